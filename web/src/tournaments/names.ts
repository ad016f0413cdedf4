/** The names of those who take part. */
import { t } from '../app/i18n.svelte';
import { displayNames } from '../app/names';
import type { EntrantState, TournamentState } from '../app/protocol';

/** Of the server's bots several may have one level: their numbers tell which is meant. */
export function entrantName(entrants: readonly EntrantState[], number: number): string {
  const entrant = entrants[number];
  if (!entrant) return '?';
  const name = displayNames([entrant.name || null], [entrant.bot], '?')[0]!;
  const twins = entrant.bot !== null && entrants.filter(({ bot }) => bot === entrant.bot).length > 1;
  return twins ? `${t(`level-${entrant.bot}`)} ${number + 1}` : name;
}

/** Against whom one plays at a table; empty for a game that is over by now. */
export function opponentNames(
  { entrants, open_games: games }: TournamentState,
  table: string,
  you: number | null,
): string {
  const game = games.find((one) => one.table === table);
  const others = game?.entrants.filter((entrant) => entrant !== you) ?? [];
  return others.map((entrant) => entrantName(entrants, entrant)).join(', ');
}

/** A score as people write it: whole, or with one or two places. */
export function scoreText(score: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(score);
}
