/** Commit and reveal: the commitment shown before the first move, checked against the seed and salt revealed after the game. */
import type { RevealedSeed } from '../app/protocol';

const PREFIX = 'highlands commitment ';
const KEY = 'highlands.commitments';
const MAX_STORED = 400;

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}

/** The commitment to a seed: SHA-256 of a fixed prefix, the salt and the seed. */
export async function commitmentOf({ seed, salt }: RevealedSeed): Promise<string> {
  const whole = new Uint8Array([...new TextEncoder().encode(PREFIX), ...bytesOf(salt), ...bytesOf(seed)]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Browsers offer SubtleCrypto in secure contexts only (https, or localhost). */
export const canDigest = (): boolean => isSecureContext;

function readStored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Store the commitment of a running table. The first one counts: a later one proves nothing. */
export function storeCommitment(table: string, commitment: string): void {
  const stored = readStored();
  if (stored[table]) return;
  const latest = Object.entries(stored).slice(1 - MAX_STORED);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...latest, [table, commitment]])));
}

/** The commitment that this browser saw while the game ran; undefined if it saw none. */
export function storedCommitment(table: string): string | undefined {
  return readStored()[table];
}
