import { expect, test } from 'vitest';
import { clockText } from './clock.svelte';

const DAY = 86_400_000;
const HOUR = 3_600_000;

test.each([
  ['en', '2 days 3 hours'],
  ['de', '2 Tage 3 Stunden'],
  ['el', '2 ημέρες 3 ώρες'],
  ['hu', '2 nap 3 óra'],
  ['pt-BR', '2 dias 3 horas'],
  ['uk', '2 дні 3 години'],
])('days are said as people say them: %s', (language, text) => {
  expect(clockText(2 * DAY + 3 * HOUR, language)).toBe(text);
});

test.each([
  [DAY, '1 day'],
  [5 * DAY + HOUR, '5 days 1 hour'],
  [DAY - 1000, '23:59:59'],
  [90_000, '1:30'],
])('%i ms', (milliseconds, text) => expect(clockText(milliseconds, 'en')).toBe(text));
