/** Display names of players, from their own names and the levels of the bots. */
import { t } from './i18n.svelte';
import { BOT_TITLE, GAMES } from './protocol';

/** The letter of a seat in notation. */
export function seatLetter(seat: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + seat);
}

/** The title of a game. */
export function gameTitle(name: string): string {
  return GAMES.find((game) => game.name === name)?.title ?? name;
}

/** In place of the name of a player who had themselves forgotten. */
export const FORGOTTEN_NAME = '–';

/** Whether the name that somebody sat down under is that of a bot from outside. */
export function isBotName(name: string | null): boolean {
  return name?.startsWith(`${BOT_TITLE} `) ?? false;
}

/** A name for each seat; `free` is for those that nobody has taken. */
export function displayNames(
  names: readonly (string | null)[],
  bots: readonly (string | null)[],
  free: string,
): string[] {
  return names.map((name, seat) => {
    const bot = bots[seat];
    if (name === FORGOTTEN_NAME) return t('web-former-player');
    if (name || !bot) return name ?? free;
    // Of two bots of a level, the seats' letters tell which is meant.
    const twins = bots.filter((other, number) => other === bot && !names[number]).length > 1;
    return twins ? `${t(`level-${bot}`)} ${seatLetter(seat)}` : t(`level-${bot}`);
  });
}

/** A text that begins a line: many messages are written to stand within a sentence. */
export function capitalize(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase() + rest.join('');
}
