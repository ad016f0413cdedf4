import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bytesOf, commitmentOf, keepPromise, promiseOf } from './shuffle';

// From `highlands.record.commitment(bytes(range(32)), bytes(range(32, 64)))`.
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SALT = '202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f';
const PROMISED = 'b71ffcb5f8ec232ff7b38c1707d41fef1aa3a4536d468475ec6655b8b83e7535';

test('hexadecimal digits are bytes', () => expect([...bytesOf('00ff10')]).toEqual([0, 255, 16]));

describe('the commitment', () => {
  test('is what the server reckons', async () => expect(await commitmentOf({ seed: SEED, salt: SALT })).toBe(PROMISED));
  test('fits no other seed, and no other salt', async () => {
    expect(await commitmentOf({ seed: SEED.replace('1f', '1e'), salt: SALT })).not.toBe(PROMISED);
    expect(await commitmentOf({ seed: SALT, salt: SEED })).not.toBe(PROMISED);
  });
});

describe('a promise', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  test('is kept as it was first made', () => {
    keepPromise('table', 'first');
    keepPromise('table', 'second');
    expect(promiseOf('table')).toBe('first');
    expect(promiseOf('another')).toBeUndefined();
  });
  test('of very many games the oldest are forgotten', () => {
    for (let number = 0; number <= 400; number += 1) keepPromise(`t${number}`, 'promised');
    expect(promiseOf('t0')).toBeUndefined();
    expect(promiseOf('t1')).toBe('promised');
    expect(promiseOf('t400')).toBe('promised');
  });
});
