/** A banner's form for each seat, in a square of 48: straight, pointed, swallowtail, round. */
export const BANNERS = [
  'M4 4H44V44H4Z',
  'M4 4H44V31L24 46 4 31Z',
  'M4 4H44V46L24 37 4 46Z',
  'M4 4H44V25A20 20 0 0 1 4 25Z',
] as const;
