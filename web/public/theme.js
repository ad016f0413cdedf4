// Before the first paint, so that a dark page never flashes white. app/settings.svelte.ts keeps it up to date.
try {
  const stored = JSON.parse(localStorage.getItem('highlands.settings') || '{}');
  const dark =
    stored.theme === 'dark' || (stored.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
} catch {
  document.documentElement.dataset.theme = 'light';
}
