import { describe, expect, test } from 'vitest';
import { botPlan, normalizePlan, readPlan, requestOf, assignSeat, defaultPlan } from './plan';

describe('the seats of a table', () => {
  test('who takes my seat changes places with nobody: I always sit', () => {
    expect(assignSeat(['me', 'friend', 'friend', 'friend'], 0, 'warrior')).toEqual([
      'me',
      'friend',
      'friend',
      'friend',
    ]);
  });
  test('I take the place of another, who takes mine', () => {
    expect(assignSeat(['me', 'friend', 'warrior', 'friend'], 2, 'me')).toEqual(['warrior', 'friend', 'me', 'friend']);
  });
  test('a seat that the game does not have is not mine', () => {
    const plan = normalizePlan({
      ...defaultPlan('verraeter', 'en'),
      seats: ['friend', 'friend', 'friend', 'me'],
      options: { players: 3, first: null },
    });
    expect(plan.seats.slice(0, 3)).toContain('me');
    expect(plan.seats.filter((occupant) => occupant === 'me')).toHaveLength(1);
  });
  test('nobody starts from a seat that is not there', () => {
    const plan = { ...defaultPlan('schotten-totten', 'en'), options: { first: 3 } };
    expect(normalizePlan(plan).options.first).toBeNull();
  });
});

describe('what the server is asked for', () => {
  test('the plain game has no options', () => {
    const request = requestOf(defaultPlan('schotten-totten', 'de'));
    expect(request.options).toEqual({});
    expect(request.seats).toEqual([{ bot: null }, { bot: null }]);
    expect(request.language).toBe('de');
  });
  test('hints only against bots, unless they are chosen for a table of people', () => {
    const friends = defaultPlan('verraeter', 'en');
    expect(requestOf(friends).hints).toBe(false);
    expect(requestOf({ ...friends, hintsAmongPeople: true }).hints).toBe(true);
    expect(requestOf(botPlan('verraeter', 'warrior', 'en')).hints).toBe(true);
    expect(requestOf({ ...botPlan('verraeter', 'warrior', 'en'), hintsAgainstBots: false }).hints).toBe(false);
    expect(readPlan({ hints: true }, 'verraeter', 'en').hintsAmongPeople, 'of an earlier version').toBe(false);
  });
  test('a rated game has a clock, and no hints', () => {
    const plan = { ...botPlan('schotten-totten', 'warrior', 'en'), isRated: true };
    expect(requestOf(plan)).toMatchObject({ rated: false, hints: true });
    const clock = { kind: 'fischer', seconds: 600, increment: 5 } as const;
    expect(requestOf({ ...plan, clock })).toMatchObject({ rated: true, hints: false });
  });
  test('tactics, experts, rounds and the first player', () => {
    const plan = {
      ...defaultPlan('schotten-totten', 'en'),
      options: { tactics: true, expert: true, rounds: 3, first: 1 },
    };
    expect(requestOf(plan).options).toEqual(plan.options);
  });
  test('three at a table of Verräter, two of them bots', () => {
    const request = requestOf({
      ...botPlan('verraeter', 'chieftain', 'en'),
      options: { players: 3, first: null, tactics: true },
    });
    expect(request.options).toEqual({ players: 3 });
    expect(request.seats).toEqual([{ bot: null }, { bot: 'chieftain' }, { bot: 'chieftain' }]);
  });
});

describe('a stored plan', () => {
  test('comes back', () => {
    const plan = {
      ...defaultPlan('schotten-totten', 'en'),
      options: { tactics: true, expert: false, rounds: 5, first: 1 },
      clock: { kind: 'fischer', seconds: 600, increment: 5 } as const,
      seats: botPlan('schotten-totten', 'warrior', 'en').seats,
    };
    expect(readPlan(JSON.parse(JSON.stringify(plan)), 'schotten-totten', 'en')).toEqual(plan);
  });
  test.each([
    [null],
    ['?'],
    [{ seats: ['me', 'me', 'friend', 'friend'], options: { players: 9, first: 'A' } }],
    [{ options: 7 }],
    [{ seats: [] }],
    [{ clock: { kind: 'per-turn', seconds: 1 } }],
  ])('gets defaults where it is invalid: %j', (stored) =>
    expect(readPlan(stored, 'verraeter', 'uk')).toEqual(defaultPlan('verraeter', 'uk')),
  );
});
