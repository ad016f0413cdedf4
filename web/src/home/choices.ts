/** What was chosen last time, so that the next game is a tap away. */
import { isGame, isLevel, readPlan, type GameName, type Level, type Plan } from './plan';

const KEY = 'highlands.choices';

export interface Quick {
  game: GameName;
  /** The level that was played against last; null before the first game. */
  level: Level | null;
  tactics: boolean;
  players: number;
}

interface Kept {
  quick?: Partial<Quick>;
  plans?: Partial<Record<GameName, unknown>>;
  last?: GameName;
}

function kept(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

function keep(more: Kept): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...more }));
}

export function lastQuick(): Quick {
  const was = kept().quick ?? {};
  return {
    game: isGame(was.game) ? was.game : 'schotten-totten',
    level: isLevel(was.level) ? was.level : null,
    tactics: was.tactics === true,
    players: was.players === 3 ? 3 : 4,
  };
}

export function keepQuick(quick: Quick): void {
  keep({ quick });
}

/** The game that a table was last laid for. */
export function lastGame(): GameName {
  const { last } = kept();
  return isGame(last) ? last : 'schotten-totten';
}

export function lastPlan(game: GameName, language: string): Plan {
  return readPlan(kept().plans?.[game], game, language);
}

export function keepPlan(plan: Plan): void {
  keep({ last: plan.game, plans: { ...kept().plans, [plan.game]: plan } });
}
