import { describe, expect, it } from 'vitest';
import type { SchottenTottenView, TableState, VerraeterView } from '../app/protocol';
import { lessonOf, ownMoves, progress, currentStep, target } from './coach';
import { answered, claimable, pair, winning } from './schotten-totten';
import { outcome, runningTotals } from './verraeter';

const NONE: ReadonlySet<string> = new Set();

function stateOf(view: TableState['view'], more: Partial<TableState> = {}): TableState {
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
function border(stones: Record<number, string>, more: Partial<SchottenTottenView> = {}): SchottenTottenView {
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

const hand = (...cards: string[]) => ({
  hands: [
    { cards, clan: cards.length, tactics: 0 },
    { cards: [], clan: 6, tactics: 0 },
  ],
});

/** What the coach says while its steps are shown one after another and nothing changes. */
function heardAt(state: TableState): string[] {
  const said: string[] = [];
  const shown = new Set<string>();
  for (let step = currentStep(state, shown); step; step = currentStep(state, shown)) {
    said.push(step.id);
    shown.add(step.topic);
  }
  return said;
}

const move = (seat: number, text: string) => ({ number: 0, kind: 'move', seat, text });

describe('the lesson of Schotten Totten', () => {
  it('begins with the border, the hand, an idea and the first card', () => {
    expect(heardAt(stateOf(border({})))).toEqual([
      'lesson-st-border',
      'lesson-st-hand',
      'lesson-st-idea-run',
      'lesson-st-place',
    ]);
  });

  it('says nothing before the game has begun, nor to spectators', () => {
    expect(currentStep(stateOf(border({}), { started: false }), NONE)).toBeNull();
    expect(currentStep(stateOf(border({}), { your_seat: null }), NONE)).toBeNull();
  });

  it('finds neighbours of a colour first, then equal strengths, else the strongest card', () => {
    const idea = (...cards: string[]) => {
      const state = stateOf(border({}, hand(...cards)));
      const step = currentStep(state, new Set(['border', 'hand']))!;
      return [step.id, ...Object.values(step.args!(state))];
    };
    expect(idea('R1', 'R4', 'Y4', 'R5')).toEqual(['lesson-st-idea-run', 'R4', 'R5']);
    expect(idea('R1', 'R4', 'Y4')).toEqual(['lesson-st-idea-kind', 'R4', 'Y4']);
    expect(idea('R1', 'Y4', 'P9', 'B7')).toEqual(['lesson-st-idea-high', 'P9']);
    expect(pair(stateOf(border({}, hand('R9', 'O1'))), 'run')).toBeNull();
  });

  it('does not ask to play while the other one is at it', () => {
    expect(heardAt(stateOf(border({}, { to_move: 1 })))).toEqual(['lesson-st-border', 'lesson-st-hand']);
  });

  it('speaks of the card that was drawn, then of the one that was played across, then of the formations', () => {
    const state = stateOf(border({ 3: 'R7 / G5' }), { events: [move(0, 'R7@3'), move(1, 'G5@3')] });
    expect(heardAt(state)).toEqual(['lesson-st-draw', 'lesson-st-other', 'lesson-st-formations']);
    expect(answered(state)).toEqual({ card: 'G5', stone: 3 });
  });

  it('does not mention a card that was taken back, or across from which there is no room', () => {
    const events = [move(1, 'G5@3')];
    expect(answered(stateOf(border({ 3: 'R7 / -' }), { events }))).toBeNull();
    expect(answered(stateOf(border({ 3: 'R7 R8 R9 / G5' }), { events }))).toBeNull();
    expect(answered(stateOf(border({ 3: 'B: R7 / G5' }), { events }))).toBeNull();
  });

  it('tells a claim by strength from a claim by proof', () => {
    const view = border({ 4: 'Y3 Y8 Y9 ! / R6 G7 B8', 6: 'G8 Y8 P8 ! / R4 R5' }, { step: 'claim' });
    const stronger = stateOf(view, { moves: ['claim 4', 'done'] });
    expect(currentStep(stronger, NONE)?.id).toBe('lesson-st-claim-stronger');
    expect(target(currentStep(stronger, NONE)!, stronger)).toBe('[data-zone="stone-4"]');
    const proved = stateOf(view, { moves: ['claim 6', 'done'] });
    expect(currentStep(proved, NONE)?.id).toBe('lesson-st-claim-proof');
    expect(currentStep(proved, NONE)?.args?.(proved)).toEqual({ stone: 6 });
    expect(claimable(stateOf(view), true)).toBeNull();
  });

  it('says that a complete side is not claimed yet, unless it can be', () => {
    const at = (stone: string) => heardAt(stateOf(border({ 6: stone })));
    expect(at('G8 Y8 P8 / R4 R5')).toContain('lesson-st-complete');
    expect(at('G8 Y8 P8 ! / R4 R5')).not.toContain('lesson-st-complete');
    expect(at('G8 Y8 P9 / R4 R5 R6 !')).toContain('lesson-st-behind');
    expect(at('G8 Y8 / R4 R5 P6')).toContain('lesson-st-facing');
    expect(at('A: G8 Y8 P8 ! / R4 R5')).not.toContain('lesson-st-complete');
  });

  it('sees which stone would win for whom', () => {
    expect(winning(stateOf(border({ 4: 'A: R1 / -' })), 0)).toBeNull();
    const both = stateOf(border({ 3: 'R1 * / -', 7: '- / R2 *', 8: '- / R3 *' }));
    expect(winning(both, 0)).toBe(3);
    expect(winning(both, 1)).toBe(7);
  });

  it('speaks of an empty deck and of passing only then', () => {
    expect(heardAt(stateOf(border({ 1: 'R1 / -' }, { clan_deck: 0 })))).toContain('lesson-st-empty');
    expect(heardAt(stateOf(border({ 1: 'R1 / -' })))).not.toContain('lesson-st-empty');
    expect(currentStep(stateOf(border({ 1: 'R1 / -' }), { moves: ['pass'] }), NONE)?.id).toBe('lesson-st-pass');
  });

  it('ends with how it ended, and with nothing else', () => {
    const ended = (winners: number[]) =>
      heardAt(
        stateOf(border({ 1: 'A: R1 R2 R3 / -' }, { step: 'over', to_move: null }), {
          end: { reason: 'played', winners, points: [5, 0] },
        }),
      );
    expect(ended([0])).toEqual(['lesson-st-won']);
    expect(ended([1])).toEqual(['lesson-st-defeat']);
    expect(ended([])).toEqual(['lesson-st-drawn']);
  });
});

function circle(
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
function strength(landscape: number, base: number, supply: number, diplomats: number, seats: number[]) {
  return { landscape, base, supply, diplomats, total: base + supply + diplomats, seats, prize: 0 };
}

describe('the lesson of Verräter', () => {
  it('begins with the circle, the house that is served, and the estate', () => {
    expect(heardAt(stateOf(circle()))).toEqual(['lesson-v-circle', 'lesson-v-serve-eagles', 'lesson-v-settle']);
    expect(heardAt(stateOf(circle({}, [{ house: 'roses' }]))).at(1)).toBe('lesson-v-serve-roses');
  });

  it('shows the conflict with its strengths, and the cards to choose from', () => {
    const strengths = { eagles: strength(6, 15, 0, 0, [0, 2]), roses: strength(7, 0, 0, 0, [1]) };
    const state = stateOf(circle({ step: 'choose', conflict: [6, 7], strengths, offered: ['farmer', 'traitor'] }));
    expect(heardAt(state).slice(1)).toEqual(['lesson-v-conflict', 'lesson-v-choose']);
    const step = currentStep(state, new Set(['serve']))!;
    expect(step.args!(state)).toEqual({ eagles: 6, 'eagles-base': 15, roses: 7, 'roses-base': 0 });
  });

  it('tells the strengths while supply is laid, for the Traitor from the other side', () => {
    const supply = (action: string, eagles: number[], roses: number[]) => {
      const strengths = { eagles: strength(6, 15, 0, 0, eagles), roses: strength(7, 0, 13, 0, roses) };
      return stateOf(circle({ step: 'supply', conflict: [6, 7], strengths }, [{ action }, { laid: ['5', '8'] }]));
    };
    const [farmer, traitor] = [supply('farmer', [0, 2], [1]), supply('traitor', [2], [0, 1])];
    expect(runningTotals(farmer)).toEqual({ own: 15, other: 13 });
    expect(runningTotals(traitor)).toEqual({ own: 13, other: 15 });
    expect(heardAt(traitor)).toContain('lesson-v-supply-traitor');
    expect(heardAt(farmer)).toContain('lesson-v-supply');
  });

  const last = {
    round: 1,
    landscapes: [6, 7],
    before: { eagles: strength(6, 15, 0, 0, [0, 2]), roses: strength(7, 0, 3, 0, [1]) },
    strengths: { eagles: strength(6, 15, 0, 5, [0, 2]), roses: strength(7, 0, 3, 0, [1]) },
    winner: 'eagles',
    lost: 7,
    prizes: [2, 0, 2],
    bonuses: [0, 0, 0],
    actions: ['diplomat5', 'farmer', 'builder'],
    added: [5, 0, 0],
    laid: [[], ['3'], []],
  };
  const turned = (house: string) =>
    circle({ round: 2, step: 'choose', last }).landscapes.map((landscape) =>
      [6, 7].includes(landscape.number) ? { ...landscape, house } : landscape,
    );

  it('tells who won, how many they were and what each got', () => {
    const won = stateOf(circle({ round: 2, step: 'conflict', to_move: 1, last, landscapes: turned('eagles') }));
    expect(outcome(won)).toEqual({ own: 20, other: 3, number: 2, points: 2 });
    expect(heardAt(won)).toEqual(['lesson-v-won', 'lesson-v-next']);
    const lost = stateOf(won.view, { your_seat: 1 });
    expect(outcome(lost)).toEqual({ own: 3, other: 20, number: 2, points: 2 });
    expect(heardAt(lost)[0]).toBe('lesson-v-lost');
    const tie = { ...last, winner: null, lost: null, prizes: [0, 0, 0] };
    expect(heardAt(stateOf(circle({ round: 2, step: 'conflict', to_move: 1, last: tie })))[0]).toBe('lesson-v-tie');
  });

  it('waits for the reveal of the conflict to end', () => {
    const state = stateOf(circle({ round: 2, step: 'conflict', to_move: 1, last, landscapes: turned('eagles') }));
    const isRevealing = (selector: string) => selector === '[data-zone="reveal"]';
    expect(currentStep(state, NONE, isRevealing)?.id).toBe('lesson-v-reveal');
    expect(currentStep(state, new Set(['reveal']), isRevealing)).toBeNull();
    expect(currentStep(state, new Set(['reveal']))?.id).toBe('lesson-v-won');
  });

  it('speaks of the Traitor and the Strategist only if there was one, and of whom', () => {
    const said = (...actions: string[]) =>
      heardAt(stateOf(circle({ round: 2, step: 'choose', last: { ...last, actions } })));
    expect(said('traitor', 'strategist', 'farmer')).toEqual(
      expect.arrayContaining(['lesson-v-traitor-you', 'lesson-v-strategist-other']),
    );
    expect(said('strategist', 'traitor', 'farmer')).toEqual(
      expect.arrayContaining(['lesson-v-traitor-other', 'lesson-v-strategist-you']),
    );
    expect(said('builder', 'diplomat2', 'farmer').join()).not.toMatch(/traitor|strategist/);
  });

  it('explains building, discarding and choosing a conflict when they are to be done', () => {
    const now = (step: string) => heardAt(stateOf(circle({ round: 2, step, last, discards: 1, draw: 3 })));
    expect(now('build')).toContain('lesson-v-build');
    expect(now('discard')).toContain('lesson-v-discard');
    expect(now('conflict')).toContain('lesson-v-conflict-you');
    expect(heardAt(stateOf(circle({ step: 'build', to_move: 2, last })))).not.toContain('lesson-v-build');
  });

  it('says what the estates bring only to whoever has one', () => {
    const landscapes = circle().landscapes.map((landscape) =>
      landscape.number === 2 ? { ...landscape, building: { owner: 0, counting_house: false } } : landscape,
    );
    const view = circle({ round: 2, step: 'choose', to_move: 1, last, landscapes }, [{ estate_draw: 1 }]);
    expect(heardAt(stateOf(view))).toContain('lesson-v-draw');
    expect(heardAt(stateOf({ ...view, landscapes: circle().landscapes }))).not.toContain('lesson-v-draw');
  });

  it('knows a victory, a shared one and a defeat', () => {
    const ended = (winners: number[]) =>
      heardAt(
        stateOf(circle({ step: 'over', to_move: null, round: 9, last }), {
          end: { reason: 'played', winners, points: [] },
        }),
      )[0];
    expect(ended([0])).toBe('lesson-v-victory');
    expect(ended([0, 2])).toBe('lesson-v-shared');
    expect(ended([2])).toBe('lesson-v-defeat');
  });
});

describe('the progress of a lesson', () => {
  it('grows with what was shown and with what the game has gone past, and counts no topic twice', () => {
    const start = stateOf(border({}));
    const all = progress(start, NONE).all;
    expect(all).toBe(
      new Set(
        lessonOf(start)
          .filter(({ isRare }) => !isRare)
          .map(({ topic }) => topic),
      ).size,
    );
    expect(progress(start, NONE).done).toBe(0);
    expect(progress(start, new Set(['border', 'idea'])).done).toBe(2);
    expect(progress(stateOf(border({ 1: 'R1 / -' })), NONE).done).toBe(4);
  });

  it('counts the learner’s own moves', () => {
    expect(ownMoves(stateOf(border({}), { events: [move(0, 'R1@1'), move(1, 'G1@1'), move(0, 'R2@1')] }))).toBe(2);
  });
});
