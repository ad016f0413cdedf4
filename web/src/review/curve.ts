/** The chance curve of a review: where its points, ticks and dots lie. Plies run to the right, chances upwards. */
import type { Decision, Evaluation, Review } from '../app/protocol';

export interface Point {
  ply: number;
  chance: number;
}
export type Judged = Decision & { evaluation: Evaluation };

/** The steps between turns that are written on the scale. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200];

export const isJudged = (made: Decision): made is Judged => made.evaluation !== null;

export const lengthOf = (review: Review): number => Math.max(review.decisions.length, 1);

/** A seat's chance at every decision, and how it came out in the end. */
export function curveOf(review: Review, seat: number): Point[] {
  const known = review.decisions
    .filter(isJudged)
    .map(({ ply, evaluation }) => ({ ply, chance: evaluation.chances[seat]! }));
  const end = { ply: lengthOf(review), chance: review.chances[seat]! };
  // Up to the first choice the chance is that of the first choice.
  return [{ ply: 0, chance: (known[0] ?? end).chance }, ...known.filter(({ ply }) => ply > 0), end];
}

/**
 * The curve of a game of two, smoothed: a chance is what the player to move could know, so it jumps whenever the other
 * is to move, though nothing has happened. Each point is taken together with those beside it.
 */
export function smoothed(points: readonly Point[]): Point[] {
  return points.map(({ ply, chance }, place) => {
    const before = points[place - 1];
    const after = points[place + 1];
    // The ends are certain: how it began, and how it came out.
    return before && after ? { ply, chance: (before.chance + 2 * chance + after.chance) / 4 } : { ply, chance };
  });
}

/** The chance on a curve at a ply, between its points. */
export function chanceAt(points: readonly Point[], ply: number): number {
  const next = points.findIndex((point) => point.ply >= ply);
  const to = points[next] ?? points.at(-1)!;
  const from = points[next - 1];
  if (!from) return to.chance;
  return from.chance + ((to.chance - from.chance) * (ply - from.ply)) / (to.ply - from.ply);
}

/** A path through points in a square of 100. */
export function pathOf(points: readonly Point[], length: number): string {
  return points
    .map(({ ply, chance }, place) => `${place ? 'L' : 'M'}${round((100 * ply) / length)} ${round(100 - 100 * chance)}`)
    .join('');
}

const round = (number: number) => Math.round(number * 100) / 100;

/** The decisions that turned the game, in their order. */
export function turningPoints(review: Review): Judged[] {
  return review.decisions.filter(isJudged).filter(({ evaluation }) => evaluation.turning_point);
}

/** Turns to write below the curve: evenly, and no more than there is room for. */
export function turnTicks(review: Review, most: number): { turn: number; ply: number }[] {
  const begins = review.decisions.filter(({ place }) => place === 1).map(({ turn, ply }) => ({ turn, ply }));
  const step = STEPS.find((size) => begins.length / size <= most) ?? STEPS.at(-1)!;
  return begins.filter(({ turn }) => turn % step === 0 || turn === 1);
}

/** Where each round begins; nothing if there is only one. */
export function roundStarts(review: Review): { round: number; ply: number }[] {
  const starts = new Map<number, number>();
  for (const { round: number, ply } of review.decisions) if (!starts.has(number)) starts.set(number, ply);
  return starts.size > 1 ? [...starts].map(([number, ply]) => ({ round: number, ply })) : [];
}

/** The moment that is meant by a tap so far to the right. */
export function plyAt(share: number, length: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * length);
}
