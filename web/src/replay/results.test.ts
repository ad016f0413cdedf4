import { describe, expect, test } from 'vitest';
import type { End, SchottenTottenView, VerraeterView } from '../app/protocol';
import { hasPoints, headline, heldStones, resultReason, readResult, ranking, outcomeFor } from './results';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];

function border(won_by: string | null, rounds = 1, owners = ''): SchottenTottenView {
  const stones = Array.from(owners, (owner) => ({ owner: owner === '-' ? null : 'AB'.indexOf(owner) }));
  const view = { type: 'schotten-totten', rounds, won_by, stones, hands: [{}, {}], stones_to_win: 3 };
  return view as unknown as SchottenTottenView;
}

const end = (text: string) => readResult(text)!;

describe('the result in a list', () => {
  test('tells reason, winners and points', () => {
    expect(readResult('played; A; A 5, B 2')).toEqual({ reason: 'played', winners: [0], points: [5, 2] });
    expect(readResult('played; BD; A 11, B 23, C 9, D 23')?.winners).toEqual([1, 3]);
    expect(readResult('draw; -; A 0, B 0')?.winners).toEqual([]);
  });
  test('is nothing if it can not be read', () => expect(readResult('running')).toBeNull());
  test('means something else to each seat', () => {
    const shared = end('played; BD; A 11, B 23, C 9, D 23');
    expect([0, 1, null].map((you) => outcomeFor(shared, you))).toEqual(['lost', 'shared', 'over']);
    expect(outcomeFor(end('played; A; A 5, B 2'), 0)).toBe('won');
    expect(outcomeFor(end('draw; -; A 0, B 0'), 1)).toBe('draw');
  });
});

describe('the headline', () => {
  test('names the winner, or you', () => {
    const won = end('played; B; A 2, B 5');
    expect(headline(won, NAMES, 1).id).toBe('after-you-won');
    expect(headline(won, NAMES, 0)).toEqual({ id: 'after-won', args: { name: 'Ben' } });
    expect(headline(won, NAMES, null).id).toBe('after-won');
  });
  test('names all who share', () => {
    const shared = end('played; BD; A 1, B 3, C 2, D 3');
    expect(headline(shared, NAMES, 0).id).toBe('after-shared');
    expect(headline(shared, NAMES, 3)).toMatchObject({
      id: 'after-you-shared',
      args: { names: [{ args: { name: 'Ben' } }] },
    });
  });
  test('calls nobody a winner of a game of several that was broken off', () => {
    expect(headline(end('resigned; BC; A 1, B 3, C 2'), NAMES, 0).id).toBe('after-over');
  });
  test('a table that everybody has left is just over', () => {
    const left = end('abandoned; -; A 0, B 0');
    expect(outcomeFor(left, 0)).toBe('over');
    expect(headline(left, NAMES, 0).id).toBe('after-over');
    expect(resultReason(left, NAMES, border(null)).id).toBe('after-how-abandoned');
    expect(resultReason(left, NAMES, null).id).toBe('after-how-closed');
  });
});

describe('the reason', () => {
  test.each(['row', 'stones', 'more', 'even'])('what decided a round: %s', (won_by) => {
    expect(resultReason(end('played; A; A 5, B 2'), NAMES, border(won_by)).id).toBe(`after-how-${won_by}`);
  });
  test('so many stones as win on this border', () => {
    expect(resultReason(end('played; A; A 5, B 2'), NAMES, border('stones')).args).toEqual({ number: 3 });
  });
  test('a match, points, a draw, giving up, time', () => {
    expect(resultReason(end('played; A; A 12, B 8'), NAMES, border('row', 3))).toEqual({
      id: 'after-how-match',
      args: { rounds: 3 },
    });
    expect(resultReason(end('played; -; A 8, B 8'), NAMES, border('row', 3)).id).toBe('after-how-match-even');
    const circle = { type: 'verraeter' } as VerraeterView;
    expect(resultReason(end('played; B; A 12, B 28, C 1'), NAMES, circle).args).toEqual({ points: 28 });
    expect(resultReason(end('draw; -; A 0, B 0'), NAMES, border(null)).id).toBe('after-how-agreed');
    const left: End = end('resigned; B; A 0, B 0');
    expect(resultReason(left, NAMES.slice(0, 2), border(null))).toMatchObject({
      id: 'after-how-resigned',
      args: { number: 1 },
    });
    expect(resultReason(end('time; A; A 0, B 0'), NAMES.slice(0, 2), border(null)).id).toBe('after-how-time');
  });
});

test('the ranking puts the winners first, and gives equal points the same place', () => {
  expect(ranking(end('played; BD; A 11, B 23, C 9, D 23')).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [3, 1],
    [0, 3],
    [2, 4],
  ]);
  expect(ranking(end('resigned; B; A 3, B 0')).map(({ seat }) => seat)).toEqual([1, 0]);
});

test('stones are counted for Schotten Totten alone', () => {
  expect(heldStones(border(null, 1, 'AAB-A----'))).toEqual([3, 1]);
  expect(heldStones({ type: 'verraeter' } as unknown as VerraeterView)).toBeNull();
});

test('points are named where they decide', () => {
  expect(hasPoints('schotten-totten', 'tactics', end('played; A; A 5, B 2'))).toBe(false);
  expect(hasPoints('schotten-totten', 'rounds 3', end('played; A; A 11, B 7'))).toBe(true);
  expect(hasPoints('verraeter', '', end('played; A; A 11, B 7, C 3, D 2'))).toBe(true);
  expect(hasPoints('verraeter', '', end('resigned; A; A 0, B 0, C 0, D 0'))).toBe(false);
});
