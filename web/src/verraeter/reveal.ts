/** The story of a conflict, told from how it ended: who stood where, what was turned up, who won and what it brought. */
import type { LastConflict, VerraeterView } from '../app/protocol';
import type { House } from '../art/names';
import { addUp, isFighting, otherHouse, total, type Ground, type Strengths } from './strength';

export interface StoryPlayer {
  seat: number;
  before: House;
  after: House;
  laid: string[];
  action: string;
  prize: number;
  bonus: number;
}

export interface StoryGround extends Ground {
  kind: string;
}

export interface Story {
  round: number;
  last: LastConflict;
  grounds: StoryGround[];
  players: StoryPlayer[];
  /** With the bases and the supply, before anything is turned up. */
  laid: Strengths;
  /** After the Traitor's change. */
  changed: Strengths;
  final: Strengths;
  winner: House | null;
  /** The landscape that was conquered. */
  lost: StoryGround | null;
  traitor: number | null;
}

/** The two landscapes as they were held before the conflict: the lost one belongs to the winner since. */
function groundsOf(view: VerraeterView, last: LastConflict): StoryGround[] {
  return last.landscapes.map((number) => {
    const { kind, house, base, prize } = view.landscapes[number - 1]!;
    return { number, kind, house: number === last.lost ? otherHouse(house as House) : (house as House), base, prize };
  });
}

/** The last conflict's story, from any view until the next conflict is decided. */
export function storyOf(view: VerraeterView): Story | null {
  const { last } = view;
  if (!last) return null;
  const seats = view.players.map((player, seat) => {
    const after = player.house as House;
    const action = last.actions[seat]!;
    return { after, before: action === 'traitor' ? otherHouse(after) : after, action, laid: last.laid[seat]! };
  });
  const sides = seats.map(({ after, laid, action }) => ({ house: after, laid, action }));
  const grounds = groundsOf(view, last);
  const winner = last.winner as House | null;
  const lost = grounds.find(({ number }) => number === last.lost) ?? null;
  const final = addUp(grounds, sides);
  const traitor = seats.findIndex(({ action }) => action === 'traitor');
  const hidden = seats.map(({ before, laid }) => ({ house: before, laid, action: null }));
  return {
    round: roundOf(view),
    last,
    grounds,
    players: seats.map((side, seat) => ({
      ...side,
      seat,
      prize: last.prizes[seat]!,
      bonus: last.bonuses[seat]!,
    })),
    laid: addUp(grounds, hidden),
    changed: addUp(
      grounds,
      sides.map((side) => ({ ...side, action: null })),
    ),
    final,
    winner,
    lost,
    traitor: traitor < 0 ? null : traitor,
  };
}

/** The round of the last conflict: this one, once it is decided, else the one before. */
function roundOf(view: VerraeterView): number {
  return ['build', 'discard', 'over'].includes(view.step) ? view.round : view.round - 1;
}

export type StepName = 'laid' | 'turned' | 'traitor' | 'diplomats' | 'decided' | 'scored';

/** The steps of telling it; what did not happen is left out. */
export function stepsOf(story: Story): StepName[] {
  const steps: StepName[] = ['laid', 'turned'];
  if (story.traitor !== null) steps.push('traitor');
  if (story.final.eagles.diplomats + story.final.roses.diplomats > 0) steps.push('diplomats');
  return [...steps, 'decided', 'scored'];
}

/** The strengths as they stand at a step. */
export function strengthsAt(story: Story, step: StepName): Strengths {
  if (step === 'laid' || step === 'turned') return story.laid;
  return step === 'traitor' ? story.changed : story.final;
}

export function laidBy(story: Story, seat: number): number {
  return total(story.players[seat]?.laid ?? []);
}

/** Whether a conflict was decided between two views that follow each other. */
export function isDecided(before: VerraeterView, view: VerraeterView): boolean {
  if (isFighting(before) && !isFighting(view)) return true;
  return view.last !== null && JSON.stringify(view.last) !== JSON.stringify(before.last);
}
