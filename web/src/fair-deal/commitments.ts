/**
 * A deal that nobody chooses: the server commits to its seed, and every player's browser to a random share; when all
 * commitments stand, the shares are revealed and mixed. The same as `highlands.play.commitments`.
 */
import type { RevealedSeed } from '../app/protocol';
import { sha256 } from './sha256';

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function digestOf(prefix: string, ...parts: Uint8Array[]): string {
  const bytes = [new TextEncoder().encode(prefix), ...parts].flatMap((part) => [...part]);
  return hexOf(sha256(Uint8Array.from(bytes)));
}

/** The server's commitment to its seed. */
export function commitmentOf({ seed, salt }: RevealedSeed): string {
  return digestOf('highlands commitment ', bytesOf(salt), bytesOf(seed));
}

/** A player's commitment to their share. */
export function shareCommitmentOf(table: string, seat: number, share: string): string {
  return digestOf(`highlands share ${table} ${seat} `, bytesOf(share));
}

/** The seed of the deal: the server's seed and the shares, by seat. */
export function mixedSeed(seed: string, shares: readonly (string | null)[]): string {
  const parts = shares.flatMap((share, seat) => (share === null ? [] : [Uint8Array.of(seat), bytesOf(share)]));
  return digestOf('highlands deal ', bytesOf(seed), ...parts);
}

/** A random share of the deal, as hexadecimal digits. */
export function newShare(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** A random secret for a seat: 192 bits in base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
