import { expect, test } from 'vitest';
import type { NodeSample } from '../../app/protocol';
import { lineOf, pathOf, roundUp, STEP } from './plot';

const NUMBERS = {
  tables: 0,
  connections: 0,
  players: 0,
  actions_per_second: 0,
  p50_ms: null,
  p99_ms: null,
  waiting: 0,
  thinking: 0,
  store_ms: null,
  cpu: 0,
  memory_bytes: 0,
};
const sample = (node: string, at: number, connections: number): NodeSample => ({
  node,
  at,
  numbers: { ...NUMBERS, connections },
});
const samples = [sample('a', 0, 4), sample('b', 3_000, 10), sample('a', 10_000, 6), sample('a', 5 * STEP, 7)];

test('the nodes are added up, each by its mean over a step', () => {
  expect(lineOf(samples, null, ({ connections }) => connections, 'sum')).toEqual([
    { at: 0, value: 15 },
    { at: 5 * STEP, value: 7 },
  ]);
});

test('of what is no sum, the worst node counts; and of one node its own', () => {
  expect(lineOf(samples, null, ({ connections }) => connections, 'max')[0]!.value).toBe(10);
  expect(lineOf(samples, 'a', ({ connections }) => connections, 'sum')[0]!.value).toBe(5);
  expect(lineOf(samples, null, ({ p99_ms }) => p99_ms, 'max')).toEqual([]);
});

test('a line is broken where nothing was measured', () => {
  const line = lineOf(samples, null, ({ connections }) => connections, 'sum');
  expect(pathOf(line, 0, 10 * STEP, 20).match(/M/g)).toHaveLength(2);
});

test('the top of a plot is a round number', () => {
  expect([0, 0.03, 1, 1.1, 37, 99].map(roundUp)).toEqual([1, 0.05, 1, 2, 50, 100]);
});
