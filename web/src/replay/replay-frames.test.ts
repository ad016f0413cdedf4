import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Replay } from '../app/protocol';
import { ReplayFrames } from './replay-frames.svelte';

const PLIES = 100;
const page = (first: number): Replay =>
  ({
    plies: PLIES,
    frames: Array.from({ length: Math.min(32, PLIES + 1 - first) }, (_, index) => ({ ply: first + index })),
  }) as unknown as Replay;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page is fetched when one of its frames is needed, and only once', async () => {
  const fetchPage = vi.fn((first: number) => Promise.resolve(page(first)));
  const frames = new ReplayFrames(fetchPage, page(0));
  expect(frames.get(31)?.ply).toBe(31);
  expect(frames.get(70)).toBeNull();
  await Promise.all([frames.load(70), frames.load(71)]);
  expect(frames.get(70)?.ply).toBe(70);
  expect(fetchPage.mock.calls).toEqual([[64]]);
});

test('the next page is fetched before it is needed, and none after the last', async () => {
  const fetchPage = vi.fn((first: number) => Promise.resolve(page(first)));
  const frames = new ReplayFrames(fetchPage, page(0));
  await frames.load(10);
  expect(fetchPage).not.toHaveBeenCalled();
  await frames.load(25);
  expect(fetchPage.mock.calls).toEqual([[32]]);
  await frames.load(PLIES);
  expect(frames.get(PLIES)?.ply).toBe(PLIES);
  expect(fetchPage.mock.calls).toEqual([[32], [96]]);
});

test('what fails is tried again', async () => {
  const fetchPage = vi.fn((first: number) => Promise.resolve(page(first)));
  fetchPage.mockRejectedValueOnce(new Error('too fast'));
  const frames = new ReplayFrames(fetchPage, page(0));
  const loading = frames.load(40);
  await vi.advanceTimersByTimeAsync(2000);
  await loading;
  expect(frames.get(40)?.ply).toBe(40);
});
