/** The current time as a reactive value, which ticks only while something depends on it. */
import { createSubscriber } from 'svelte/reactivity';

const TICK_MILLISECONDS = 250;
const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK_MILLISECONDS);
  return () => clearInterval(timer);
});

/** performance.now(), read again at every tick. */
export function currentTime(): number {
  subscribe();
  return performance.now();
}

const DAY = 86_400;

/** Milliseconds as a clock shows them. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} d`;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (number: number) => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
