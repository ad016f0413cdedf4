import { expect, test } from 'vitest';
import type { TableState } from '../../app/protocol';
import { missedSeat } from './missed';

const state = {
  clock: { time_control: { kind: 'unlimited' }, remaining: [0, 0], running: 1 },
  end: null,
  grace_ms: 1000,
  your_seat: 0,
  stood_in: [],
} as unknown as TableState;

test('who is to move and away is missed', () => expect(missedSeat(state, [false, true])).toBe(1));
test.each([
  ['who is there', state, [false, false]],
  ['oneself', { ...state, your_seat: 1 }, [true, true]],
  ['by a spectator', { ...state, your_seat: null }, [false, true]],
  ['in a game over days', { ...state, grace_ms: null }, [false, true]],
  ['before the start', { ...state, clock: { ...state.clock, running: null } }, [true, true]],
  ['by whom a bot plays for', { ...state, stood_in: [0] }, [false, true]],
])('nobody is missed: %s', (_, shown, away) => expect(missedSeat(shown, away)).toBeNull());
