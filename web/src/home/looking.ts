/** Milliseconds from one look at the server's lists to the next. */
const EVERY = 20_000;

/** Look now, and again and again while the page is seen; for an effect, which ends it. */
export function keepLooking(look: () => void): () => void {
  look();
  const again = setInterval(() => {
    if (document.visibilityState === 'visible') look();
  }, EVERY);
  return () => clearInterval(again);
}
