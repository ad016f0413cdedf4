/** The things of Verräter by name, in the reader's language. */
import type { Landscape } from '../../app/protocol';
import { t } from '../../app/i18n.svelte';
import { capitalize } from '../../app/names';
import type { ShownSeat } from '../../board/board-props';

export const landscapeName = ({ kind, number }: Pick<Landscape, 'kind'> & { number: number | null }): string =>
  number === null ? t('v-kind', { kind }) : t('v-landscape', { kind, number });

/** The same where it stands alone, as a title: in sentences some languages put it otherwise. */
export const landscapeTitle = ({ kind, number }: Pick<Landscape, 'kind' | 'number'>): string =>
  capitalize(`${t('v-kind', { kind })} ${number}`);

export const houseName = (house: string): string => t('term-v-house', { house });

export const actionName = (card: string): string => t('term-v-action', { card });

/** What an action card does, in short. */
export const actionEffect = (card: string): string => t(`term-v-does-${card}`);

export const buildingKind = (isCountingHouse: boolean) => (isCountingHouse ? 'counting' : 'estate');

/** All that can be seen of a landscape, in words. */
export function landscapeLabel(landscape: Landscape, seats: ShownSeat[]): string {
  const { building, in_conflict, base, house } = landscape;
  return [
    t('circle-landscape', { landscape: landscapeName(landscape), house: houseName(house), base }),
    building &&
      t('circle-building-of', {
        kind: buildingKind(building.counting_house),
        name: seats[building.owner]?.title ?? '',
      }),
    in_conflict && t('circle-in-conflict'),
  ]
    .filter(Boolean)
    .join(', ');
}

export const percent = (chance: number): string => t('term-percent', { number: Math.round(chance * 100) });
