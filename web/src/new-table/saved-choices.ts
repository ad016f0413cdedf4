/** The choices of the last game, in localStorage. */
import { isGame, isLevel, readPlan, type GameName, type Level, type Plan } from './plan';

const KEY = 'highlands.choices';

export interface Quick {
  game: GameName;
  /** The level that was played against last; null before the first game. */
  level: Level | null;
  tactics: boolean;
  players: number;
}

interface Saved {
  quick?: Partial<Quick>;
  plans?: Partial<Record<GameName, unknown>>;
  last?: GameName;
}

function readSaved(): Saved {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

function save(changes: Saved): void {
  localStorage.setItem(KEY, JSON.stringify({ ...readSaved(), ...changes }));
}

export function lastQuick(): Quick {
  const saved = readSaved().quick ?? {};
  return {
    game: isGame(saved.game) ? saved.game : 'schotten-totten',
    level: isLevel(saved.level) ? saved.level : null,
    tactics: saved.tactics === true,
    players: saved.players === 3 ? 3 : 4,
  };
}

export function saveQuick(quick: Quick): void {
  save({ quick });
}

/** The game that a table was last created for. */
export function lastGame(): GameName {
  const { last } = readSaved();
  return isGame(last) ? last : 'schotten-totten';
}

export function lastPlan(game: GameName, language: string): Plan {
  return readPlan(readSaved().plans?.[game], game, language);
}

export function savePlan(plan: Plan): void {
  save({ last: plan.game, plans: { ...readSaved().plans, [plan.game]: plan } });
}
