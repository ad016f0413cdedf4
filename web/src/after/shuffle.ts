/** The check of the shuffle: what was promised before the game, against what was opened after it. */
import type { Opened } from '../app/protocol';

const PREFIX = 'highlands commitment ';
const KEY = 'highlands.promises';
const MOST = 400;

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}

/** What is promised of a seed: SHA-256 of a fixed text, the salt and the seed. */
export async function commitmentOf({ seed, salt }: Opened): Promise<string> {
  const whole = new Uint8Array([...new TextEncoder().encode(PREFIX), ...bytesOf(salt), ...bytesOf(seed)]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Browsers reckon digests on safe pages only (https, or this very machine). */
export const canReckon = (): boolean => isSecureContext;

function promises(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keep what was promised at a running table. The first word counts: a later one proves nothing. */
export function keepPromise(table: string, commitment: string): void {
  const kept = promises();
  if (kept[table]) return;
  const latest = Object.entries(kept).slice(1 - MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...latest, [table, commitment]])));
}

/** What this browser was promised while the game ran; undefined if it was not there. */
export function promiseOf(table: string): string | undefined {
  return promises()[table];
}
