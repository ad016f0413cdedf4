import { describe, expect, it } from 'vitest';
import { lessonOf, ownMoves, progress, currentStep, target } from './coach';
import { border, circle, hand, heardAt, move, NONE, stateOf, strength } from './coach-states';
import { answered, claimable, pair, winning } from './schotten-totten';
import { outcome, runningTotals } from './verraeter';

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
