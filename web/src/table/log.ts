/** The moves of a table's event log. */
import type { TableEvent } from '../app/protocol';
import type { LastMove } from './board-props';

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

/** A greeting, and how long the log was when it was said. */
export interface Said {
  seat: number;
  greeting: string;
  after: number;
}

interface Entry {
  key: string;
  seat: number;
  line?: TableEvent;
  greeting?: string;
}

/** The log with the greetings in it: each after the line that it followed. */
export function withGreetings(lines: readonly TableEvent[], said: readonly Said[]): Entry[] {
  const entries: Entry[] = [];
  let next = 0;
  const greetUpTo = (number: number) => {
    for (; next < said.length && said[next]!.after < number; next += 1) {
      const { seat, greeting } = said[next]!;
      entries.push({ key: `greeting-${next}`, seat, greeting });
    }
  };
  for (const line of lines) {
    greetUpTo(line.number);
    entries.push({ key: `line-${line.number}`, seat: line.seat, line });
  }
  greetUpTo(Infinity);
  return entries;
}
