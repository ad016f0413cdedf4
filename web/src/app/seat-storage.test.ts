import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dropPendingSeat,
  prepareSeat,
  removeSeat,
  seatFor,
  seatLink,
  storedSeat,
  storedSecrets,
  storeSeat,
} from './seat-storage';

function stubStorage(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage;
}

/** Follow a link to the table, in a new tab unless it is the same one. */
function follow(hash: string, { newTab = true } = {}) {
  if (newTab) vi.stubGlobal('sessionStorage', stubStorage());
  vi.stubGlobal('location', { hash, pathname: '/t/table', search: '', origin: 'https://play.example' });
  return seatFor('table');
}

const replaceState = vi.fn();

beforeEach(() => {
  vi.stubGlobal('localStorage', stubStorage());
  vi.stubGlobal('history', { replaceState });
});

/** Take the seat of an invitation. */
function claim(invitation: string) {
  const seat = follow(`#invite-${invitation}`)!;
  storeSeat('table', { ...seat, isPending: false });
  return seat;
}

describe('an invitation', () => {
  test('gives a new secret and a new share, still to be claimed, and leaves the address', () => {
    const seat = follow('#invite-one')!;
    expect(seat).toMatchObject({ proof: 'one', isPending: true });
    expect(replaceState).toHaveBeenCalledWith(null, '', '/t/table');
    expect(follow('')).toMatchObject({ secret: seat.secret, share: seat.share, isPending: true });
    expect(follow('#invite-one')!.secret, 'the same after a lost answer').toBe(seat.secret);
  });
  test('followed again leads back to the seat', () => {
    const { secret } = claim('one');
    expect(follow('#invite-one')).toMatchObject({ secret, isPending: false });
  });
  test('that was used costs nobody the seat that they have', () => {
    const { secret } = claim('mine');
    expect(follow('#invite-another')).toMatchObject({ isPending: true });
    dropPendingSeat('table');
    expect(follow('')).toMatchObject({ secret, isPending: false });
  });
  test('to a second seat leaves the first one, and the invitations of who created the table', () => {
    follow('');
    const first = prepareSeat('table', 'first', { invitations: ['first', 'second'], spectator: 'watch' });
    storeSeat('table', { ...first, isPending: false });
    const second = claim('second');
    expect(new Set(storedSecrets())).toEqual(new Set([first.secret, second.secret]));
    expect(storedSeat('table')).toMatchObject({ secret: second.secret, spectator: 'watch' });
    expect(follow('#invite-first')!.secret).toBe(first.secret);
    removeSeat('table');
    expect(storedSecrets()).toEqual([]);
  });
});

describe('the link to one’s own seat', () => {
  test('takes secret and share to another device', () => {
    const { secret, share } = claim('one');
    const link = seatLink('table', storedSeat('table')!);
    vi.stubGlobal('localStorage', stubStorage());
    expect(follow(link.slice(link.indexOf('#')))).toMatchObject({ secret, share });
  });
  test('of an earlier version has a secret alone', () => {
    expect(follow('#secret')).toMatchObject({ secret: 'secret', share: null });
  });
});

test('spectators hold no seat', () => {
  expect(follow('#watch-secret')).toMatchObject({ secret: 'secret' });
  expect(storedSecrets()).toEqual([]);
});
