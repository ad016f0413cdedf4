import { describe, expect, test } from 'vitest';
import { bytesOf, commitmentOf, mixedSeed, newSecret, newShare, shareCommitmentOf } from './commitments';

// From `highlands.play.commitments` with seed bytes(range(32)), salt bytes(range(32, 64)), shares b'\x01' * 32 and b'\x02' * 32.
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SALT = '202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f';
const COMMITMENT = 'b71ffcb5f8ec232ff7b38c1707d41fef1aa3a4536d468475ec6655b8b83e7535';
const SHARES = ['01'.repeat(32), '02'.repeat(32)] as const;

test('hexadecimal digits are bytes', () => expect([...bytesOf('00ff10')]).toEqual([0, 255, 16]));

describe('the server’s commitment', () => {
  test('is what the server computes', () => expect(commitmentOf({ seed: SEED, salt: SALT })).toBe(COMMITMENT));
  test('fits no other seed, and no other salt', () => {
    expect(commitmentOf({ seed: SEED.replace('1f', '1e'), salt: SALT })).not.toBe(COMMITMENT);
    expect(commitmentOf({ seed: SALT, salt: SEED })).not.toBe(COMMITMENT);
  });
});

describe('a share', () => {
  test('is committed to as the server checks it', () =>
    expect(shareCommitmentOf('aB_-9', 1, SHARES[1])).toBe(
      '8f226d41a083ba0afa98ee99cf8ea017b441fdfe25e4ce16936f2bb3b7d96245',
    ));
  test('is mixed into the seed as the server does it', () => {
    expect(mixedSeed(SEED, SHARES)).toBe('ff85d23a2f746d452b206a4090d106e1c9fdcda85e3e3195f65bb0dcf0eb375c');
    expect(mixedSeed(SEED, [null, SHARES[1], null])).toBe(
      'a06b59f9cd844668d06200f1d88754afaf5a0c8956623333b898a57aa091c21b',
    );
  });
  test('is new every time, and so is a secret', () => {
    expect(newShare()).toMatch(/^[0-9a-f]{64}$/);
    expect(newShare()).not.toBe(newShare());
    expect(newSecret()).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });
});
