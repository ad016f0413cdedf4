/** A tournament as the form has it, and as the server takes it. */
import type { TournamentPlan } from '../app/protocol';
import type { Clock, GameName, Options } from '../new-table/plan';
import { gameInfo } from '../new-table/plan';

export const FORMATS: TournamentPlan['format'][] = ['swiss', 'round-robin', 'knock-out', 'arena', 'groups'];
/** How long a table waits for who is to sit there, in seconds. */
export const GRACES = [60, 180, 300, 600, 86_400, 3 * 86_400];
/** Days from round to round, in a league. */
export const ROUNDS_EVERY = [1, 2, 3, 7, 14];
/** As many as the server takes. */
const MAX_ENTRANTS = 256;

export interface Draft {
  name: string;
  rounds: number;
  minutes: number;
  hasFinal: boolean;
  isPaired: boolean;
  /** As an input of the kind `datetime-local` has it; empty: when the organiser says so. */
  starts: string;
  /** Seconds from round to round; 0: when the last one is over. */
  every: number;
  grace: number;
  fillTo: number;
  level: string;
  admitsLate: boolean;
  admitsBots: boolean;
  isPublic: boolean;
}

export function planOf(
  draft: Draft,
  game: GameName,
  chosen: Options,
  format: TournamentPlan['format'],
  clock: Clock,
): TournamentPlan {
  const { options: fields, seats_option } = gameInfo(game);
  const options: TournamentPlan['options'] = {};
  for (const { name, kind, default: usual } of fields) {
    const value = chosen[name];
    const isOpen = kind === 'seat' || name === seats_option;
    if (!isOpen && value !== undefined && value !== null && value !== usual) options[name] = value;
  }
  return {
    name: draft.name.trim(),
    game,
    options,
    format,
    time_control: clock,
    rounds: draft.rounds,
    cycles: 1,
    arena_minutes: draft.minutes,
    final: format === 'groups' && draft.hasFinal,
    paired_deals: format !== 'arena' && draft.isPaired,
    starts_at: draft.starts ? new Date(draft.starts).getTime() : null,
    grace_seconds: draft.grace,
    break_seconds: 0,
    round_every_seconds: format !== 'arena' && draft.every ? draft.every : null,
    late_entry: draft.admitsLate,
    max_entrants: MAX_ENTRANTS,
    fill_to: draft.fillTo || 0,
    fill_level: draft.level,
    admits_bots: draft.admitsBots,
    public: draft.isPublic,
  };
}
