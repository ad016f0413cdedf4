/** A tournament as the form has it, and as the server takes it. */
import type { TournamentPlan } from '../app/protocol';
import { DAY, kindOf, type ClockKind } from '../new-table/clocks';
import type { Clock, GameName, Options } from '../new-table/plan';
import { gameInfo } from '../new-table/plan';

export const FORMATS: TournamentPlan['format'][] = ['swiss', 'round-robin', 'knock-out', 'arena', 'groups'];
/** How long a table waits for who is to sit there, in seconds. */
const GRACES = [60, 180, 300, 600, DAY, 3 * DAY];
export const USUAL_GRACE = 300;
const USUAL_GRACE_BY_DAYS = 3 * DAY;
/** Days from round to round, in a league. */
export const ROUNDS_EVERY = [1, 2, 3, 7, 14];
/** As many as the server takes. */
const MAX_ENTRANTS = 256;

export interface Draft {
  name: string;
  rounds: number;
  /** How often everybody meets everybody in a round robin. */
  cycles: number;
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
  isRated: boolean;
  isPublic: boolean;
}

/** Whether all tables of a round are dealt the same shuffle: in an arena games begin at any time. */
export const isPaired = (draft: Draft, format: TournamentPlan['format']): boolean =>
  draft.isPaired && format !== 'arena';

/**
 * The clocks to choose from. Some clock there must be, or a round might never end; with paired deals it is one for the
 * whole game, since everybody plays at the same time.
 */
export const clockKinds = (isPaired: boolean): ClockKind[] =>
  isPaired ? ['fischer'] : ['per-turn', 'fischer', 'days'];

/** For how long a table may wait: who plays by days does not come within minutes. */
export const gracesFor = (clock: Clock): number[] =>
  kindOf(clock) === 'days' ? GRACES.filter((seconds) => seconds >= DAY) : GRACES;

/** For how long it waits after another clock was chosen: what goes with the one may make no sense with the other. */
export function graceAfter(before: ClockKind, now: ClockKind, grace: number): number {
  if ((before === 'days') === (now === 'days')) return grace;
  return now === 'days' ? USUAL_GRACE_BY_DAYS : USUAL_GRACE;
}

/** Whether one can enter after the start: everybody plays everybody only if all are there. */
export const mayAdmitLate = (format: TournamentPlan['format']): boolean =>
  format === 'swiss' || format === 'arena' || format === 'groups';

export function planOf(
  draft: Draft,
  game: GameName,
  chosen: Options,
  format: TournamentPlan['format'],
  clock: Clock,
): TournamentPlan {
  const { options: fields, seats_option } = gameInfo(game);
  const options: TournamentPlan['options'] = {};
  const hasPairs = isPaired(draft, format);
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
    cycles: draft.cycles,
    arena_minutes: draft.minutes,
    final: format === 'groups' && draft.hasFinal,
    paired_deals: hasPairs,
    starts_at: draft.starts ? new Date(draft.starts).getTime() : null,
    grace_seconds: draft.grace,
    break_seconds: 0,
    round_every_seconds: format !== 'arena' && !hasPairs && draft.every ? draft.every : null,
    late_entry: mayAdmitLate(format) && draft.admitsLate,
    max_entrants: MAX_ENTRANTS,
    fill_to: draft.fillTo || 0,
    fill_level: draft.level,
    admits_bots: !hasPairs && draft.admitsBots,
    rated: !hasPairs && draft.isRated,
    public: !hasPairs && draft.isPublic,
  };
}
