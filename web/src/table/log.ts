/** What the log says happened, as far as the page must know it: no rule is known here. */
import type { Line } from '../app/protocol';
import type { LastMove } from './board';

/** The moves that stand: those taken back are left out. */
export function standing(lines: readonly Line[]): LastMove[] {
  const moves: LastMove[] = [];
  for (const { kind, seat, text, number } of lines) {
    if (kind === 'move') moves.push({ seat, text, number });
    else if (kind === 'undo') moves.length = Math.min(moves.length, Number(text));
  }
  return moves;
}

/** The moves since a seat's own last one; for who has none, the last turn: all moves in a row by the same seat. */
export function recent(lines: readonly Line[], you: number | null): LastMove[] {
  const moves = standing(lines);
  if (you === null || !moves.some(({ seat }) => seat === you)) {
    const last = moves.at(-1)?.seat;
    const from = moves.findLastIndex(({ seat }) => seat !== last);
    return moves.slice(from + 1);
  }
  return moves.slice(moves.findLastIndex(({ seat }) => seat === you) + 1);
}
