import { describe, expect, it } from 'vitest';
import { directionalDistance } from './arrow-keys';

describe('the next thing in a direction', () => {
  const here = { x: 100, y: 100 };

  it('is ahead, never behind', () => {
    expect(directionalDistance(here, { x: 140, y: 100 }, [1, 0])).toBe(40);
    expect(directionalDistance(here, { x: 140, y: 100 }, [-1, 0])).toBe(Infinity);
    expect(directionalDistance(here, here, [1, 0])).toBe(Infinity);
  });

  it('is rather straight ahead than aside', () => {
    const straight = directionalDistance(here, { x: 160, y: 100 }, [1, 0]);
    const aside = directionalDistance(here, { x: 140, y: 130 }, [1, 0]);
    expect(straight).toBeLessThan(aside);
    expect(directionalDistance(here, { x: 110, y: 200 }, [1, 0])).toBe(Infinity);
  });
});
