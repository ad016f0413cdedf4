import { describe, expect, it } from 'vitest';
import type { SchottenTottenView } from '../../app/protocol';
import { finishedRound } from './finished-round';

function border(owners: string, round: number, points: number[]): SchottenTottenView {
  const stones = Array.from(owners, (owner, place) => ({
    number: place + 1,
    owner: owner === '-' ? null : 'AB'.indexOf(owner),
  }));
  return { round, points, stones, adjacent_to_win: 3, stones_to_win: 5, to_move: 0 } as unknown as SchottenTottenView;
}

const fresh = (points: number[]) => border('---------', 2, points);
const claim = (stone: number, seat: number) => ({ seat, text: `claim ${stone}`, number: 40 });

describe('a round that has ended', () => {
  it('keeps its border, with the stone that decided it', () => {
    const ended = finishedRound(border('AA-BB----', 1, [0, 0]), fresh([5, 2]), claim(3, 0))!;
    expect(ended.view.stones.map(({ owner }) => owner)).toEqual([0, 0, 0, 1, 1, null, null, null, null]);
    expect(ended).toMatchObject({ winner: 0, how: 'row', gained: [5, 2] });
    expect(ended.view.points).toEqual([5, 2]);
  });
  it('says what decided it', () => {
    const five = finishedRound(border('BB-BAB---', 1, [0, 0]), fresh([1, 5]), claim(8, 1))!;
    expect([five.winner, five.how]).toEqual([1, 'stones']);
    const passed = { seat: 1, text: 'pass', number: 40 };
    const more = finishedRound(border('AB-A-----', 1, [3, 4]), fresh([8, 5]), passed)!;
    expect([more.winner, more.how, more.gained]).toEqual([0, 'more', [5, 1]]);
    const even = finishedRound(border('AB-------', 1, [0, 0]), fresh([1, 1]), passed)!;
    expect([even.winner, even.how]).toEqual([null, 'even']);
  });
  it('is none while it goes on', () => {
    expect(finishedRound(border('AA-BB----', 1, [0, 0]), border('AAABB----', 1, [0, 0]), claim(3, 0))).toBeNull();
  });
});
