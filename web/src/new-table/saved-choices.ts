/** The choices of the last game, in localStorage. */
import { GAME_NAMES, isGame, isLevel, readOptions, readPlan } from './plan';
import type { GameName, Level, Options, Plan } from './plan';

const KEY = 'highlands.choices';

export interface Quick {
  game: GameName;
  /** The level that was played against last; null before the first game. */
  level: Level | null;
  options: Record<GameName, Options>;
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
    game: isGame(saved.game) ? saved.game : GAME_NAMES[0]!,
    level: isLevel(saved.level) ? saved.level : null,
    options: Object.fromEntries(
      GAME_NAMES.map((game) => [game, readOptions(saved.options?.[game], game)]),
    ) as Quick['options'],
  };
}

export function saveQuick(quick: Quick): void {
  save({ quick });
}

/** The game that a table was last created for. */
export function lastGame(): GameName {
  const { last } = readSaved();
  return isGame(last) ? last : GAME_NAMES[0]!;
}

export function lastPlan(game: GameName, language: string): Plan {
  return readPlan(readSaved().plans?.[game], game, language);
}

export function savePlan(plan: Plan): void {
  save({ last: plan.game, plans: { ...readSaved().plans, [plan.game]: plan } });
}
