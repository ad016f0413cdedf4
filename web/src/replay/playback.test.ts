import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Playback } from './playback.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('playback', () => {
  test('stays within it', () => {
    expect(new Playback(10, 99).ply).toBe(10);
    expect(new Playback(10, -3).ply).toBe(0);
    expect(new Playback(10, NaN).ply).toBe(0);
  });
  test('by keys', () => {
    const playback = new Playback(10, 4);
    expect(playback.press('ArrowRight')).toBe(true);
    expect(playback.ply).toBe(5);
    playback.press('ArrowLeft');
    playback.press('ArrowLeft');
    expect(playback.ply).toBe(3);
    playback.press('End');
    playback.press('ArrowRight');
    expect(playback.ply).toBe(10);
    playback.press('Home');
    expect(playback.ply).toBe(0);
    expect(playback.press('x')).toBe(false);
  });
  test('by itself, to the end', () => {
    const playback = new Playback(2, 0);
    playback.press(' ');
    expect(playback.isPlaying).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect([playback.ply, playback.isPlaying]).toEqual([2, false]);
  });
  test('a step by hand stops it', () => {
    const playback = new Playback(9, 0);
    playback.toggle();
    playback.go(5);
    vi.advanceTimersByTime(10_000);
    expect([playback.ply, playback.isPlaying]).toEqual([5, false]);
  });
  test('from the end it begins again', () => {
    const playback = new Playback(9, 9);
    playback.toggle();
    expect([playback.ply, playback.isPlaying]).toEqual([0, true]);
    playback.pause();
  });
});
