import { describe, expect, it } from 'vitest';
import { parseMarkup } from './markup';

describe('the marks of a rule’s text', () => {
  it('leaves a plain text whole', () => {
    expect(parseMarkup('Nine stones.')).toEqual([{ kind: 'text', text: 'Nine stones.' }]);
  });

  it('finds emphasis, cards, supply and crests where they stand', () => {
    expect(parseMarkup('*Play* [R7] or [joker]: [8], [roses].')).toEqual([
      { kind: 'strong', text: 'Play' },
      { kind: 'text', text: ' ' },
      { kind: 'clan', card: 'R7' },
      { kind: 'text', text: ' or ' },
      { kind: 'tactics', card: 'joker' },
      { kind: 'text', text: ': ' },
      { kind: 'supply', value: 8 },
      { kind: 'text', text: ', ' },
      { kind: 'crest', house: 'roses' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('takes brackets with anything else in them for text', () => {
    expect(parseMarkup('[R0] [7] [x]')).toEqual([{ kind: 'text', text: '[R0] [7] [x]' }]);
  });
});
