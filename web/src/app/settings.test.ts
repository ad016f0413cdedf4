import { expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('document', { documentElement: { dataset: {} } });

test('of what the server has kept, only settings that there are are taken over', async () => {
  const { settings } = await import('./settings.svelte');
  await settings.adopt({
    name: 'Ann',
    language: 'none',
    settings: {
      sound: true,
      theme: 'dark',
      motion: 'fast',
      onchange: 'nothing',
      shared: 3,
      applyToPage: null,
      later: 1,
    },
  });
  expect([settings.name, settings.sound, settings.theme, settings.motion]).toEqual(['Ann', true, 'dark', true]);
  expect(typeof settings.onchange).toBe('function');
  expect(['shared', 'applyToPage', 'later'].filter((key) => Object.hasOwn(settings, key))).toEqual([]);
  expect(JSON.parse(stored.get('highlands.settings') ?? '')).toEqual({ name: 'Ann', sound: true, theme: 'dark' });
});
