/**
 * The player that this browser is: a key that it has made, in localStorage. It makes one when its reader first takes a
 * seat. Whom the server knows no player by plays as a guest.
 *
 * A random secret and no WebCrypto key pair: browsers have that in secure contexts only, and people play in their own
 * network without TLS.
 */
import { createPlayer, RequestError } from '../app/api';
import { newSecret } from '../fair-deal/commitments';
import { settings } from '../app/settings.svelte';
import { browserName } from './browser-name';

const KEY = 'highlands.player';

interface StoredPlayer {
  key: string;
  /** Whether the server knows it. */
  isKnown: boolean;
}

function readStored(): StoredPlayer | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredPlayer | null;
  } catch {
    return null;
  }
}

/** The key, if the server knows it. */
export function playerKey(): string | null {
  const stored = readStored();
  return stored?.isKnown ? stored.key : null;
}

/** Be another player from now on. */
export function storePlayer(key: string): void {
  localStorage.setItem(KEY, JSON.stringify({ key, isKnown: true } satisfies StoredPlayer));
}

export function forgetPlayer(): void {
  localStorage.removeItem(KEY);
}

/** Be a player: the key, which the server knows now. Null where it takes no more players, or can't be reached. */
export async function becomePlayer(): Promise<string | null> {
  const known = playerKey();
  if (known) return known;
  const key = readStored()?.key ?? newSecret();
  // Stored before it is sent: if the answer gets lost, the same player is made again, and not another one.
  localStorage.setItem(KEY, JSON.stringify({ key, isKnown: false } satisfies StoredPlayer));
  try {
    await createPlayer({
      key,
      name: settings.name || null,
      language: settings.language,
      settings: settings.shared(),
      device: browserName(navigator.userAgent),
    });
  } catch (error) {
    if (error instanceof RequestError) return null;
    throw error;
  }
  storePlayer(key);
  return key;
}
