import { expect, it } from 'vitest';
import { LANDSCAPE_TABLE } from './landscapes';

it('reads the landscape table of the game, and where each number is from', () => {
  expect(
    LANDSCAPE_TABLE.map(({ kind, base, prize }) => [kind, base.value, ...prize.map(({ value }) => value)]),
  ).toEqual([
    ['wasteland', 0, 3, 2, 1, 0],
    ['pasture', 3, 4, 3, 2, 1],
    ['river', 5, 5, 4, 3, 2],
    ['forest', 7, 6, 4, 3, 2],
    ['village', 10, 7, 5, 3, 2],
    ['city', 15, 8, 6, 4, 3],
  ]);
  const from = (provenance: string) =>
    LANDSCAPE_TABLE.flatMap(({ kind, prize }) =>
      prize.flatMap((number, place) => (number.provenance === provenance ? [`${kind} ${place + 1}`] : [])),
    );
  expect(from('rulebook')).toEqual(['river 1', 'city 3']);
  expect(from('reported')).toEqual(['river 2']);
  expect(LANDSCAPE_TABLE.every(({ base }) => base.provenance === 'reported')).toBe(true);
});
