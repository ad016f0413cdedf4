/** States of tables for the tests of the coach, written as in the notation. */
import type { SchottenTottenView, TableState, VerraeterView } from '../app/protocol';
import { currentStep } from './coach';

export const NONE: ReadonlySet<string> = new Set();

export function stateOf(view: TableState['view'], more: Partial<TableState> = {}): TableState {
  return {
    type: 'state',
    table: 'table',
    game: view?.type ?? '',
    options: '',
    version: 0,
    your_seat: 0,
    seats: [],
    started: true,
    clock: { time_control: { kind: 'unlimited' }, remaining: [], running: null, vacations: [], vacation_left: [] },
    view,
    moves: [],
    events: [],
    round_end: null,
    proposal: null,
    can_undo: false,
    hints: true,
    rated: false,
    end: null,
    commitment: '',
    revealed_seed: null,
    rematch: null,
    grace_ms: null,
    stood_in: [],
    shared_deal: false,
    tournament: null,
    position: null,
    ...more,
  };
}

/** A border written as in the notation: "G5 R5 / G7", with `of A` or `of B`; `!` marks a side that may claim, `*` one whose stone would win. */
export function border(stones: Record<number, string>, more: Partial<SchottenTottenView> = {}): SchottenTottenView {
  return {
    type: 'schotten-totten',
    observer: 0,
    to_move: 0,
    step: 'play',
    pending: 0,
    passes: 0,
    tactics: false,
    expert: false,
    round: 1,
    rounds: 1,
    starter: 0,
    points: [0, 0],
    hand_limit: 6,
    stones_to_win: 5,
    adjacent_to_win: 3,
    won_by: null,
    round_winner: null,
    stones: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => {
      const [of, text = ''] =
        (stones[number] ?? '').split(':').length > 1 ? stones[number]!.split(':') : ['', stones[number]];
      const sides = [0, 1].map((seat) => {
        const words = (text.split('/')[seat] ?? '').split(' ').filter(Boolean);
        const cards = words.filter((word) => !['!', '*', '-'].includes(word));
        return {
          cards,
          complete: cards.length === 3,
          completed_first: false,
          best: null,
          claimable: words.includes('!'),
          wins: words.includes('*'),
        };
      });
      return {
        number,
        owner: of === 'A' ? 0 : of === 'B' ? 1 : null,
        blind: false,
        mud: false,
        size: 3,
        leader: null,
        sides,
      };
    }),
    hands: [
      { cards: ['R1', 'R2', 'O4', 'Y6', 'G8', 'B9'], clan: 6, tactics: 0 },
      { cards: ['c?', 'c?', 'c?', 'c?', 'c?', 'c?'], clan: 6, tactics: 0 },
    ],
    clan_deck: 42,
    tactics_deck: 0,
    discard: [],
    played: [0, 0],
    joker_played: [false, false],
    unseen: [],
    unseen_tactics: [],
    known_in_decks: {},
    ...more,
  };
}

export const hand = (...cards: string[]) => ({
  hands: [
    { cards, clan: cards.length, tactics: 0 },
    { cards: [], clan: 6, tactics: 0 },
  ],
});

/** What the coach says while its steps are shown one after another and nothing changes. */
export function heardAt(state: TableState): string[] {
  const said: string[] = [];
  const shown = new Set<string>();
  for (let step = currentStep(state, shown); step; step = currentStep(state, shown)) {
    said.push(step.id);
    shown.add(step.topic);
  }
  return said;
}

export const move = (seat: number, text: string) => ({ number: 0, kind: 'move', seat, text });

export function circle(
  more: Partial<VerraeterView> = {},
  players: Partial<VerraeterView['players'][number]>[] = [],
): VerraeterView {
  const kinds = ['wasteland', 'pasture', 'river', 'forest', 'village', 'city'];
  const bases = [0, 3, 5, 7, 10, 15];
  const prizes = [
    [3, 2, 1, 0],
    [4, 3, 2, 1],
    [5, 4, 3, 2],
    [6, 4, 3, 2],
    [7, 5, 3, 2],
    [8, 6, 4, 3],
  ];
  return {
    type: 'verraeter',
    observer: 0,
    to_move: 0,
    step: 'settle',
    discards: 0,
    draw: 0,
    draw_for: null,
    round: 1,
    rounds: 9,
    landscapes: Array.from({ length: 12 }, (_, place) => ({
      number: place + 1,
      kind: kinds[place % 6]!,
      house: place < 6 ? 'eagles' : 'roses',
      base: bases[place % 6]!,
      prize: prizes[place % 6]!,
      building: null,
      in_conflict: false,
    })),
    players: ['eagles', 'roses', 'eagles'].map((house, seat) => ({
      seat,
      house,
      points: 0,
      start: seat === 0,
      strategy: seat === 1,
      hand: seat === 0 ? ['3', '4', '5'] : ['?', '?', '?'],
      known: [],
      laid: [],
      action: null,
      reserve: 3,
      estate_draw: 0,
      counting_houses: 0,
      counted: 0,
      final: 0,
      ...players[seat],
    })),
    conflict: null,
    strengths: null,
    saw: [],
    offered: [],
    pile: 14,
    discard: [],
    unseen: [],
    last: null,
    winners: [],
    ...more,
  };
}

/** A house's strength by its parts, as the server sends it. */
export function strength(landscape: number, base: number, supply: number, diplomats: number, seats: number[]) {
  return { landscape, base, supply, diplomats, total: base + supply + diplomats, seats, prize: 0 };
}
