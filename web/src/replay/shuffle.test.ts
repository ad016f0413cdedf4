import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bytesOf, commitmentOf, storeCommitment, storedCommitment } from './shuffle';

// From `highlands.record.commitment(bytes(range(32)), bytes(range(32, 64)))`.
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SALT = '202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f';
const COMMITMENT = 'b71ffcb5f8ec232ff7b38c1707d41fef1aa3a4536d468475ec6655b8b83e7535';

test('hexadecimal digits are bytes', () => expect([...bytesOf('00ff10')]).toEqual([0, 255, 16]));

describe('the commitment', () => {
  test('is what the server computes', async () =>
    expect(await commitmentOf({ seed: SEED, salt: SALT })).toBe(COMMITMENT));
  test('fits no other seed, and no other salt', async () => {
    expect(await commitmentOf({ seed: SEED.replace('1f', '1e'), salt: SALT })).not.toBe(COMMITMENT);
    expect(await commitmentOf({ seed: SALT, salt: SEED })).not.toBe(COMMITMENT);
  });
});

describe('a stored commitment', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });
  test('is the first one seen', () => {
    storeCommitment('table', 'first');
    storeCommitment('table', 'second');
    expect(storedCommitment('table')).toBe('first');
    expect(storedCommitment('another')).toBeUndefined();
  });
  test('of very many games the oldest are forgotten', () => {
    for (let number = 0; number <= 400; number += 1) storeCommitment(`t${number}`, 'commitment');
    expect(storedCommitment('t0')).toBeUndefined();
    expect(storedCommitment('t1')).toBe('commitment');
    expect(storedCommitment('t400')).toBe('commitment');
  });
});
