/**
 * The steps of the coach at a table. A step is shown only while it fits the state, so that the coach never contradicts
 * the board.
 */
import type { View } from '../board/board-props';
import type { TableState } from '../app/protocol';
import { SCHOTTEN_TOTTEN } from './schotten-totten';
import { VERRAETER } from './verraeter';

export interface Step {
  /** The message. */
  id: string;
  /** Steps of one topic stand for each other: one of them is enough. */
  topic: string;
  /** Whether it fits the table now. */
  when(state: TableState): boolean;
  /** Whether the game is past it, so that it is skipped. */
  done(state: TableState): boolean;
  /** What it points at: a CSS selector. */
  points?: string | ((state: TableState) => string);
  /** Said only while this is on the page: a CSS selector. */
  within?: string;
  /** Not said as long as this is on the page. */
  after?: string;
  /** What the message fills in. */
  args?(state: TableState): Record<string, string | number>;
  /** What is drawn below the text. */
  figure?: 'formations' | 'offered';
  /** Where the rules say more. */
  more?: string;
  /** Does not occur in every game, so progress doesn't count it. */
  isRare?: boolean;
  /** Ends the lesson. */
  isLast?: boolean;
}

const LESSONS: Record<View['type'], Step[]> = {
  'schotten-totten': SCHOTTEN_TOTTEN,
  verraeter: VERRAETER,
  plain: [],
};

/** The steps of a game's lesson, in order. */
export function lessonOf(state: TableState): Step[] {
  return state.view ? LESSONS[state.view.type] : [];
}

/**
 * The step to show now: the first one that fits and is neither past nor of a topic that has been shown. `isThere`
 * tells what is on the page: the result of a conflict is not mentioned before its reveal has ended.
 */
export function currentStep(
  state: TableState,
  shown: ReadonlySet<string>,
  isThere: (selector: string) => boolean = () => false,
): Step | null {
  if (state.your_seat === null || !state.started) return null;
  const fits = (step: Step) =>
    !shown.has(step.topic) &&
    !step.done(state) &&
    (!step.within || isThere(step.within)) &&
    (!step.after || !isThere(step.after)) &&
    step.when(state);
  return lessonOf(state).find(fits) ?? null;
}

/** How far the lesson is: of the topics that come in every game, those that were shown or that the game has gone past. */
export function progress(state: TableState, shown: ReadonlySet<string>): { done: number; all: number } {
  const topics = new Map<string, boolean>();
  for (const step of lessonOf(state)) {
    if (step.isRare) continue;
    const isPast = shown.has(step.topic) || step.done(state);
    topics.set(step.topic, (topics.get(step.topic) ?? false) || isPast);
  }
  return { done: [...topics.values()].filter(Boolean).length, all: topics.size };
}

/** Where a step points to. */
export function target(step: Step, state: TableState): string | undefined {
  return typeof step.points === 'function' ? step.points(state) : step.points;
}

/** How many moves the learner has made: one made while a step was shown ends it. */
export function ownMoves(state: TableState): number {
  return state.events.filter(({ kind, seat }) => kind === 'move' && seat === state.your_seat).length;
}
