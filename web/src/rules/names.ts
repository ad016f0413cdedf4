/** What the rules pages cover, in the order of their sections. */
import type { Action, BuildingKind, Tactics } from '../art/names';

/** The formations, the strongest first, with an example of each. */
export const FORMATIONS: { kind: string; cards: string[] }[] = [
  { kind: 'colour-run', cards: ['G4', 'G5', 'G6'] },
  { kind: 'of-a-kind', cards: ['R8', 'Y8', 'P8'] },
  { kind: 'colour', cards: ['B2', 'B6', 'B7'] },
  { kind: 'run', cards: ['Y3', 'O4', 'B5'] },
  { kind: 'sum', cards: ['R1', 'G1', 'P9'] },
];

export const ELITE: Tactics[] = ['joker', 'spy', 'shield'];
export const MODES: Tactics[] = ['blind', 'mud'];
export const RUSES: Tactics[] = ['recruiter', 'strategist', 'banshee', 'traitor'];
export const ACTION_CARDS: Action[] = ['traitor', 'farmer', 'builder', 'strategist', 'diplomat2', 'diplomat5'];
export const BUILDINGS: BuildingKind[] = ['estate', 'counting'];

/** The phases of a round of Verräter. */
export const PHASES = [
  'conflict',
  'choose',
  'supply',
  'reveal',
  'decide',
  'score',
  'build',
  'strategy',
  'discard',
  'draw',
  'next',
] as const;

export interface Topic {
  anchor: string;
  /** The id of its heading. */
  title: string;
}

/** The sections of each game's page. Whatever else has an anchor (cards, landscapes, rulings) stands in one of them. */
export const TOPICS: Record<GameWithRules, Topic[]> = {
  'schotten-totten': [
    { anchor: 'aim', title: 'rules-st-aim-title' },
    { anchor: 'table', title: 'rules-st-see-title' },
    { anchor: 'turn', title: 'rules-st-turn-title' },
    { anchor: 'formations', title: 'rules-st-formations-title' },
    { anchor: 'claim', title: 'rules-st-claim-title' },
    { anchor: 'proof', title: 'rules-st-proof-title' },
    { anchor: 'end', title: 'rules-st-end-title' },
    { anchor: 'expert', title: 'rules-st-expert-title' },
    { anchor: 'tactics', title: 'rules-st-tactics-title' },
    { anchor: 'app', title: 'rules-st-app-title' },
    { anchor: 'rulings', title: 'rules-st-rulings-title' },
  ],
  verraeter: [
    { anchor: 'aim', title: 'rules-v-aim-title' },
    { anchor: 'table', title: 'rules-v-things-title' },
    { anchor: 'setup', title: 'rules-v-setup-title' },
    { anchor: 'round', title: 'rules-v-round-title' },
    { anchor: 'actions', title: 'rules-v-actions-title' },
    { anchor: 'buildings', title: 'rules-v-buildings-title' },
    { anchor: 'landscapes', title: 'rules-v-landscapes-title' },
    { anchor: 'end', title: 'rules-v-end-title' },
    { anchor: 'app', title: 'rules-v-app-title' },
    { anchor: 'rulings', title: 'rules-v-rulings-title' },
  ],
};

export const GAMES_WITH_RULES = ['schotten-totten', 'verraeter'] as const;
export type GameWithRules = (typeof GAMES_WITH_RULES)[number];

export function isGameWithRules(name: string | null): name is GameWithRules {
  return (GAMES_WITH_RULES as readonly string[]).includes(name ?? '');
}

/** The ids of a game's name and of what it is in a word. */
export const HEADINGS: Record<GameWithRules, { title: string; short: string }> = {
  'schotten-totten': { title: 'rules-st-title', short: 'rules-st-short' },
  verraeter: { title: 'rules-v-title', short: 'rules-v-short' },
};

export interface Ruling {
  anchor: string;
  label: string;
  question: string;
  answer: string;
}

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** The rulings, each under the id that the project's documents and tests know it by. */
export const RULINGS: Record<GameWithRules, Ruling[]> = {
  'schotten-totten': numbers(19).map((number) => ({
    anchor: `st-${number}`,
    label: `ST-${number}`,
    question: `rules-st-q-${number}`,
    answer: `rules-st-a-${number}`,
  })),
  verraeter: numbers(9).map((number) => ({
    anchor: `v-${number}`,
    label: `V-${number}`,
    question: `rules-v-q-${number}`,
    answer: `rules-v-a-${number}`,
  })),
};
