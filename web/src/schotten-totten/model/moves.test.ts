import { describe, expect, it } from 'vitest';
import {
  claims,
  draws,
  appendDiscards,
  optionsFor,
  playable,
  readMove,
  readMoves,
  sortCards,
  touchedBy,
} from './moves';

const TEXTS = [
  'R7@3',
  'R7@4',
  'joker@5',
  'mud@3',
  'recruiter',
  'strategist G5@2>7',
  'strategist G5@2>discard',
  'strategist spy@4>7',
  'banshee G5@2',
  'traitor G5@2>7',
  'traitor G5@2>2',
];

describe('reading moves', () => {
  it('knows every move of the notation', () => {
    expect(readMove('R7@3')).toEqual({ kind: 'lay', card: 'R7', stone: 3 });
    expect(readMove('blind@9')).toEqual({ kind: 'lay', card: 'blind', stone: 9 });
    expect(readMove('strategist joker@2>discard')).toEqual({
      kind: 'ruse',
      ruse: 'strategist',
      card: 'joker',
      from: 2,
      to: 'discard',
    });
    expect(readMove('banshee spy@2')).toEqual({ kind: 'ruse', ruse: 'banshee', card: 'spy', from: 2, to: 'discard' });
    expect(readMove('traitor G5@2>7')).toEqual({ kind: 'ruse', ruse: 'traitor', card: 'G5', from: 2, to: 7 });
    expect(readMove('claim 3')).toEqual({ kind: 'claim', stone: 3 });
    expect(readMove('draw tactics')).toEqual({ kind: 'draw', deck: 'tactics' });
    expect(readMove('return c?')).toEqual({ kind: 'return', card: 'c?' });
    for (const kind of ['recruiter', 'done', 'pass'] as const) expect(readMove(kind)).toEqual({ kind });
  });

  it('passes over what is no move', () => {
    expect(readMove('castle')).toBeNull();
    expect(readMoves(['R7@3', ''])).toHaveLength(1);
  });
});

describe('options', () => {
  const moves = readMoves(TEXTS);

  it('names the cards of the hand that can be played', () => {
    expect([...playable(moves)]).toEqual(['R7', 'joker', 'mud', 'recruiter', 'strategist', 'banshee', 'traitor']);
    expect(playable(readMoves(['claim 3', 'done', 'draw clan'])).size).toBe(0);
  });

  it('leads a clan card to its stones', () => {
    expect([...optionsFor(moves, 'R7', null).stones]).toEqual([
      [3, 'R7@3'],
      [4, 'R7@4'],
    ]);
  });

  it('leads a ruse over a card on the border to where it can go', () => {
    const first = optionsFor(moves, 'strategist', null);
    expect(first.sources).toEqual([
      { card: 'G5', from: 2 },
      { card: 'spy', from: 4 },
    ]);
    expect(first.stones.size).toBe(0);
    const then = optionsFor(moves, 'strategist', { card: 'G5', from: 2 });
    expect([...then.stones.keys()]).toEqual([7]);
    expect(then.discard).toBe('strategist G5@2>discard');
    expect(optionsFor(moves, 'strategist', { card: 'spy', from: 4 }).discard).toBeNull();
    expect(optionsFor(moves, 'banshee', { card: 'G5', from: 2 }).discard).toBe('banshee G5@2');
    expect([...optionsFor(moves, 'traitor', { card: 'G5', from: 2 }).stones.keys()]).toEqual([7, 2]);
  });

  it('knows what needs no further choice', () => {
    expect(optionsFor(moves, 'recruiter', null).once).toBe('recruiter');
    expect(optionsFor(readMoves(['return R7']), 'R7', null).under).toBe('return R7');
    expect(optionsFor(moves, null, null).stones.size).toBe(0);
  });

  it('lists claims and draws', () => {
    expect(claims(readMoves(['claim 3', 'claim 7', 'done']))).toEqual([3, 7]);
    expect(draws(readMoves(['draw clan', 'draw tactics']))).toEqual(['clan', 'tactics']);
  });
});

describe('what moves have touched', () => {
  it('marks cards where they lie, and stones that were claimed or lost a card', () => {
    const touched = touchedBy(['R7@3', 'mud@4', 'claim 5', 'draw clan', 'traitor G5@2>7', 'banshee B1@9']);
    expect([...touched.cards]).toEqual(['R7@3', 'G5@7']);
    expect([...touched.stones]).toEqual([4, 5, 2, 9]);
    expect(touched.discarded).toBe(true);
  });
});

describe('the order of a hand', () => {
  it('goes by colour or by strength, tactics cards last', () => {
    const hand = ['spy', 'P1', 'R9', 'R2', 'O1', 'joker'];
    expect(sortCards(hand, 'colour')).toEqual(['R2', 'R9', 'O1', 'P1', 'joker', 'spy']);
    expect(sortCards(hand, 'strength')).toEqual(['O1', 'P1', 'R2', 'R9', 'joker', 'spy']);
  });
});

describe('the discard pile', () => {
  it('keeps the order in which it was seen to grow', () => {
    expect(appendDiscards([], ['R7', 'banshee'])).toEqual(['banshee', 'R7']);
    expect(appendDiscards(['banshee', 'R7'], ['G2', 'R7', 'banshee', 'strategist'])).toEqual([
      'banshee',
      'R7',
      'strategist',
      'G2',
    ]);
    expect(appendDiscards(['banshee', 'R7'], [])).toEqual([]);
  });
});
