/** Shares as people read them. */
import { t } from '../app/i18n.svelte';

/** A chance from 0 to 1 in whole percent, or with so many more digits. */
export function percent(share: number, digits = 0): string {
  const size = 10 ** digits;
  return t('term-percent', { number: Math.round(share * 100 * size) / size });
}
