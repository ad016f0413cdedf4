import { beforeEach, expect, test, vi } from 'vitest';

const known = new Map<string, string>();
let isAway = false;

vi.mock('../app/api', () => {
  class RequestError extends Error {
    constructor(readonly reason: { id: string }) {
      super(reason.id);
    }
  }
  const fetchPlayer = (key: string) => {
    const name = known.get(key);
    if (isAway) return Promise.reject(new RequestError({ id: 'web-no-connection' }));
    return name ? Promise.resolve({ name }) : Promise.reject(new RequestError({ id: 'server-no-player' }));
  };
  return { RequestError, fetchPlayer };
});
const adopt = vi.fn();
vi.mock('../app/settings.svelte', () => ({ settings: { adopt: (player: unknown) => adopt(player) as unknown } }));

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
});
const { becomeAnother, forgetPlayer, hasKeysAside, playerKey, setPlayerAside } = await import('./identity');
const { comeBack } = await import('./come-back');

beforeEach(() => {
  stored.clear();
  known.clear();
  adopt.mockClear();
  isAway = false;
  becomeAnother('ann', false);
  setPlayerAside();
});

test('whom the server knows again is back, with name and settings', async () => {
  expect(await comeBack()).toBeNull();
  expect(playerKey()).toBeNull();
  known.set('ann', 'Ann');
  expect(await comeBack()).toEqual({ name: 'Ann' });
  expect(playerKey()).toBe('ann');
  expect(adopt).toHaveBeenCalledWith({ name: 'Ann' });
  expect(hasKeysAside()).toBe(false);
});

test('who was made meanwhile at another server is kept aside, and comes back with that one', async () => {
  becomeAnother('meanwhile', false);
  known.set('ann', 'Ann');
  await comeBack();
  expect(playerKey()).toBe('ann');
  known.clear();
  known.set('meanwhile', 'Ann');
  await comeBack();
  expect(playerKey()).toBe('meanwhile');
  expect(hasKeysAside()).toBe(true);
});

test('who was made meanwhile at the same server is the one that this browser was before', async () => {
  becomeAnother('meanwhile', false);
  known.set('ann', 'Ann').set('meanwhile', 'Ann');
  await comeBack();
  expect(hasKeysAside()).toBe(false);
  forgetPlayer();
  expect(playerKey()).toBe('meanwhile');
});

test('while the server is away nothing changes', async () => {
  becomeAnother('meanwhile', false);
  known.set('ann', 'Ann');
  isAway = true;
  expect(await comeBack()).toBeNull();
  expect(playerKey()).toBe('meanwhile');
  expect(hasKeysAside()).toBe(true);
});
