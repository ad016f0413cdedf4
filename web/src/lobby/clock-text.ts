/** A clock in a few words, for lists. */
import { locale, t } from '../app/i18n.svelte';
import type { ListedSeek } from '../app/protocol';
import { duration, kindOf } from '../new-table/clocks';

export function clockText(clock: ListedSeek['time_control']): string {
  if (clock.kind === 'unlimited') return t('home-clock-unlimited');
  const time = duration(clock.seconds, locale.language);
  if (kindOf(clock) !== 'fischer') return t('lobby-clock-per-turn', { time });
  const increment = clock.kind === 'fischer' && clock.increment ? duration(clock.increment, locale.language) : null;
  return increment ? t('lobby-clock-fischer', { time, increment }) : time;
}
