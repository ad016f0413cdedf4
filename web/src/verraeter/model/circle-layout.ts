/** Where the twelve landscapes lie, as shares of the board's side: in a square ring on a phone, else in a true circle. */

export interface Position {
  /** The centre in the square ring. */
  sx: number;
  sy: number;
  /** The centre in the circle. */
  cx: number;
  cy: number;
}

export const NUMBERS = Array.from({ length: 12 }, (_, place) => place + 1);

/** The square ring: four landscapes a side, with gaps between them. */
export const GAP = 0.02;
export const TILE = (1 - 3 * GAP) / 4;
/** The circle: as large as twelve upright squares allow that stand 15° beside the top. */
export const ROUND_TILE = 0.176;
const RADIUS = (1 - ROUND_TILE) / 2 - 0.004;
const STEP = Math.PI / 6;

const at = (place: number) => TILE / 2 + place * (TILE + GAP);
/** The places clockwise from the top left. */
const SQUARE: [number, number][] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
];

function round(angle: number, radius: number) {
  return { cx: 0.5 + radius * Math.sin(angle), cy: 0.5 - radius * Math.cos(angle) };
}

export function landscapePosition(number: number): Position {
  const [column, row] = SQUARE[number - 1]!;
  return { sx: at(column), sy: at(row), ...round((number - 0.5) * STEP, RADIUS) };
}

/** The border between a landscape and the next one clockwise. */
export function borderPosition(first: number): Position {
  const [one, two] = [landscapePosition(first), landscapePosition((first % 12) + 1)];
  return {
    sx: (one.sx + two.sx) / 2,
    sy: (one.sy + two.sy) / 2,
    ...round(first * STEP, RADIUS * Math.cos(STEP / 2)),
  };
}

export function positionStyle({ sx, sy, cx, cy }: Position): string {
  return `--sx:${sx.toFixed(4)};--sy:${sy.toFixed(4)};--cx:${cx.toFixed(4)};--cy:${cy.toFixed(4)}`;
}
