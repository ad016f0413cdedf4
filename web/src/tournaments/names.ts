/** The names of those who take part. */
import { t } from '../app/i18n.svelte';
import { displayNames } from '../app/names';
import type { EntrantState } from '../app/protocol';

/** Of the server's bots several may have one level: their numbers tell which is meant. */
export function entrantName(entrants: readonly EntrantState[], number: number): string {
  const entrant = entrants[number];
  if (!entrant) return '?';
  const name = displayNames([entrant.name || null], [entrant.bot], '?')[0]!;
  const twins = entrant.bot !== null && entrants.filter(({ bot }) => bot === entrant.bot).length > 1;
  return twins ? `${t(`level-${entrant.bot}`)} ${number + 1}` : name;
}

/** A score as people write it: whole, or with one or two places. */
export function scoreText(score: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(score);
}
