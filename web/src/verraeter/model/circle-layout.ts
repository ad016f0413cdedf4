/** Where the twelve landscapes lie, as shares of the board's side: around a square, which uses the room best. */

export interface Position {
  x: number;
  y: number;
}

export const NUMBERS = Array.from({ length: 12 }, (_, place) => place + 1);

/** Four landscapes a side, with gaps between them. */
export const GAP = 0.02;
export const TILE = (1 - 3 * GAP) / 4;

const at = (place: number) => TILE / 2 + place * (TILE + GAP);
/** The places clockwise from the top left. */
const PLACES: [column: number, row: number][] = [
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

export function landscapePosition(number: number): Position {
  const [column, row] = PLACES[number - 1]!;
  return { x: at(column), y: at(row) };
}

/** The border between a landscape and the next one clockwise. */
export function borderPosition(first: number): Position {
  const [one, two] = [landscapePosition(first), landscapePosition((first % 12) + 1)];
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}

export function positionStyle({ x, y }: Position): string {
  return `--x:${x.toFixed(4)};--y:${y.toFixed(4)}`;
}
