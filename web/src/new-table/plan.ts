/** The configuration of a new table: game, options, seats, clock. */
import {
  GAMES,
  LEVELS,
  type Fischer,
  type GameInfo,
  type Unlimited,
  type OptionField,
  type CreateTable,
  type PerTurn,
} from '../app/protocol';
import { readClock } from './clocks';

export type GameName = (typeof GAMES)[number]['name'];
export const GAME_NAMES: readonly GameName[] = GAMES.map(({ name }) => name);
export type Level = (typeof LEVELS)[number];
export type Clock = Unlimited | PerTurn | Fischer;
/** Who is to have a seat. */
export type Occupant = 'me' | 'friend' | Level;
/** The value of each option; of a seat null: drawn by lot. */
export type Options = Record<string, boolean | number | null>;

export interface Plan {
  game: GameName;
  options: Options;
  /** Of the most seats that the game can have, those that it has are used. */
  seats: Occupant[];
  clock: Clock;
  isPublic: boolean;
  /** Whether anyone may take a free seat of a public table. */
  isOpenToAll: boolean;
  /** Whether players may ask for hints: against bots alone, and among people, who are all told. */
  hintsAgainstBots: boolean;
  hintsAmongPeople: boolean;
  /** Whether the game changes the ratings of those who play it; where there is a clock. */
  isRated: boolean;
  language: string;
}

export function isGame(name: unknown): name is GameName {
  return GAME_NAMES.includes(name as GameName);
}

export function isLevel(name: unknown): name is Level {
  return LEVELS.includes(name as Level);
}

/** What the server offers of a game. */
export function gameInfo(game: GameName): GameInfo {
  return GAMES.find(({ name }) => name === game)!;
}

/** The plain game: every option with its default. */
export function defaultOptions(game: GameName): Options {
  return Object.fromEntries(gameInfo(game).options.map((field) => [field.name, field.default]));
}

/** The default: a game with friends. */
export function defaultPlan(game: GameName, language: string): Plan {
  return {
    game,
    options: defaultOptions(game),
    seats: seatsWith(game, 'friend'),
    clock: { kind: 'unlimited' },
    isPublic: false,
    isOpenToAll: false,
    hintsAgainstBots: true,
    hintsAmongPeople: false,
    isRated: false,
    language,
  };
}

/** A game against bots of one level. */
export function botPlan(game: GameName, level: Level, language: string): Plan {
  return { ...defaultPlan(game, language), seats: seatsWith(game, level) };
}

function seatsWith(game: GameName, others: Occupant): Occupant[] {
  return Array.from({ length: gameInfo(game).most_seats }, (_, seat) => (seat === 0 ? 'me' : others));
}

export function seatCount({ game, options }: Pick<Plan, 'game' | 'options'>): number {
  const { seats_option, most_seats } = gameInfo(game);
  return seats_option === null ? most_seats : Number(options[seats_option]);
}

/** Whether somebody is to be invited. */
export function hasFriends(plan: Pick<Plan, 'game' | 'options' | 'seats'>): boolean {
  return plan.seats.slice(0, seatCount(plan)).includes('friend');
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

/** The plan with me on a seat that the game has, and no option that names a seat that it doesn't have. */
export function normalizePlan(plan: Plan): Plan {
  const count = seatCount(plan);
  const own = plan.seats.indexOf('me');
  const seats = own < count ? plan.seats : assignSeat(plan.seats, 0, 'me');
  const options = { ...plan.options };
  for (const { name, kind } of gameInfo(plan.game).options)
    if (kind === 'seat' && Number(options[name]) >= count) options[name] = null;
  return { ...plan, seats, options };
}

/** Who is about to lose a rated game may not wait for ever: it has a clock. */
export function isRated({ isRated: isWanted, clock }: Pick<Plan, 'isRated' | 'clock'>): boolean {
  return isWanted && clock.kind !== 'unlimited';
}

/** The request for the server, with only those options that differ from the defaults. */
export function requestOf(plan: Plan): CreateTable {
  const options: Record<string, boolean | number> = {};
  for (const { name, default: usual } of gameInfo(plan.game).options) {
    const chosen = plan.options[name];
    if (chosen !== undefined && chosen !== null && chosen !== usual) options[name] = chosen;
  }
  return {
    game: plan.game,
    options,
    seats: plan.seats.slice(0, seatCount(plan)).map((occupant) => ({ bot: isLevel(occupant) ? occupant : null })),
    time_control: plan.clock,
    public: plan.isPublic,
    open_to_all: plan.isPublic && plan.isOpenToAll && hasFriends(plan),
    hints: !isRated(plan) && (hasFriends(plan) ? plan.hintsAmongPeople : plan.hintsAgainstBots),
    rated: isRated(plan),
    language: plan.language,
  };
}

/** Parse stored options. What is missing or invalid gets its default. */
export function readOptions(saved: unknown, game: GameName): Options {
  const stored = (typeof saved === 'object' && saved !== null ? saved : {}) as Options;
  const options = gameInfo(game).options.map((field) => {
    const value = stored[field.name];
    return [field.name, value !== undefined && isValid(value, field) ? value : field.default];
  });
  return Object.fromEntries(options) as Options;
}

function isValid(value: unknown, { kind, low, high }: OptionField): boolean {
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'seat') return value === null || Number.isInteger(value);
  return Number.isInteger(value) && low <= Number(value) && Number(value) <= high;
}

/** Parse a stored plan. What is missing or invalid gets its default: an older version may have written it. */
export function readPlan(saved: unknown, game: GameName, language: string): Plan {
  const defaults = defaultPlan(game, language);
  if (typeof saved !== 'object' || saved === null) return defaults;
  const stored = saved as Partial<Plan>;
  const { most_seats } = gameInfo(game);
  const seats = Array.isArray(stored.seats) && stored.seats.length === most_seats ? stored.seats : defaults.seats;
  const isOccupant = (occupant: Occupant) => occupant === 'me' || occupant === 'friend' || isLevel(occupant);
  const areGood = seats.every(isOccupant) && seats.filter((occupant) => occupant === 'me').length === 1;
  return normalizePlan({
    ...defaults,
    options: readOptions(stored.options, game),
    seats: areGood ? seats : defaults.seats,
    clock: readClock(stored.clock),
    hintsAgainstBots: stored.hintsAgainstBots !== false,
    hintsAmongPeople: stored.hintsAmongPeople === true,
    isRated: stored.isRated === true,
    isPublic: stored.isPublic === true,
    isOpenToAll: stored.isOpenToAll === true,
  });
}
