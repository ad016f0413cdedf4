import { describe, expect, it } from 'vitest';
import { recent, movesInEffect } from './log';
import type { TableEvent } from '../../app/protocol';

const events = (...entries: [kind: string, seat: number, text: string][]): TableEvent[] =>
  entries.map(([kind, seat, text], number) => ({ number, kind, seat, text }));

const texts = (moves: { text: string }[]) => moves.map(({ text }) => text);

describe('the log', () => {
  it('leaves out what was taken back', () => {
    const log = events(
      ['sit', 0, 'Ann'],
      ['move', 0, 'R7@3'],
      ['move', 1, 'B1@2'],
      ['undo', 0, '1'],
      ['move', 1, 'B2@2'],
    );
    expect(texts(movesInEffect(log))).toEqual(['R7@3', 'B2@2']);
  });

  it('tells all that came since the own last move', () => {
    const log = events(['move', 0, 'R7@3'], ['move', 1, 'B1@2'], ['move', 1, 'claim 2'], ['move', 2, 'x']);
    expect(texts(recent(log, 0))).toEqual(['B1@2', 'claim 2', 'x']);
  });

  it('tells spectators the last turn', () => {
    const log = events(['move', 0, 'R7@3'], ['move', 1, 'B1@2'], ['move', 1, 'claim 2']);
    expect(texts(recent(log, null))).toEqual(['B1@2', 'claim 2']);
    expect(recent([], null)).toEqual([]);
  });
});
