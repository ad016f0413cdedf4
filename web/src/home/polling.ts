/** Milliseconds. */
const INTERVAL = 20_000;

/** Load now, and periodically while the page is visible; returns the cleanup for an effect. */
export function poll(load: () => void): () => void {
  load();
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') load();
  }, INTERVAL);
  return () => clearInterval(timer);
}
