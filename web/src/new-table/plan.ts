/** The configuration of a new table: game, options, seats, clock. */
import { LEVELS, type Fischer, type Unlimited, type CreateTable, type PerTurn } from '../app/protocol';
import { readClock } from './clocks';

export const GAMES = ['schotten-totten', 'verraeter'] as const;
export type GameName = (typeof GAMES)[number];
export type Level = (typeof LEVELS)[number];
export type Clock = Unlimited | PerTurn | Fischer;
/** Who is to have a seat. */
export type Occupant = 'me' | 'friend' | Level;

export const MAX_ROUNDS = 99;
const MAX_SEATS = 4;

export interface Plan {
  game: GameName;
  tactics: boolean;
  expert: boolean;
  rounds: number;
  players: number;
  /** The seat that starts; null: drawn by lot. */
  first: number | null;
  /** Of four seats, those that the game has are used. */
  seats: Occupant[];
  clock: Clock;
  isPublic: boolean;
  hints: boolean;
  language: string;
}

export function isGame(name: unknown): name is GameName {
  return GAMES.includes(name as GameName);
}

export function isLevel(name: unknown): name is Level {
  return LEVELS.includes(name as Level);
}

/** The default: a game with friends. */
export function defaultPlan(game: GameName, language: string): Plan {
  return {
    game,
    tactics: false,
    expert: false,
    rounds: 1,
    players: 4,
    first: null,
    seats: ['me', 'friend', 'friend', 'friend'],
    clock: { kind: 'unlimited' },
    isPublic: false,
    hints: true,
    language,
  };
}

/** A game against bots of one level. */
export function botPlan(game: GameName, level: Level, language: string): Plan {
  return { ...defaultPlan(game, language), seats: ['me', level, level, level] };
}

export function seatCount(plan: Pick<Plan, 'game' | 'players'>): number {
  return plan.game === 'schotten-totten' ? 2 : plan.players;
}

/** Assign a seat. I have exactly one: whoever was on my new seat gets my old one. */
export function assignSeat(seats: readonly Occupant[], seat: number, occupant: Occupant): Occupant[] {
  const before = seats[seat]!;
  if (before === 'me' && occupant !== 'me') return [...seats];
  return seats.map((other, number) => {
    if (number === seat) return occupant;
    return occupant === 'me' && other === 'me' ? before : other;
  });
}

/** The plan with me on a seat that the game has, and a first player who takes part. */
export function normalizePlan(plan: Plan): Plan {
  const count = seatCount(plan);
  const own = plan.seats.indexOf('me');
  const seats = own < count ? plan.seats : assignSeat(plan.seats, 0, 'me');
  return { ...plan, seats, first: plan.first !== null && plan.first >= count ? null : plan.first };
}

/** The request for the server, with only those options that differ from the defaults. */
export function requestOf(plan: Plan): CreateTable {
  const options: Record<string, boolean | number> = {};
  if (plan.game === 'schotten-totten') {
    if (plan.tactics) options.tactics = true;
    if (plan.expert) options.expert = true;
    if (plan.rounds !== 1) options.rounds = plan.rounds;
  } else {
    options.players = plan.players;
  }
  if (plan.first !== null) options.first = plan.first;
  return {
    game: plan.game,
    options,
    seats: plan.seats.slice(0, seatCount(plan)).map((occupant) => ({ bot: isLevel(occupant) ? occupant : null })),
    time_control: plan.clock,
    public: plan.isPublic,
    hints: plan.hints,
    language: plan.language,
  };
}

/** Parse a stored plan. What is missing or invalid gets its default: an older version may have written it. */
export function readPlan(saved: unknown, game: GameName, language: string): Plan {
  const defaults = defaultPlan(game, language);
  if (typeof saved !== 'object' || saved === null) return defaults;
  const stored = saved as Partial<Plan>;
  const seats = Array.isArray(stored.seats) && stored.seats.length === MAX_SEATS ? stored.seats : defaults.seats;
  const isOccupant = (occupant: Occupant) => occupant === 'me' || occupant === 'friend' || isLevel(occupant);
  const areGood = seats.every(isOccupant) && seats.filter((occupant) => occupant === 'me').length === 1;
  const rounds = Number(stored.rounds);
  return normalizePlan({
    ...defaults,
    tactics: stored.tactics === true,
    expert: stored.expert === true,
    rounds: Number.isInteger(rounds) && rounds >= 1 && rounds <= MAX_ROUNDS ? rounds : 1,
    players: stored.players === 3 ? 3 : 4,
    seats: areGood ? seats : defaults.seats,
    clock: readClock(stored.clock),
    hints: stored.hints !== false,
    isPublic: stored.isPublic === true,
  });
}
