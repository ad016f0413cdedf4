/**
 * Being a player again whom the server did not know for a while: it was restored from a backup since, say, or another
 * one was at its address. Of a key there is no copy but the browser's own, so it is asked for again and again.
 */
import { fetchPlayer, RequestError } from '../app/api';
import type { PlayerState } from '../app/protocol';
import { settings } from '../app/settings.svelte';
import { becomeAgain, keysAside, playerKey } from './identity';

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
    for (const key of keysAside()) {
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
