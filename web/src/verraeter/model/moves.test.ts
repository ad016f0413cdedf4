import { describe, expect, it } from 'vitest';
import { bundleText, optionsOf, readMove, targetOf } from './moves';

describe('moves are read', () => {
  it('as the notation writes them', () => {
    expect(readMove('estate 5')).toEqual({ kind: 'estate', landscape: 5 });
    expect(readMove('counting 12')).toEqual({ kind: 'counting', landscape: 12 });
    expect(readMove('turn 1')).toEqual({ kind: 'turn', landscape: 1 });
    expect(readMove('conflict 12-1')).toEqual({ kind: 'conflict', between: [12, 1] });
    expect(readMove('take diplomat2')).toEqual({ kind: 'take', card: 'diplomat2' });
    expect(readMove('lay 3 3 5')).toEqual({ kind: 'lay', cards: ['3', '3', '5'] });
    expect(readMove('lay nothing')).toEqual({ kind: 'lay', cards: [] });
    expect(readMove('discard 2 4')).toEqual({ kind: 'discard', cards: ['2', '4'] });
    expect(readMove('pass')).toEqual({ kind: 'pass' });
  });
  it('and nothing else', () => {
    for (const text of ['', 'R7@3', 'conflict', 'conflict 3', 'take']) expect(readMove(text)).toBeNull();
  });
});

describe('supply is written', () => {
  it('from small to large, in whichever order it was chosen', () => {
    expect(bundleText('lay', ['5', '3', '8', '3'])).toBe('lay 3 3 5 8');
    expect(bundleText('discard', ['4'])).toBe('discard 4');
    expect(bundleText('lay', [])).toBe('lay nothing');
  });
});

describe('what may be done', () => {
  it('at landscapes: a site may have several choices', () => {
    const { at, pass } = optionsOf(['estate 2', 'counting 2', 'turn 7', 'pass']);
    expect([...at.keys()]).toEqual([2, 7]);
    expect(at.get(2)?.map(({ text }) => text)).toEqual(['estate 2', 'counting 2']);
    expect(pass).toBe(true);
  });
  it('at borders, found by their first landscape', () => {
    const { borders } = optionsOf(['conflict 3-4', 'conflict 12-1']);
    expect([...borders]).toEqual([
      [3, 'conflict 3-4'],
      [12, 'conflict 12-1'],
    ]);
  });
  it('with cards', () => {
    const { takes, bundle } = optionsOf(['take farmer', 'take traitor']);
    expect(takes.get('farmer')).toBe('take farmer');
    expect(bundle).toBeNull();
    const laying = optionsOf(['lay nothing', 'lay 3', 'lay 3 4']);
    expect(laying.bundle).toBe('lay');
    expect(laying.texts.has(bundleText('lay', ['4', '3']))).toBe(true);
    expect(laying.texts.has(bundleText('lay', ['4', '4']))).toBe(false);
  });
  it('nothing, when it is not one’s turn', () => {
    const { at, borders, takes, bundle, pass } = optionsOf([]);
    expect([at.size, borders.size, takes.size, bundle, pass]).toEqual([0, 0, 0, null, false]);
  });
});

it('a move has a place on the board', () => {
  expect(targetOf('counting 4')).toBe('landscape-4');
  expect(targetOf('conflict 12-1')).toBe('border-12');
  expect(targetOf('take ?')).toBe('take-?');
  expect(targetOf('lay 3')).toBeNull();
  expect(targetOf('nonsense')).toBeNull();
});
