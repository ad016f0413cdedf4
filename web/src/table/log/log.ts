/** The moves of a table's event log. */
import type { TableEvent } from '../../app/protocol';
import type { LastMove } from '../../board/board-props';

/** Whether an event is told: shares of the deal are for the check of the shuffle. */
export const isTold = ({ kind }: TableEvent): boolean => kind !== 'reveal';

/** The moves in effect: those taken back are left out. */
export function movesInEffect(events: readonly TableEvent[]): LastMove[] {
  const moves: LastMove[] = [];
  for (const { kind, seat, text, number } of events) {
    if (kind === 'move') moves.push({ seat, text, number });
    else if (kind === 'undo') moves.length = Math.min(moves.length, Number(text));
  }
  return moves;
}

/** The moves since a seat's own last one; for who has none, the last turn: all moves in a row by the same seat. */
export function recent(events: readonly TableEvent[], you: number | null): LastMove[] {
  const moves = movesInEffect(events);
  if (you === null || !moves.some(({ seat }) => seat === you)) {
    const last = moves.at(-1)?.seat;
    const from = moves.findLastIndex(({ seat }) => seat !== last);
    return moves.slice(from + 1);
  }
  return moves.slice(moves.findLastIndex(({ seat }) => seat === you) + 1);
}
