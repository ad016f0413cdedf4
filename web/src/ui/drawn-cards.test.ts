import { expect, test } from 'vitest';
import { drawnCards } from './drawn-cards';

test('what was drawn is what the hand did not have before', () => {
  expect(drawnCards(['R7', 'G2'], ['G2', 'B4'])).toEqual(['B4']);
  expect(drawnCards(['3', '4'], ['3', '3', '4'])).toEqual(['3']);
  expect(drawnCards(['3', '3'], ['3'])).toEqual([]);
});
