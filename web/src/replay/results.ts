/** How a game ended, as messages. */
import type { End, Message, TableState } from '../app/protocol';

export type Outcome = 'won' | 'shared' | 'lost' | 'draw' | 'over';

const message = (id: string, args: Record<string, unknown> = {}): Message => ({ id, args });

/** What the list of tables says of an end, such as `played; A; A 5, B 2`. */
export function readResult(text: string): End | null {
  const [reason, winners, points] = text.split('; ');
  if (!reason || winners === undefined || points === undefined) return null;
  return {
    reason: reason as End['reason'],
    winners: Array.from(winners.replace('-', ''), (letter) => letter.charCodeAt(0) - 'A'.charCodeAt(0)),
    points: points.split(', ').map((part) => Number(part.slice(2))),
  };
}

/** The outcome for a seat; for a spectator a game is just over, and so it is for everybody where all have left. */
export function outcomeFor({ winners, reason }: End, you: number | null): Outcome {
  if (reason === 'abandoned') return 'over';
  if (winners.length === 0) return 'draw';
  if (you === null) return 'over';
  if (!winners.includes(you)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

/** Who has won. */
export function headline(end: End, titles: readonly string[], you: number | null): Message {
  const outcome = outcomeFor(end, you);
  const others = end.winners.filter((seat) => seat !== you).map((seat) => titles[seat]!);
  if (end.reason === 'abandoned') return message('after-over');
  if (outcome === 'won') return message('after-you-won');
  if (outcome === 'draw') return message('after-draw');
  if (outcome === 'shared') return message('after-you-shared', { names: others.map(plain) });
  // Where a game of several was broken off, those who stayed have not really won it together.
  if (end.reason !== 'played' && others.length > 1) return message('after-over');
  if (others.length > 1) return message('after-shared', { names: others.map(plain) });
  return message('after-won', { name: others[0]! });
}

/** Why the game ended as it did. */
export function resultReason(end: End, titles: readonly string[], view: TableState['view']): Message {
  const losers = titles.filter((_, seat) => !end.winners.includes(seat));
  if (end.reason === 'draw') return message('after-how-agreed');
  if (end.host_note !== undefined)
    return end.host_note ? message('after-how-host-note', { note: end.host_note }) : message('after-how-host');
  if (end.reason === 'abandoned' && !view) return message('after-how-closed');
  if (end.reason !== 'played')
    return message(`after-how-${end.reason}`, { names: losers.map(plain), number: losers.length });
  if (view?.type !== 'schotten-totten') return message('after-how-points', { points: Math.max(...end.points) });
  if (view.rounds > 1)
    return message(end.winners.length ? 'after-how-match' : 'after-how-match-even', { rounds: view.rounds });
  return message(`after-how-${view.won_by}`, { number: view.stones_to_win });
}

/** How many stones each player of Schotten Totten holds in the end; null in other games. */
export function heldStones(view: TableState['view']): number[] | null {
  if (view?.type !== 'schotten-totten') return null;
  return view.hands.map((_, seat) => view.stones.filter(({ owner }) => owner === seat).length);
}

/** Whether a table's points tell something: not those of a single round of Schotten Totten, nor of a game broken off. */
export const hasPoints = (game: string, options: string, { reason }: End): boolean =>
  reason === 'played' && (game !== 'schotten-totten' || /\brounds \d/.test(options));

/** A name as a part of a list: a list of messages ends with an "and", one of mere texts does not. */
function plain(name: string): Message {
  return message('after-name', { name });
}

/** The seats from most points to fewest, with their places; equal points share a place. */
export function ranking({
  points,
  winners,
}: End): { seat: number; points: number; place: number; isWinner: boolean }[] {
  return points
    .map((own, seat) => ({
      seat,
      points: own,
      place: 1 + points.filter((other) => other > own).length,
      isWinner: winners.includes(seat),
    }))
    .sort((one, other) => Number(other.isWinner) - Number(one.isWinner) || other.points - one.points);
}
