import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { hash: '', pathname: '/', search: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });

const { merge } = await import('./lobby.svelte');

const entry = (id: string, created_at: number, name = '') => ({ id, created_at, name });

test('what changed takes the place of what was, what is gone goes, and the newest comes last', () => {
  const before = [entry('a', 1), entry('b', 2), entry('c', 3)];
  expect(merge(before, [entry('d', 4), entry('b', 2, 'Ann')], ['a'])).toEqual([
    entry('b', 2, 'Ann'),
    entry('c', 3),
    entry('d', 4),
  ]);
  expect(merge(before, [], ['elsewhere'])).toEqual(before);
});
