/**
 * The player that this browser is: a key that it has made, in localStorage. It makes one when its reader first takes a
 * seat. Whom the server knows no player by plays as a guest.
 *
 * A random secret and no WebCrypto key pair: browsers have that in secure contexts only, and people play in their own
 * network without TLS.
 */
import { changePlayer, createPlayer, RequestError } from '../app/api';
import { newSecret } from '../fair-deal/commitments';
import { settings } from '../app/settings.svelte';

const KEY = 'highlands.player';
/** The keys of the players that this browser was before, the last one last. */
export const BEFORE = 'highlands.players-before';
const MOST_BEFORE = 5;
/** The keys that the server did not know, the last one last: another server at its address may know them again. */
export const UNKNOWN = 'highlands.players-unknown';

interface StoredPlayer {
  key: string;
  /** Whether the server knows it. */
  isKnown: boolean;
}

export function readStored(): StoredPlayer | null {
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

export function storePlayer(key: string): void {
  localStorage.setItem(KEY, JSON.stringify({ key, isKnown: true } satisfies StoredPlayer));
}

export function readKeys(item: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(item) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function keepKey(item: string, key: string): void {
  const others = readKeys(item).filter((other) => other !== key);
  localStorage.setItem(item, JSON.stringify([...others, key].slice(-MOST_BEFORE)));
}

/**
 * Be another player from now on. Unless the two have become one, the player that this browser was is kept: whoever has
 * lent it to somebody is themselves again when they sign out.
 */
export function becomeAnother(key: string, isJoined: boolean): void {
  const old = playerKey();
  if (old && old !== key && !isJoined) keepKey(BEFORE, old);
  storePlayer(key);
}

/** Whether there are keys that the server did not know. */
export const hasKeysAside = (): boolean => localStorage.getItem(UNKNOWN) !== null;

/** Be the player no more whom the server does not know. The key, of which there is no other copy, is kept aside. */
export function setPlayerAside(): void {
  const key = playerKey();
  if (key) keepKey(UNKNOWN, key);
  forgetPlayer();
}

/** Be the player no more, but the one that this browser was before, if there is one. */
export function forgetPlayer(): void {
  const before = readKeys(BEFORE);
  const last = before.pop();
  if (last === undefined) {
    localStorage.removeItem(KEY);
  } else {
    localStorage.setItem(BEFORE, JSON.stringify(before));
    storePlayer(last);
  }
}

/** Be a player: the key, which the server knows now. RequestError where it takes no more players. */
export async function registerPlayer(): Promise<string> {
  const known = playerKey();
  if (known) return known;
  const key = readStored()?.key ?? newSecret();
  // Stored before it is sent: if the answer gets lost, the same player is made again, and not another one.
  localStorage.setItem(KEY, JSON.stringify({ key, isKnown: false } satisfies StoredPlayer));
  // Fetched once in a browser's life, and so not with the first page.
  const { browserName } = await import('./devices/browser-name');
  await createPlayer({
    key,
    name: settings.name || null,
    language: settings.language,
    settings: settings.shared(),
    device: browserName(navigator.userAgent),
  });
  storePlayer(key);
  return key;
}

/** The same; null where the server takes no more players: one plays as a guest then. */
export async function becomePlayer(): Promise<string | null> {
  try {
    return await registerPlayer();
  } catch (error) {
    if (error instanceof RequestError) return null;
    throw error;
  }
}

/** Let the server keep what the reader has chosen, for their other devices; it is tried again with the next change. */
export function sendSettings(): void {
  const key = playerKey();
  if (!key) return;
  const { name, language } = settings;
  const change = { language, settings: settings.shared(), ...(name ? { name } : {}) };
  changePlayer(key, change).catch(() => undefined);
}
settings.onchange = sendSettings;

/** Do something with a player's key: with a new one if the server has forgotten it, or is another one at its address. */
export async function withPlayer<Key, Result>(
  become: () => Promise<Key>,
  work: (key: Key) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(await become());
  } catch (error) {
    if (!(error instanceof RequestError) || error.reason.id !== 'server-no-player') throw error;
    setPlayerAside();
    return work(await become());
  }
}
