/** The plan of a table: who sits where, and what is played how. */
import { LEVELS, type BankClock, type NoClock, type TableRequest, type TurnClock } from '../app/protocol';
import { readClock } from './clocks';

export const GAMES = ['schotten-totten', 'verraeter'] as const;
export type GameName = (typeof GAMES)[number];
export type Level = (typeof LEVELS)[number];
export type Clock = NoClock | TurnClock | BankClock;
/** Who is to sit on a seat. */
export type Sitter = 'me' | 'friend' | Level;

export const MOST_ROUNDS = 99;
const MOST_SEATS = 4;

export interface Plan {
  game: GameName;
  tactics: boolean;
  expert: boolean;
  rounds: number;
  players: number;
  /** The seat that starts; null: the lot decides. */
  first: number | null;
  /** Of four seats, those that the game has are used. */
  seats: Sitter[];
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

/** A game with a friend, as most people want it. */
export function usualPlan(game: GameName, language: string): Plan {
  return {
    game,
    tactics: false,
    expert: false,
    rounds: 1,
    players: 4,
    first: null,
    seats: ['me', 'friend', 'friend', 'friend'],
    clock: { kind: 'none' },
    isPublic: false,
    hints: true,
    language,
  };
}

/** A game against bots of one level. */
export function botPlan(game: GameName, level: Level, language: string): Plan {
  return { ...usualPlan(game, language), seats: ['me', level, level, level] };
}

export function seatCount(plan: Pick<Plan, 'game' | 'players'>): number {
  return plan.game === 'schotten-totten' ? 2 : plan.players;
}

/** Put somebody on a seat. I sit on one seat only, and always on one: whoever was there changes places with me. */
export function seated(seats: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const before = seats[seat]!;
  if (before === 'me' && sitter !== 'me') return [...seats];
  return seats.map((other, number) => {
    if (number === seat) return sitter;
    return sitter === 'me' && other === 'me' ? before : other;
  });
}

/** The plan with me on a seat that the game has, and a first player who is there. */
export function fitted(plan: Plan): Plan {
  const count = seatCount(plan);
  const own = plan.seats.indexOf('me');
  const seats = own < count ? plan.seats : seated(plan.seats, 0, 'me');
  return { ...plan, seats, first: plan.first !== null && plan.first >= count ? null : plan.first };
}

/** What the server is asked for. Of the options only those that differ from the plain game. */
export function requestOf(plan: Plan): TableRequest {
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
    seats: plan.seats.slice(0, seatCount(plan)).map((sitter) => ({ bot: isLevel(sitter) ? sitter : null })),
    clock: plan.clock,
    public: plan.isPublic,
    hints: plan.hints,
    language: plan.language,
  };
}

/** A plan that was kept, with what it lacks or has wrong made usual: an older version may have written it. */
export function readPlan(kept: unknown, game: GameName, language: string): Plan {
  const usual = usualPlan(game, language);
  if (typeof kept !== 'object' || kept === null) return usual;
  const was = kept as Partial<Plan>;
  const seats = Array.isArray(was.seats) && was.seats.length === MOST_SEATS ? was.seats : usual.seats;
  const isSitter = (sitter: Sitter) => sitter === 'me' || sitter === 'friend' || isLevel(sitter);
  const areGood = seats.every(isSitter) && seats.filter((sitter) => sitter === 'me').length === 1;
  const rounds = Number(was.rounds);
  return fitted({
    ...usual,
    tactics: was.tactics === true,
    expert: was.expert === true,
    rounds: Number.isInteger(rounds) && rounds >= 1 && rounds <= MOST_ROUNDS ? rounds : 1,
    players: was.players === 3 ? 3 : 4,
    seats: areGood ? seats : usual.seats,
    clock: readClock(was.clock),
    hints: was.hints !== false,
    isPublic: was.isPublic === true,
  });
}
