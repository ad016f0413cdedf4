/** The first game of Schotten Totten, step by step. */
import type { SchottenTottenView, Side, TableState, Stone } from '../app/protocol';
import type { Step } from './coach';

interface Perspective {
  state: TableState;
  view: SchottenTottenView;
  you: number;
  other: number;
}

function perspective(state: TableState): Perspective {
  const you = state.your_seat ?? 0;
  return { state, view: state.view as SchottenTottenView, you, other: 1 - you };
}

/** How many cards a player has laid along the border. */
function laid({ view }: Perspective, seat: number): number {
  return view.stones.reduce((sum, stone) => sum + stone.sides[seat]!.cards.length, 0);
}

const mine = (state: TableState) => laid(perspective(state), perspective(state).you);

function stonesOf({ view }: Perspective, seat: number): Stone[] {
  return view.stones.filter(({ owner }) => owner === seat);
}

const isMyTurn = (state: TableState) => perspective(state).view.to_move === state.your_seat;
const isOver = (state: TableState) => state.end !== null || perspective(state).view.step === 'over';

/** Two cards of the hand that go well together: neighbours of a colour, or of equal strength. */
export function pair(state: TableState, kind: 'run' | 'kind'): [string, string] | null {
  const { view, you } = perspective(state);
  const cards = view.hands[you]!.cards.filter((card) => /^[ROYGBP][1-9]$/.test(card));
  for (const one of cards) {
    for (const two of cards) {
      const [colour, strength] = [one[0]!, Number(one[1])];
      const [otherColour, otherStrength] = [two[0]!, Number(two[1])];
      if (kind === 'run' && colour === otherColour && otherStrength === strength + 1) return [one, two];
      if (kind === 'kind' && colour !== otherColour && otherStrength === strength) return [one, two];
    }
  }
  return null;
}

function highest(state: TableState): string {
  const { view, you } = perspective(state);
  const cards = [...view.hands[you]!.cards].sort((one, two) => Number(two[1]) - Number(one[1]));
  return cards[0] ?? '';
}

/** The card that the opponent played last, if it still lies there and my side across from it has room. */
export function answered(state: TableState): { card: string; stone: number } | null {
  const { view, you, other } = perspective(state);
  const last = state.events.findLast(({ kind, seat, text }) => kind === 'move' && seat === other && text.includes('@'));
  const [, card, number] = /^([ROYGBP][1-9])@(\d)$/.exec(last?.text ?? '') ?? [];
  const stone = view.stones[Number(number) - 1];
  if (!card || stone?.owner !== null) return null;
  return stone.sides[other]!.cards.includes(card) && !stone.sides[you]!.complete ? { card, stone: stone.number } : null;
}

/** The first stone that nobody has, of which something is true. */
function openStone(state: TableState, test: (own: Side, other: Side) => boolean): number | null {
  const { view, you, other } = perspective(state);
  const found = view.stones.find((stone) => stone.owner === null && test(stone.sides[you]!, stone.sides[other]!));
  return found?.number ?? null;
}

/** The first stone that I may claim now, of those whose other side is complete, or is not. */
export function claimable(state: TableState, isOtherComplete: boolean): number | null {
  const { other } = perspective(state);
  const numbers = state.moves.flatMap((move) => /^claim (\d)$/.exec(move)?.[1] ?? []).map(Number);
  const { view } = perspective(state);
  return numbers.find((number) => view.stones[number - 1]!.sides[other]!.complete === isOtherComplete) ?? null;
}

/** The first stone that would win the round for a seat. */
export function winning(state: TableState, seat: number): number | null {
  return perspective(state).view.stones.find(({ sides }) => sides[seat]!.wins)?.number ?? null;
}

const complete = (state: TableState) =>
  openStone(state, (own, other) => own.complete && !other.complete && !own.claimable);
const behind = (state: TableState) =>
  openStone(state, (own, other) => own.complete && other.complete && other.claimable);
const facing = (state: TableState) =>
  openStone(state, (own, other) => other.complete && !own.complete && !other.claimable);
const firstOwn = (state: TableState) => stonesOf(perspective(state), perspective(state).you)[0]?.number ?? null;
const firstOther = (state: TableState) => stonesOf(perspective(state), perspective(state).other)[0]?.number ?? null;

/** A step about a stone: said while there is one, and pointing to it. */
function aboutStone(
  id: string,
  topic: string,
  find: (state: TableState) => number | null,
  done: (state: TableState) => boolean,
  more: string,
): Step {
  return {
    id,
    topic,
    when: (state) => !isOver(state) && find(state) !== null,
    done,
    args: (state) => ({ stone: find(state) ?? 0 }),
    points: (state) => `[data-zone="stone-${find(state) ?? 0}"]`,
    more,
    isRare: true,
  };
}

const atStart = (state: TableState) => mine(state) === 0 && !isOver(state);
const hasBegun = (state: TableState) => mine(state) > 0;
const HAND = '[data-zone="hand"]';
const BORDER = '[data-zone="border"]';

function ended(id: string, test: (winners: number[], you: number) => boolean): Step {
  return {
    id,
    topic: 'end',
    when: (state) => state.end !== null && test(state.end.winners, perspective(state).you),
    done: () => false,
    points: '[data-zone="score"]',
    isLast: true,
  };
}

export const SCHOTTEN_TOTTEN: Step[] = [
  ended('lesson-st-won', (winners, you) => winners.includes(you)),
  ended('lesson-st-defeat', (winners, you) => winners.length > 0 && !winners.includes(you)),
  ended('lesson-st-drawn', (winners) => winners.length === 0),

  {
    ...aboutStone('lesson-st-claim-stronger', 'claim', (state) => claimable(state, true), never, 'claim'),
    isRare: false,
  },
  {
    ...aboutStone('lesson-st-claim-proof', 'claim', (state) => claimable(state, false), never, 'proof'),
    isRare: false,
  },
  {
    id: 'lesson-st-pass',
    topic: 'pass',
    when: (state) => isMyTurn(state) && state.moves.length === 1 && state.moves[0] === 'pass',
    done: isOver,
    points: HAND,
    more: 'turn',
    isRare: true,
  },

  { id: 'lesson-st-border', topic: 'border', when: atStart, done: hasBegun, points: BORDER, more: 'aim' },
  { id: 'lesson-st-hand', topic: 'hand', when: atStart, done: hasBegun, points: HAND, more: 'table' },
  {
    id: 'lesson-st-idea-run',
    topic: 'idea',
    when: (state) => atStart(state) && isMyTurn(state) && pair(state, 'run') !== null,
    done: hasBegun,
    args: (state) => named(pair(state, 'run')),
    points: HAND,
    more: 'formations',
  },
  {
    id: 'lesson-st-idea-kind',
    topic: 'idea',
    when: (state) => atStart(state) && isMyTurn(state) && !pair(state, 'run') && pair(state, 'kind') !== null,
    done: hasBegun,
    args: (state) => named(pair(state, 'kind')),
    points: HAND,
    more: 'formations',
  },
  {
    id: 'lesson-st-idea-high',
    topic: 'idea',
    when: (state) => atStart(state) && isMyTurn(state) && !pair(state, 'run') && !pair(state, 'kind'),
    done: hasBegun,
    args: (state) => ({ one: highest(state) }),
    points: HAND,
    more: 'formations',
  },
  {
    id: 'lesson-st-place',
    topic: 'place',
    when: (state) => atStart(state) && isMyTurn(state),
    done: hasBegun,
    points: HAND,
    more: 'turn',
  },

  {
    id: 'lesson-st-draw',
    topic: 'draw',
    when: (state) => {
      const { view, you } = perspective(state);
      return hasBegun(state) && !isOver(state) && view.hands[you]!.cards.length === view.hand_limit;
    },
    done: (state) => mine(state) > 3,
    points: '[data-zone="clan-deck"]',
    more: 'turn',
  },
  {
    id: 'lesson-st-other',
    topic: 'other',
    when: (state) => hasBegun(state) && !isOver(state) && answered(state) !== null,
    done: (state) => mine(state) > 5,
    args: (state) => ({ card: answered(state)?.card ?? '', stone: answered(state)?.stone ?? 0 }),
    points: (state) => `[data-zone="stone-${answered(state)?.stone ?? 0}"]`,
    more: 'turn',
  },
  {
    id: 'lesson-st-formations',
    topic: 'formations',
    when: (state) => hasBegun(state) && !isOver(state),
    done: never,
    figure: 'formations',
    more: 'formations',
  },

  aboutStone('lesson-st-claimed', 'claimed', firstOwn, never, 'claim'),
  aboutStone('lesson-st-near-you', 'near-you', (state) => winning(state, perspective(state).you), never, 'end'),
  aboutStone('lesson-st-near-other', 'near-other', (state) => winning(state, perspective(state).other), never, 'end'),
  aboutStone('lesson-st-lost', 'lost', firstOther, never, 'claim'),
  aboutStone('lesson-st-behind', 'behind', behind, never, 'formations'),
  aboutStone('lesson-st-complete', 'complete', complete, never, 'proof'),
  aboutStone('lesson-st-facing', 'facing', facing, never, 'claim'),

  {
    id: 'lesson-st-look',
    topic: 'look',
    when: (state) => mine(state) > 1 && !isOver(state),
    done: never,
    points: BORDER,
    more: 'proof',
  },
  {
    id: 'lesson-st-middle',
    topic: 'middle',
    when: (state) => mine(state) > 2 && !isOver(state),
    done: never,
    points: '[data-zone="stone-5"]',
    more: 'end',
  },
  {
    id: 'lesson-st-unseen',
    topic: 'unseen',
    when: (state) => mine(state) > 4 && !isOver(state),
    done: never,
    points: '[data-zone="unseen"]',
    more: 'app',
  },
  {
    id: 'lesson-st-empty',
    topic: 'empty',
    when: (state) => perspective(state).view.clan_deck === 0 && !perspective(state).view.tactics && !isOver(state),
    done: never,
    points: '[data-zone="clan-deck"]',
    more: 'turn',
    isRare: true,
  },
];

function never(): boolean {
  return false;
}

function named(cards: [string, string] | null): Record<string, string> {
  return { one: cards?.[0] ?? '', two: cards?.[1] ?? '' };
}
