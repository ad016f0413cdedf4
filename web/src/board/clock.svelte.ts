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

const HOUR = 3600;

/** Days and hours as people say them: 2 days 3 hours. */
export function daysText(seconds: number, language: string): string {
  const say = (number: number, unit: 'day' | 'hour') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  return hours ? `${say(days, 'day')} ${say(hours, 'hour')}` : say(days, 'day');
}

/** Milliseconds as a clock shows them. */
export function clockText(milliseconds: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= DAY) return daysText(seconds, language);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (number: number) => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
