/** A tournament in a few words. */
import { t } from '../app/i18n.svelte';
import type { TournamentPlan } from '../app/protocol';
import { clockText } from '../lobby/clock-text';

/** Its game, format, clock, whether luck is taken out of it, and whether it is rated. How many play at a table is for the pairing. */
export function aboutPlan({
  game,
  options,
  format,
  time_control: clock,
  paired_deals: isPaired,
  rated: isRated,
}: TournamentPlan): string {
  const words = [
    t('term-game-name', { game }),
    ...(options.tactics ? [t('term-variant-tactics')] : []),
    ...(options.expert ? [t('term-variant-expert')] : []),
    ...(Number(options.rounds ?? 1) > 1 ? [t('home-rounds', { number: Number(options.rounds) })] : []),
  ];
  const more = [...(isPaired ? [t('tournaments-paired')] : []), ...(isRated ? [t('web-rated')] : [])];
  return [words.join(', '), t(`tournaments-format-${format}`), clockText(clock), ...more].join(' · ');
}

/** A time by the reader's own clock. */
export function timeText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
