import { describe, expect, it } from 'vitest';
import type { VerraeterView } from '../../app/protocol';
import { CardTracker } from './card-tracker';
import { isDecided, stepsOf, reportConflict, strengthsAt } from './conflict-report';
import { gainsOf, scoreOf } from './scores';
import { currentStrengths } from './strength';

const BASES: Record<string, number> = { wasteland: 0, pasture: 3, river: 5, forest: 7, village: 10, city: 15 };
const PRIZES: Record<string, number[]> = { river: [5, 4, 3, 2], city: [8, 6, 4, 3], forest: [6, 4, 3, 2] };

interface Sketch {
  /** Landscapes 1, 2, …: kind and house, like `cE` or `rR`. */
  circle: string;
  /** Allegiances, like `E R E`. */
  houses: string;
  laid?: string[][];
  actions?: (string | null)[];
  step?: string;
  conflict?: number[] | null;
  last?: VerraeterView['last'];
  round?: number;
  points?: number[];
  final?: number[];
  strengths?: VerraeterView['strengths'];
  observer?: number | null;
}

const KINDS = Object.keys(BASES);
const houseOf = (letter: string) => (letter === 'E' ? 'eagles' : 'roses');

function seen({ circle, houses, laid, actions, step = 'supply', conflict = null, ...rest }: Sketch): VerraeterView {
  return {
    type: 'verraeter',
    observer: rest.observer ?? null,
    to_move: 0,
    step,
    discards: 0,
    draw: 0,
    draw_for: null,
    round: rest.round ?? 1,
    rounds: 9,
    landscapes: circle.split(' ').map((text, place) => {
      const kind = KINDS.find((name) => name.startsWith(text[0]!))!;
      return {
        number: place + 1,
        kind,
        house: houseOf(text[1]!),
        base: BASES[kind]!,
        prize: PRIZES[kind] ?? [4, 3, 2, 1],
        building: null,
        in_conflict: conflict?.includes(place + 1) ?? false,
      };
    }),
    players: houses.split(' ').map((letter, seat) => ({
      seat,
      house: houseOf(letter),
      points: rest.points?.[seat] ?? 0,
      start: seat === 0,
      strategy: seat === 1,
      hand: [],
      known: [],
      laid: laid?.[seat] ?? [],
      action: actions?.[seat] ?? null,
      reserve: 2,
      estate_draw: 0,
      counting_houses: 0,
      counted: 0,
      final: rest.final?.[seat] ?? 0,
    })),
    conflict,
    strengths: rest.strengths ?? null,
    saw: [],
    offered: [],
    pile: 10,
    discard: [],
    unseen: [],
    last: rest.last ?? null,
    winners: [],
  };
}

/** A house's strength by its parts, as the server sends it. */
function strength(landscape: number, base: number, supply: number, diplomats: number, seats: number[], prize = 0) {
  return { landscape, base, supply, diplomats, total: base + supply + diplomats, seats, prize };
}

const laid = [['3', '4'], ['5'], []];

describe('running strengths', () => {
  const table = { circle: 'cE rR', houses: 'E R R', laid, conflict: [1, 2] };
  const strengths = { eagles: strength(1, 15, 7, 0, [0], 5), roses: strength(2, 5, 5, 5, [1, 2], 6) };

  it('are those of the view', () => {
    expect(currentStrengths(seen({ ...table, strengths }))).toBe(strengths);
  });
  it('grow by what the observer is about to lay, for the house that it counts for', () => {
    const own = currentStrengths(seen({ ...table, observer: 1, strengths }), ['8'])!;
    expect([own.roses.supply, own.roses.total, own.eagles.total]).toEqual([5 + 8, 15 + 8, 22]);
    const traitor = { eagles: strength(1, 15, 12, 0, [0, 1], 4), roses: strength(2, 5, 0, 0, [2], 8) };
    const changed = currentStrengths(seen({ ...table, observer: 1, strengths: traitor }), ['2', '3'])!;
    expect([changed.eagles.total, changed.roses.total]).toEqual([27 + 5, 5]);
  });
  it('are not shown once the conflict is decided', () => {
    expect(currentStrengths(seen({ ...table, step: 'build' }), ['8'])).toBeNull();
  });
});

describe('the report of a conflict', () => {
  // B, of the Roses, is the Traitor: the Eagles win 15 + 12 to 5 + 2 and take the river.
  const last = {
    round: 1,
    landscapes: [1, 2],
    before: { eagles: strength(1, 15, 7, 0, [0], 5), roses: strength(2, 5, 5, 0, [1, 2], 6) },
    strengths: { eagles: strength(1, 15, 12, 0, [0, 1], 4), roses: strength(2, 5, 0, 2, [2], 8) },
    winner: 'eagles',
    lost: 2,
    prizes: [4, 4, 0],
    bonuses: [2, 1, 0],
    actions: ['strategist', 'traitor', 'diplomat2'],
    added: [0, 0, 2],
    laid,
  };
  const before = seen({ circle: 'cE rR', houses: 'E R R', laid, conflict: [1, 2], strengths: last.before });
  const after = seen({ circle: 'cE rE', houses: 'E E R', laid, conflict: [1, 2], step: 'discard', last });

  it('knows who stood where, and tells what happened in its order', () => {
    const report = reportConflict(after)!;
    expect(report.players.map((player) => player.before)).toEqual(['eagles', 'roses', 'roses']);
    expect(stepsOf(report)).toEqual(['laid', 'turned', 'traitor', 'diplomats', 'decided', 'scored']);
    const totals = stepsOf(report).map((step) => {
      const { eagles, roses } = strengthsAt(report, step);
      return [eagles.total, roses.total];
    });
    expect(totals).toEqual([
      [22, 10],
      [22, 10],
      [27, 5],
      [27, 7],
      [27, 7],
      [27, 7],
    ]);
    expect(report.lost).toMatchObject({ number: 2, kind: 'river', house: 'roses' });
    expect(gainsOf(report)).toEqual([4 + 2, 4 + 1, 0]);
    expect(report.round).toBe(1);
  });
  it('leaves out what did not happen', () => {
    const quiet = {
      ...last,
      actions: ['farmer', 'builder', 'strategist'],
      added: [0, 0, 0],
      strengths: last.before,
      prizes: [5, 0, 0],
      bonuses: [0, 0, 2],
    };
    const report = reportConflict(seen({ circle: 'cE rE', houses: 'E R R', step: 'conflict', round: 2, last: quiet }))!;
    expect(stepsOf(report)).toEqual(['laid', 'turned', 'decided', 'scored']);
    expect(report.round).toBe(1);
    expect(gainsOf(report)).toEqual([5, 0, 2]);
  });
  it('of a tie has no winner, and only Traitor and Strategist score', () => {
    const even = {
      ...last,
      strengths: { eagles: strength(1, 15, 0, 0, [0, 1]), roses: strength(2, 5, 8, 2, [2]) },
      winner: null,
      lost: null,
      prizes: [0, 0, 0],
      laid: [[], [], []],
    };
    const report = reportConflict(seen({ circle: 'cE rR', houses: 'E R R', step: 'discard', last: even }))!;
    expect(report.lost).toBeNull();
    expect(gainsOf(report)).toEqual([2, 1, 0]);
  });
  it('tells equal landscapes apart, even for those who come later', () => {
    const twins = {
      ...last,
      lost: 1,
      strengths: { eagles: strength(2, 15, 7, 0, [0]), roses: strength(1, 15, 5, 0, [1, 2]) },
      actions: ['farmer', 'builder', 'strategist'],
    };
    const report = reportConflict(seen({ circle: 'cE cE', houses: 'E R R', step: 'build', last: twins }))!;
    expect(report.lost?.number).toBe(1);
    expect(report.contested.map(({ house }) => house)).toEqual(['roses', 'eagles']);
  });
  it('begins when the last supply is laid', () => {
    expect(isDecided(before, after)).toBe(true);
    expect(isDecided(after, seen({ circle: 'cE rE', houses: 'E E R', step: 'conflict', round: 2, last }))).toBe(false);
    expect(reportConflict(before)).toBeNull();
  });
  it('adds up to the score by round', () => {
    const end = seen({ circle: 'cE rE', houses: 'E E R', step: 'over', last, points: [9, 5, 2], final: [3, 0, 2] });
    const { rounds, final } = scoreOf([before, after, end]);
    expect(rounds.map(({ gains }) => gains)).toEqual([[6, 5, 0]]);
    expect(final).toEqual([3, 0, 2]);
  });
});

it('a card that is laid is the one that was in the hand', () => {
  const tracker = new CardTracker();
  const table = (hand: string[], onTable: string[]) => {
    const view = seen({ circle: 'cE rR', houses: 'E R R' });
    Object.assign(view.players[0]!, { hand, laid: onTable });
    return view;
  };
  const [first] = tracker.track(table(['3', '3', '5'], []));
  const [then] = tracker.track(table(['3'], ['3', '5']));
  expect(first!.hand.map(({ id }) => id)).toEqual(expect.arrayContaining(then!.laid.map(({ id }) => id)));
  expect(new Set([...then!.hand, ...then!.laid].map(({ id }) => id)).size).toBe(3);
  // What was laid goes to the discard pile; a card drawn is a new one.
  const [drawn] = tracker.track(table(['3', '5'], []));
  expect(drawn!.hand[0]).toEqual(then!.hand[0]);
  expect(then!.laid.map(({ id }) => id)).not.toContain(drawn!.hand[1]!.id);
});
