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
      players: 3,
    });
    expect(plan.seats.slice(0, 3)).toContain('me');
    expect(plan.seats.filter((occupant) => occupant === 'me')).toHaveLength(1);
  });
  test('nobody starts from a seat that is not there', () => {
    expect(normalizePlan({ ...defaultPlan('schotten-totten', 'en'), first: 3 }).first).toBeNull();
  });
});

describe('what the server is asked for', () => {
  test('the plain game has no options', () => {
    const request = requestOf(defaultPlan('schotten-totten', 'de'));
    expect(request.options).toEqual({});
    expect(request.seats).toEqual([{ bot: null }, { bot: null }]);
    expect(request.language).toBe('de');
  });
  test('tactics, experts, rounds and the first player', () => {
    const plan = { ...defaultPlan('schotten-totten', 'en'), tactics: true, expert: true, rounds: 3, first: 1 };
    expect(requestOf(plan).options).toEqual({ tactics: true, expert: true, rounds: 3, first: 1 });
  });
  test('three at a table of Verräter, two of them bots', () => {
    const request = requestOf({ ...botPlan('verraeter', 'chieftain', 'en'), players: 3, tactics: true });
    expect(request.options).toEqual({ players: 3 });
    expect(request.seats).toEqual([{ bot: null }, { bot: 'chieftain' }, { bot: 'chieftain' }]);
  });
});

describe('a stored plan', () => {
  test('comes back', () => {
    const plan = {
      ...defaultPlan('schotten-totten', 'en'),
      tactics: true,
      rounds: 5,
      clock: { kind: 'fischer', seconds: 600, increment: 5 } as const,
      seats: botPlan('verraeter', 'warrior', 'en').seats,
    };
    expect(readPlan(JSON.parse(JSON.stringify(plan)), 'schotten-totten', 'en')).toEqual(plan);
  });
  test.each([
    [null],
    ['?'],
    [{ seats: ['me', 'me', 'friend', 'friend'], rounds: 1000, players: 9 }],
    [{ seats: [] }],
    [{ clock: { kind: 'per-turn', seconds: 1 } }],
  ])('gets defaults where it is invalid: %j', (stored) =>
    expect(readPlan(stored, 'verraeter', 'uk')).toEqual(defaultPlan('verraeter', 'uk')),
  );
});
