/**
 * Being a player again whom the server did not know for a while: it was restored from a backup since, say, or another
 * one was at its address. Of a key there is no copy but the browser's own, so it is asked for again and again.
 */
import { fetchPlayer, RequestError } from '../app/api';
import { loadMessages, t } from '../app/i18n.svelte';
import type { PlayerState } from '../app/protocol';
import { settings } from '../app/settings.svelte';
import { notices } from '../ui/toasts.svelte';
import { BEFORE, keepKey, playerKey, readKeys, readStored, storePlayer, UNKNOWN } from './identity';

const EVERY_MS = 5 * 60_000;
let askedAt = -Infinity;

/** Be a player again whose key is aside, now that the server knows it; the one that this browser is now is kept. */
function becomeAgain(key: string, isOtherKnown: boolean): void {
  const others = readKeys(UNKNOWN).filter((other) => other !== key);
  if (others.length) localStorage.setItem(UNKNOWN, JSON.stringify(others));
  else localStorage.removeItem(UNKNOWN);
  const old = readStored()?.key;
  if (old && old !== key) keepKey(isOtherKnown ? BEFORE : UNKNOWN, old);
  storePlayer(key);
}

/** The player who has a key; null if the server knows none. RequestError if it can't be asked. */
async function find(key: string): Promise<PlayerState | null> {
  try {
    return await fetchPlayer(key);
  } catch (error) {
    if (error instanceof RequestError && error.reason.id === 'server-no-player') return null;
    throw error;
  }
}

/** Be the latest of the players again whom the server knows again; null if it knows none, or can't be asked. */
export async function comeBack(): Promise<PlayerState | null> {
  try {
    for (const key of readKeys(UNKNOWN).reverse()) {
      const player = await find(key);
      if (player === null) continue;
      const other = playerKey();
      becomeAgain(key, other !== null && (await find(other)) !== null);
      await settings.adopt(player);
      return player;
    }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
  }
  return null;
}

/** Look whether a player can come back, if that was not done just now, and tell of it; whether one has. */
export async function lookAgain(): Promise<boolean> {
  if (Date.now() - askedAt < EVERY_MS) return false;
  askedAt = Date.now();
  const player = await comeBack();
  if (!player) return false;
  await loadMessages('players');
  notices.info(t('players-back', { name: player.name ?? t('players-nameless') }));
  return true;
}
