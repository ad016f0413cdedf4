import { describe, expect, test } from 'vitest';
import { hexOf } from './commitments';
import { sha256 } from './sha256';

const digest = (text: string) => hexOf(sha256(new TextEncoder().encode(text)));

describe('SHA-256', () => {
  test('gives the digests of the standard', () => {
    expect(digest('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(digest('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });
  test('agrees with the platform on messages of every length up to three blocks', async () => {
    for (let length = 0; length <= 192; length += 1) {
      const message = Uint8Array.from({ length }, (_, place) => (place * 7 + length) % 256);
      const expected = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
      expect(hexOf(sha256(message))).toBe(hexOf(expected));
    }
  });
});
