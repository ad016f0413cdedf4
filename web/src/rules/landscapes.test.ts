import { expect, it } from 'vitest';
import { LANDSCAPE_TABLE } from './landscapes';

it('reads the landscape table of the game, with what is known from print', () => {
  expect(LANDSCAPE_TABLE.map(({ kind, base, prize }) => [kind, base, ...prize.map(({ points }) => points)])).toEqual([
    ['wasteland', 0, 3, 2, 1, 0],
    ['pasture', 3, 4, 3, 2, 1],
    ['river', 5, 5, 4, 3, 2],
    ['forest', 7, 6, 4, 3, 2],
    ['village', 10, 7, 5, 3, 2],
    ['city', 15, 8, 6, 4, 3],
  ]);
  const attested = LANDSCAPE_TABLE.flatMap(({ kind, prize }) =>
    prize.flatMap(({ isAttested }, place) => (isAttested ? [`${kind} ${place + 1}`] : [])),
  );
  expect(attested).toEqual(['river 1', 'river 2', 'city 3']);
});
