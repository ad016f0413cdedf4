// Before the first picture, so that a dark page never flashes white. app/settings.svelte.ts keeps it up to date.
try {
  const kept = JSON.parse(localStorage.getItem('highlands.settings') || '{}');
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
} catch {
  document.documentElement.dataset.theme = 'light';
}
