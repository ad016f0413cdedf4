import { describe, expect, it } from 'vitest';
import { farness } from './keys';

describe('the next thing in a direction', () => {
  const here = { x: 100, y: 100 };

  it('is ahead, never behind', () => {
    expect(farness(here, { x: 140, y: 100 }, [1, 0])).toBe(40);
    expect(farness(here, { x: 140, y: 100 }, [-1, 0])).toBe(Infinity);
    expect(farness(here, here, [1, 0])).toBe(Infinity);
  });

  it('is rather straight ahead than aside', () => {
    const straight = farness(here, { x: 160, y: 100 }, [1, 0]);
    const aside = farness(here, { x: 140, y: 130 }, [1, 0]);
    expect(straight).toBeLessThan(aside);
    expect(farness(here, { x: 110, y: 200 }, [1, 0])).toBe(Infinity);
  });
});
