import { expect, test } from 'vitest';
import { CHOICES, duration, INCREMENTS, kindOf, defaultClock } from './clocks';

test('durations are formatted in the units that people use', () => {
  expect(duration(30, 'en')).toBe('30 seconds');
  expect(duration(90, 'de')).toBe('90 Sekunden');
  expect(duration(600, 'en')).toBe('10 minutes');
  expect(duration(172_800, 'uk')).toBe('2 дні');
});

test('days for a move are distinguished from a clock of minutes', () => {
  expect(kindOf({ kind: 'per-turn', seconds: 600 })).toBe('per-turn');
  expect(kindOf({ kind: 'per-turn', seconds: 86_400 })).toBe('days');
});

test('the usual clock of each kind is among its choices', () => {
  for (const kind of ['per-turn', 'fischer', 'days'] as const) {
    const clock = defaultClock(kind);
    expect(kindOf(clock)).toBe(kind);
    expect(CHOICES[kind]).toContain(clock.kind === 'unlimited' ? null : clock.seconds);
    if (clock.kind === 'fischer') expect(INCREMENTS).toContain(clock.increment);
  }
});
