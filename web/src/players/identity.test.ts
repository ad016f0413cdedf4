import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('../app/api', () => ({ RequestError: class extends Error {} }));
vi.mock('../app/settings.svelte', () => ({ settings: {} }));

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
});
const { becomeAnother, playerKey, setPlayerAside } = await import('./identity');

beforeEach(() => stored.clear());

test('a key that the server does not know is kept aside', () => {
  becomeAnother('only-copy', false);
  setPlayerAside();
  expect(playerKey()).toBeNull();
  expect([...stored.values()].join()).toContain('only-copy');
});
