/** The board of each game, and the words that it needs. */
import type { Component } from 'svelte';
import { loadMessages } from '../app/i18n.svelte';
import type { BoardProps, View } from './board-props';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board has the view of its own game
export type Board = Component<BoardProps<any>>;
type Game = View['type'];

// One entry each: of `condition ? import(a) : import(b)` the bundler makes one import with the styles of b.
const BOARDS: Record<Game, () => Promise<{ default: unknown }>> = {
  'schotten-totten': () => import('../schotten-totten/Board.svelte'),
  verraeter: () => import('../verraeter/Board.svelte'),
  plain: () => import('./PlainBoard.svelte'),
};
const MESSAGES: Record<Game, string[]> = {
  'schotten-totten': ['border', 'words-schotten-totten'],
  verraeter: ['circle', 'words-verraeter'],
  plain: [],
};

/** Fetch the board of a game together with its words. */
export async function loadBoard(game: Game): Promise<Board> {
  const [{ default: fetched }] = await Promise.all([BOARDS[game](), loadMessages(...MESSAGES[game])]);
  return fetched as Board;
}
