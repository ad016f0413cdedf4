import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Player } from './player.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('going through a game', () => {
  test('stays within it', () => {
    expect(new Player(10, 99).ply).toBe(10);
    expect(new Player(10, -3).ply).toBe(0);
    expect(new Player(10, NaN).ply).toBe(0);
  });
  test('by keys', () => {
    const player = new Player(10, 4);
    expect(player.press('ArrowRight')).toBe(true);
    expect(player.ply).toBe(5);
    player.press('ArrowLeft');
    player.press('ArrowLeft');
    expect(player.ply).toBe(3);
    player.press('End');
    player.press('ArrowRight');
    expect(player.ply).toBe(10);
    player.press('Home');
    expect(player.ply).toBe(0);
    expect(player.press('x')).toBe(false);
  });
  test('by itself, to the end', () => {
    const player = new Player(2, 0);
    player.press(' ');
    expect(player.plays).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect([player.ply, player.plays]).toEqual([2, false]);
  });
  test('a step by hand stops it', () => {
    const player = new Player(9, 0);
    player.toggle();
    player.go(5);
    vi.advanceTimersByTime(10_000);
    expect([player.ply, player.plays]).toEqual([5, false]);
  });
  test('from the end it begins again', () => {
    const player = new Player(9, 9);
    player.toggle();
    expect([player.ply, player.plays]).toEqual([0, true]);
    player.pause();
  });
});
