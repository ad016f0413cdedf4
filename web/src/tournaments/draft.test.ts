import { expect, test } from 'vitest';
import { defaultOptions } from '../new-table/plan';
import { clockKinds, graceAfter, gracesFor, planOf, type Draft } from './draft';

const DRAFT: Draft = {
  name: ' Club evening ',
  rounds: 4,
  cycles: 2,
  minutes: 30,
  hasFinal: true,
  isPaired: true,
  starts: '',
  every: 86_400,
  grace: 300,
  fillTo: 8,
  level: 'clansman',
  admitsLate: true,
  admitsBots: true,
  isRated: true,
  isPublic: true,
};
const CLOCK = { kind: 'fischer', seconds: 600, increment: 5 } as const;

test('what the pairing decides is not asked for', () => {
  const plan = planOf(DRAFT, 'verraeter', { ...defaultOptions('verraeter'), players: 3, first: 1 }, 'groups', CLOCK);
  expect(plan).toMatchObject({ name: 'Club evening', options: {}, final: true, starts_at: null, fill_to: 8 });
});

test('an arena has no rounds that begin by the day, no final and no paired deals', () => {
  const plan = planOf(DRAFT, 'schotten-totten', { tactics: true, rounds: 1 }, 'arena', CLOCK);
  expect(plan).toMatchObject({ options: { tactics: true }, final: false, paired_deals: false });
  expect(plan.round_every_seconds).toBeNull();
});

test('with paired deals nothing is asked for that the server refuses', () => {
  const plan = planOf(DRAFT, 'schotten-totten', {}, 'swiss', CLOCK);
  expect(plan).toMatchObject({ paired_deals: true, admits_bots: false, rated: false, public: false });
  expect(plan.round_every_seconds).toBeNull();
  expect(clockKinds(true)).toEqual(['fischer']);
});

test('without them everything else can be chosen', () => {
  const plan = planOf({ ...DRAFT, isPaired: false }, 'schotten-totten', {}, 'round-robin', CLOCK);
  expect(plan).toMatchObject({ paired_deals: false, admits_bots: true, rated: true, public: true });
  expect(plan).toMatchObject({ round_every_seconds: 86_400, late_entry: false, cycles: 2 });
});

test('who plays by days is not awaited for minutes', () => {
  expect(Math.min(...gracesFor({ kind: 'per-turn', seconds: 2 * 86_400 }))).toBe(86_400);
  expect(gracesFor(CLOCK)).toContain(300);
});

test('whoever turns from days to minutes is not left with a table that waits for days', () => {
  expect(graceAfter('fischer', 'days', 60)).toBe(3 * 86_400);
  expect(graceAfter('days', 'fischer', 3 * 86_400)).toBe(300);
  // A round over several days may well have a clock of minutes: what was chosen so stays.
  expect(graceAfter('fischer', 'per-turn', 86_400)).toBe(86_400);
  expect(graceAfter('days', 'days', 86_400)).toBe(86_400);
});
