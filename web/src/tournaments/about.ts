/** A tournament in a few words. */
import { t } from '../app/i18n.svelte';
import type { TournamentPlan } from '../app/protocol';
import { clockText } from '../lobby/clock-text';

/** Its game, format, length, clock, whether luck is taken out of it, and whether it is rated. How many play at a table is for the pairing. */
export function aboutPlan({
  game,
  options,
  format,
  time_control: clock,
  paired_deals: isPaired,
  rated: isRated,
  rounds,
  cycles,
  arena_minutes: minutes,
}: TournamentPlan): string {
  const words = [
    t('term-game-name', { game }),
    ...(options.tactics ? [t('term-variant-tactics')] : []),
    ...(options.expert ? [t('term-variant-expert')] : []),
    ...(Number(options.rounds ?? 1) > 1 ? [t('home-rounds', { number: Number(options.rounds) })] : []),
  ];
  const length = {
    swiss: `${t('tournaments-rounds')}: ${rounds}`,
    groups: `${t('tournaments-rounds')}: ${rounds}`,
    arena: `${t('tournaments-minutes')}: ${minutes}`,
    'round-robin': cycles > 1 ? `${t('tournaments-cycles')}: ${cycles}` : '',
    'knock-out': '',
  }[format];
  const more = [...(isPaired ? [t('tournaments-paired')] : []), ...(isRated ? [t('web-rated')] : [])];
  return [words.join(', '), t(`tournaments-format-${format}`), length, clockText(clock), ...more]
    .filter(Boolean)
    .join(' · ');
}

/** A time by the reader's own clock. */
export function timeText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
