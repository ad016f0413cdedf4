import { describe, expect, test } from 'vitest';
import type { Decision, Review } from '../app/protocol';
import { chanceAt, curveOf, smoothed, pathOf, plyAt, roundStarts, turningPoints, turnTicks } from './curve';

/** A decision for each chance of A; null where there was nothing to choose. */
function reviewOf(chances: (number | null)[], { rounds = 1, turning = -1 } = {}): Review {
  const decisions = chances.map((chance, ply) => ({
    ply,
    round: 1 + Math.floor((ply * rounds) / chances.length),
    turn: ply + 1,
    place: 1,
    seat: ply % 2,
    move: 'pass',
    evaluation:
      chance === null ? null : { chances: [chance, 1 - chance], turning_point: ply === turning, alternatives: [] },
  }));
  return { decisions: decisions as unknown as Decision[], chances: [1, 0] } as Review;
}

describe('the curve', () => {
  test('goes from the first choice to the result, over what there was to choose', () => {
    const points = curveOf(reviewOf([null, 0.5, null, 0.75]), 0);
    expect(points).toEqual([
      { ply: 0, chance: 0.5 },
      { ply: 1, chance: 0.5 },
      { ply: 3, chance: 0.75 },
      { ply: 4, chance: 1 },
    ]);
  });
  test('of the other seat is its own', () => {
    expect(curveOf(reviewOf([0.25]), 1).map(({ chance }) => chance)).toEqual([0.75, 0]);
  });
  test('of a game without choices is the result', () => {
    expect(curveOf(reviewOf([null]), 0).map(({ chance }) => chance)).toEqual([1, 1]);
  });
  test('is drawn from the left to the right, certain victory at the top', () => {
    expect(pathOf(curveOf(reviewOf([0.5, 0.25]), 0), 2)).toBe('M0 50L50 75L100 0');
  });
});

test('turning points are those that are marked', () => {
  expect(turningPoints(reviewOf([0.5, 0.6, null], { turning: 1 })).map(({ ply }) => ply)).toEqual([1]);
});

test('the scale names no more turns than there is room for', () => {
  const ticks = turnTicks(reviewOf(Array<number>(43).fill(0.5)), 6);
  expect(ticks.map(({ turn }) => turn)).toEqual([1, 10, 20, 30, 40]);
  expect(turnTicks(reviewOf([0.5, 0.5, 0.5]), 6)).toHaveLength(3);
});

test('rounds are marked if there are several', () => {
  expect(roundStarts(reviewOf([0.5, 0.5, 0.5, 0.5]))).toEqual([]);
  expect(roundStarts(reviewOf([0.5, 0.5, 0.5, 0.5], { rounds: 2 }))).toEqual([
    { round: 1, ply: 0 },
    { round: 2, ply: 2 },
  ]);
});

test('a tap means the nearest moment', () => {
  expect([-0.1, 0, 0.49, 0.51, 1, 1.2].map((share) => plyAt(share, 2))).toEqual([0, 0, 1, 1, 2, 2]);
});

describe('the curve of a game of two', () => {
  test('does not jump where only the point of view changes', () => {
    const jumping = curveOf(reviewOf([0.6, 0.4, 0.6, 0.4, 0.6]), 0);
    const inside = smoothed(jumping).slice(1, -2);
    expect(inside.map(({ chance }) => Math.round(100 * chance))).toEqual([50, 50, 50]);
  });
  test('begins and ends where it did', () => {
    const points = curveOf(reviewOf([0.5, 0.25]), 0);
    expect([smoothed(points)[0], smoothed(points).at(-1)]).toEqual([points[0], points.at(-1)]);
  });
  test('has a chance between its points too', () => {
    const points = [
      { ply: 0, chance: 0.5 },
      { ply: 2, chance: 1 },
    ];
    expect([0, 1, 2, 3].map((ply) => chanceAt(points, ply))).toEqual([0.5, 0.75, 1, 1]);
  });
});
