import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SeatState } from '../app/protocol';
import { commitmentOf, shareCommitmentOf } from './commitments';
import { checkDeal, storePromises, storedPromises } from './promises';

const SEED = { seed: 'aa'.repeat(32), salt: 'bb'.repeat(32) };
const SHARES = ['11'.repeat(32), '22'.repeat(32)];

function seatOf(seat: number, share: string | null): SeatState {
  const commitment = share && shareCommitmentOf('table', seat, share);
  return { name: 'Ann', bot: null, is_bot: false, connected: true, commitment, share };
}

const state = {
  table: 'table',
  your_seat: 1,
  commitment: commitmentOf(SEED),
  revealed_seed: SEED,
  seats: [seatOf(0, SHARES[0]!), seatOf(1, SHARES[1]!), seatOf(2, null)],
};
const promises = { server: state.commitment, players: state.seats.map(({ commitment }) => commitment) };

describe('stored promises', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });
  test('are the first ones seen', () => {
    storePromises('table', { server: 'first' });
    storePromises('table', { server: 'second' });
    expect(storedPromises('table')).toEqual({ server: 'first' });
    storePromises('table', { server: 'third', players: ['a', null] });
    storePromises('table', { server: 'first', players: ['b', null] });
    expect(storedPromises('table')).toEqual({ server: 'first', players: ['a', null] });
    expect(storedPromises('another')).toBeUndefined();
  });
  test('of very many games the oldest are forgotten', () => {
    for (let number = 0; number <= 400; number += 1) storePromises(`t${number}`, { server: 'commitment' });
    expect(storedPromises('t0')).toBeUndefined();
    expect(storedPromises('t1')).toEqual({ server: 'commitment' });
    expect(storedPromises('t400')).toEqual({ server: 'commitment' });
  });
  test('of an earlier version are the server’s alone', () => {
    localStorage.setItem('highlands.commitments', '{"table":"old"}');
    expect(storedPromises('table')).toEqual({ server: 'old' });
  });
});

describe('the check of a deal', () => {
  test('finds that what was promised was kept', () => {
    expect(checkDeal(state, promises, SHARES[1]!)).toBe('good');
    expect(checkDeal(state, { server: promises.server }, null)).toBe('good');
    expect(checkDeal(state, undefined, null)).toBe('good-now');
  });
  test('takes a deal without shares only where that was said before sitting down', () => {
    const none = { ...state, seats: state.seats.map((seat) => ({ ...seat, share: null, commitment: null })) };
    expect(checkDeal(none, { server: promises.server }, SHARES[1]!)).toBe('broken');
    expect(checkDeal(none, { server: promises.server, isShared: true }, SHARES[1]!)).toBe('good');
    storePromises('table', { server: 'first' });
    storePromises('table', { server: 'first', players: [null], isShared: true });
    expect(storedPromises('table')!.isShared).toBeUndefined();
  });
  test('finds another seed, another share, and a commitment that was exchanged', () => {
    const other = 'cc'.repeat(32);
    expect(checkDeal({ ...state, revealed_seed: { ...SEED, seed: other } }, promises, null)).toBe('broken');
    expect(checkDeal(state, { ...promises, server: other }, null)).toBe('broken');
    expect(checkDeal(state, { ...promises, players: [other, ...promises.players.slice(1)] }, null)).toBe('broken');
    expect(checkDeal(state, promises, other), 'not the share that this browser gave').toBe('broken');
    for (const wrong of [
      { ...state.seats[0]!, share: other },
      { ...state.seats[0]!, share: null },
      { ...state.seats[0]!, commitment: null },
    ])
      expect(checkDeal({ ...state, seats: [wrong, ...state.seats.slice(1)] }, undefined, null)).toBe('broken');
    expect(checkDeal({ ...state, seats: [state.seats[1]!, state.seats[0]!] }, undefined, null)).toBe('broken');
  });
});
