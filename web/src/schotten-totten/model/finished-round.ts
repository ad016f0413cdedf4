/** A round of a match that has just ended: the server's next view is that of the new deal already. */
import type { SchottenTottenView } from '../../app/protocol';
import type { LastMove } from '../../board/board-props';

export interface FinishedRound {
  /** The border as it was in the end. */
  view: SchottenTottenView;
  winner: number | null;
  /** What decided it, as in the view of a single round. */
  how: 'row' | 'stones' | 'more' | 'even';
  /** The points that each seat gained. */
  gained: number[];
  /** The move that ended it. */
  last: LastMove | undefined;
}

/** The round that ended between two views that follow each other; null if none did. */
export function finishedRound(
  before: SchottenTottenView,
  now: SchottenTottenView,
  last: LastMove | undefined,
): FinishedRound | null {
  if (now.round !== before.round + 1) return null;
  const claimed = last ? Number(/^claim (\d)$/.exec(last.text)?.[1] ?? 0) : 0;
  const stones = before.stones.map((stone) => (stone.number === claimed ? { ...stone, owner: last!.seat } : stone));
  const view = { ...before, stones, points: now.points };
  const gained = now.points.map((points, seat) => points - before.points[seat]!);
  return { view, ...outcomeOf(view), gained, last };
}

function outcomeOf({
  stones,
  adjacent_to_win,
  stones_to_win,
}: SchottenTottenView): Pick<FinishedRound, 'winner' | 'how'> {
  const numbers = [0, 1].map((seat) => stones.filter(({ owner }) => owner === seat).length);
  const withRow = [0, 1].find((seat) =>
    stones.some((_, from) => {
      const row = stones.slice(from, from + adjacent_to_win);
      return row.length === adjacent_to_win && row.every(({ owner }) => owner === seat);
    }),
  );
  if (withRow !== undefined) return { winner: withRow, how: 'row' };
  if (numbers[0] === numbers[1]) return { winner: null, how: 'even' };
  const winner = numbers[0]! > numbers[1]! ? 0 : 1;
  return { winner, how: numbers[winner]! >= stones_to_win ? 'stones' : 'more' };
}
