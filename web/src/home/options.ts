/** The options of a table in words. */
import { t } from '../app/i18n.svelte';

/** Such as "tactics, 3 rounds" for `tactics, rounds 3, first B`; who started is of no interest in a list. */
export function optionsText(game: string, options: string): string {
  const words = options
    .split(', ')
    .map((option) => option.split(' '))
    .map(([name, value]) => {
      if (name === 'tactics') return t('term-variant-tactics');
      if (name === 'expert') return t('term-variant-expert');
      if (name === 'rounds') return t('home-rounds', { number: Number(value) });
      return '';
    });
  // Four is the usual number, which the options leave out.
  if (game === 'verraeter') words.push(t('term-v-players', { number: options.includes('players 3') ? 3 : 4 }));
  return words.filter(Boolean).join(', ');
}

/** A game and its variant, such as "Schotten Totten, tactics". */
export function variantText(game: string, options: string): string {
  const variant = optionsText(game, options);
  return t('term-game-name', { game }) + (variant ? `, ${variant}` : '');
}
