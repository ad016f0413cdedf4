/** A first round of Verräter, step by step. */
import type { Player, TableState, VerraeterView } from '../app/protocol';
import type { House } from '../art/names';
import { reportConflict } from '../verraeter/model/conflict-report';
import { currentStrengths, otherHouse, servedHouse } from '../verraeter/model/strength';
import type { Step } from './coach';

const viewOf = (state: TableState) => state.view as VerraeterView;
const me = (state: TableState): Player => viewOf(state).players[state.your_seat ?? 0]!;
const isMyTurn = (state: TableState) => viewOf(state).to_move === state.your_seat;
const isAt = (state: TableState, ...steps: string[]) => steps.includes(viewOf(state).step);
const isDecided = (state: TableState) => viewOf(state).last !== null;
/** Past this round the beginner's remarks would come late. */
const LAST_ROUND_TO_REMARK = 3;
const isLate = (state: TableState) => viewOf(state).round > LAST_ROUND_TO_REMARK;

const CIRCLE = '[data-zone="circle"]';
const PLAYERS = '[data-zone="players"]';
const HAND = '[data-zone="hand"]';
/** While the board shows a reveal, the coach is silent. */
const REVEAL = '[data-zone="reveal"]';

/** The two landscapes of the conflict, and their strengths. */
function contested(state: TableState): Record<string, number> {
  const strengths = currentStrengths(viewOf(state));
  return {
    eagles: strengths?.eagles.landscape ?? 0,
    'eagles-base': strengths?.eagles.base ?? 0,
    roses: strengths?.roses.landscape ?? 0,
    'roses-base': strengths?.roses.base ?? 0,
  };
}

/** How the houses stand, seen from mine: for the Traitor that is the one to come. */
export function runningTotals(state: TableState): { own: number; other: number } {
  const strengths = currentStrengths(viewOf(state));
  if (!strengths) return { own: 0, other: 0 };
  const own = servedHouse(strengths, state.your_seat ?? 0);
  return { own: strengths[own].total, other: strengths[otherHouse(own)].total };
}

/** How the last conflict went: the strengths, seen from my house, and how many got how much. */
export function outcome(state: TableState): { own: number; other: number; number: number; points: number } {
  const house = me(state).house as House;
  const report = reportConflict(viewOf(state));
  const winner = report?.winner ?? null;
  return {
    own: report?.final[house].total ?? 0,
    other: report?.final[otherHouse(house)].total ?? 0,
    number: winner ? (report?.final[winner].seats.length ?? 0) : 0,
    points: Math.max(0, ...(report?.last.prizes ?? [])),
  };
}

function result(id: string, test: (winner: string | null, house: string) => boolean): Step {
  return {
    id,
    topic: 'result',
    when: (state) => isDecided(state) && test(viewOf(state).last!.winner, me(state).house),
    done: isLate,
    args: outcome,
    points: '[data-zone="conflict"]',
    after: REVEAL,
    more: 'decide',
  };
}

/** Who had a card in the last conflict: me, somebody else, or nobody. */
function holder(state: TableState, card: string): 'you' | 'other' | null {
  const seat = viewOf(state).last?.actions.indexOf(card) ?? -1;
  if (seat < 0) return null;
  return seat === state.your_seat ? 'you' : 'other';
}

function afterwards(id: string, card: string, who: 'you' | 'other'): Step {
  return {
    id,
    topic: card,
    when: (state) => holder(state, card) === who,
    done: isLate,
    points: PLAYERS,
    after: REVEAL,
    more: card,
    isRare: true,
  };
}

function ended(id: string, test: (winners: number[], you: number) => boolean): Step {
  return {
    id,
    topic: 'end',
    when: (state) => state.end !== null && test(state.end.winners, state.your_seat ?? 0),
    done: () => false,
    points: PLAYERS,
    more: 'end',
    isRare: true,
    isLast: true,
  };
}

function serves(id: string, house: House): Step {
  return {
    id,
    topic: 'serve',
    when: (state) => me(state).house === house && !isDecided(state),
    done: isDecided,
    points: '[data-zone="own"]',
    more: 'allegiance',
  };
}

const hasEstate = (state: TableState) =>
  viewOf(state).landscapes.some(({ building }) => building?.owner === state.your_seat && !building.counting_house);

export const VERRAETER: Step[] = [
  ended('lesson-v-victory', (winners, you) => winners.length === 1 && winners[0] === you),
  ended('lesson-v-shared', (winners, you) => winners.length > 1 && winners.includes(you)),
  ended('lesson-v-defeat', (winners, you) => !winners.includes(you)),

  {
    id: 'lesson-v-circle',
    topic: 'circle',
    when: (state) => isAt(state, 'settle'),
    done: (state) => !isAt(state, 'settle'),
    points: CIRCLE,
    more: 'table',
  },
  serves('lesson-v-serve-eagles', 'eagles'),
  serves('lesson-v-serve-roses', 'roses'),
  {
    id: 'lesson-v-settle',
    topic: 'settle',
    when: (state) => isAt(state, 'settle') && isMyTurn(state),
    done: (state) => !isAt(state, 'settle'),
    points: CIRCLE,
    more: 'estate',
  },
  {
    id: 'lesson-v-conflict',
    topic: 'conflict',
    when: (state) => viewOf(state).conflict !== null && isAt(state, 'choose', 'supply') && !isDecided(state),
    done: isDecided,
    args: contested,
    points: '[data-zone="conflict"]',
    more: 'conflict',
  },
  {
    id: 'lesson-v-choose',
    topic: 'choose',
    when: (state) => isAt(state, 'choose') && isMyTurn(state) && viewOf(state).offered.length > 0,
    done: isDecided,
    figure: 'offered',
    points: '[data-zone="offered"]',
    more: 'actions',
  },
  {
    id: 'lesson-v-supply',
    topic: 'supply',
    when: (state) => isAt(state, 'supply') && isMyTurn(state) && me(state).action !== 'traitor',
    done: isDecided,
    args: runningTotals,
    points: HAND,
    more: 'supply',
  },
  {
    id: 'lesson-v-supply-traitor',
    topic: 'supply',
    when: (state) => isAt(state, 'supply') && isMyTurn(state) && me(state).action === 'traitor',
    done: isDecided,
    args: runningTotals,
    points: HAND,
    more: 'traitor',
  },

  {
    id: 'lesson-v-reveal',
    topic: 'reveal',
    when: isDecided,
    done: isLate,
    within: REVEAL,
    more: 'reveal',
    isRare: true,
  },
  result('lesson-v-won', (winner, house) => winner === house),
  result('lesson-v-lost', (winner, house) => winner !== null && winner !== house),
  result('lesson-v-tie', (winner) => winner === null),
  afterwards('lesson-v-traitor-you', 'traitor', 'you'),
  afterwards('lesson-v-traitor-other', 'traitor', 'other'),
  afterwards('lesson-v-strategist-you', 'strategist', 'you'),
  afterwards('lesson-v-strategist-other', 'strategist', 'other'),

  {
    id: 'lesson-v-build',
    topic: 'build',
    when: (state) => isAt(state, 'build') && isMyTurn(state),
    done: isLate,
    points: CIRCLE,
    after: REVEAL,
    more: 'buildings',
    isRare: true,
  },
  {
    id: 'lesson-v-discard',
    topic: 'discard',
    when: (state) => isAt(state, 'discard') && isMyTurn(state),
    done: isLate,
    args: (state) => ({ number: viewOf(state).discards, draw: viewOf(state).draw }),
    points: HAND,
    after: REVEAL,
    more: 'draw',
    isRare: true,
  },
  {
    id: 'lesson-v-draw',
    topic: 'draw',
    when: (state) =>
      isDecided(state) && viewOf(state).round > 1 && isAt(state, 'conflict', 'choose') && hasEstate(state),
    done: isLate,
    args: (state) => ({ number: me(state).estate_draw }),
    points: HAND,
    after: REVEAL,
    more: 'draw',
  },
  {
    id: 'lesson-v-next',
    topic: 'next',
    when: (state) => isDecided(state) && viewOf(state).round > 1 && state.end === null,
    done: isLate,
    args: (state) => ({ rounds: viewOf(state).rounds }),
    points: PLAYERS,
    after: REVEAL,
    more: 'end',
  },
  {
    id: 'lesson-v-conflict-you',
    topic: 'conflict-you',
    when: (state) => isAt(state, 'conflict') && isMyTurn(state),
    done: isLate,
    points: CIRCLE,
    after: REVEAL,
    more: 'conflict',
    isRare: true,
  },
];
