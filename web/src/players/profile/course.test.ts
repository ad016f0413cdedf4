import { expect, test } from 'vitest';
import { balances, plot } from './course';

const course = ['won', 'won', 'drawn', 'lost'] as const;

test('the balance goes up and down with the games', () => {
  expect(balances(course)).toEqual([0, 1, 2, 2, 1]);
  expect(balances([])).toEqual([0]);
});
test('the line fills the picture', () => {
  expect(plot(balances(course), 100, 28)).toEqual({
    points: '0.0,24.0 25.0,14.0 50.0,4.0 75.0,4.0 100.0,14.0',
    axis: 24,
  });
  expect(plot([0], 100, 28).points).toBe('0.0,4.0');
});
