/** The clocks to choose from. */
import type { Clock } from './plan';

export type ClockKind = 'unlimited' | 'per-turn' | 'fischer' | 'days';

const MINUTE = 60;
export const DAY = 24 * 60 * MINUTE;

/** Seconds, per kind. */
export const CHOICES: Record<Exclude<ClockKind, 'unlimited'>, number[]> = {
  'per-turn': [30, 45, 60, 90, 2 * MINUTE, 3 * MINUTE, 5 * MINUTE, 10 * MINUTE],
  fischer: [3, 5, 10, 15, 20, 30, 45, 60, 90].map((minutes) => minutes * MINUTE),
  days: [1, 2, 3, 5, 7, 14].map((days) => days * DAY),
};
/** Days of vacation for each player, in games over days. */
export const VACATIONS = [0, 3, 7, 14, 30];
export const INCREMENTS = [0, 5, 10, 15, 20, 30, 60];

const DEFAULTS: Record<ClockKind, Clock> = {
  unlimited: { kind: 'unlimited' },
  'per-turn': { kind: 'per-turn', seconds: 60 },
  fischer: { kind: 'fischer', seconds: 15 * MINUTE, increment: 10 },
  days: { kind: 'per-turn', seconds: 2 * DAY, vacation_days: 7 },
};

export const defaultClock = (kind: ClockKind): Clock => ({ ...DEFAULTS[kind] });

/** Correspondence play is a clock per turn too, but a choice of its own. */
export function kindOf(clock: Clock): ClockKind {
  return clock.kind === 'per-turn' && clock.seconds >= DAY ? 'days' : clock.kind;
}

/** Parse a stored clock; none if it is no longer among the choices. */
export function readClock(saved: unknown): Clock {
  const clock = saved as Clock | undefined;
  const same = (choice: Clock) => JSON.stringify(clock) === JSON.stringify(choice);
  const turns: Clock[] = [
    ...[...CHOICES['per-turn'], ...CHOICES.days].map((seconds): Clock => ({ kind: 'per-turn', seconds })),
    ...CHOICES.days.flatMap((seconds) =>
      VACATIONS.map((vacation_days): Clock => ({ kind: 'per-turn', seconds, vacation_days })),
    ),
  ];
  const banks: Clock[] = CHOICES.fischer.flatMap((seconds) =>
    INCREMENTS.map((increment): Clock => ({ kind: 'fischer', seconds, increment })),
  );
  return [...turns, ...banks].find(same) ?? defaultClock('unlimited');
}

/** A time as people say it, in their language: 45 seconds, 2 minutes, 3 days. */
export function duration(seconds: number, language: string, isCountdown = false): string {
  const [unit, size] =
    seconds >= DAY
      ? (['day', DAY] as const)
      : seconds >= 2 * MINUTE
        ? (['minute', MINUTE] as const)
        : (['second', 1] as const);
  // What counts down shows no fractions, and is not over before it is.
  const number = isCountdown ? Math.ceil(seconds / size) : seconds / size;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
}
