/** What a sheet over the board may be about. */
export type Sheet =
  | { of: 'landscape'; number: number }
  | { of: 'player'; seat: number }
  | { of: 'actions' | 'supply' | 'scores' | 'recent' };
