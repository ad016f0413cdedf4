/** A stone in words: what each side is or can become, who leads, and why it can or can't be claimed. */
import type { Formation, Message, Side, Stone } from '../../app/protocol';
import { t } from '../../app/i18n.svelte';
import { cardMessage } from '../../board/narration';

export const cardsMessage = (cards: readonly string[]): Message[] => cards.map(cardMessage);

function formationMessage({ formation, total, cards, coming }: Formation): Message {
  return { id: 'formation', args: { formation, total, size: cards.length + coming.length } };
}

/** What a side is, or can at best become. */
export function bestText({ best, cards }: Side): string {
  if (!best) return t('term-best-never');
  const readings = Object.entries(best.readings).map(([card, reading]): Message => ({
    id: 'term-reading',
    // Where the colour doesn't matter, only a strength is given.
    args: { card: cardMessage(card), reading: reading.length === 2 ? cardMessage(reading) : reading },
  }));
  const read = readings.length && cards.length ? t('term-readings', { readings }) : '';
  return best.coming.length
    ? t('term-best-can', { formation: formationMessage(best), cards: cardsMessage(best.coming), readings: read })
    : t('term-best-is', { formation: formationMessage(best), readings: read });
}

/** Why a seat can or can't claim a stone, as the terminal says it. */
export function claimReason(stone: Stone, seat: number): Message {
  const own = stone.sides[seat]!;
  const other = stone.sides[1 - seat]!;
  if (!own.complete || !own.best)
    return {
      id: 'claim-side-incomplete',
      args: { stone: stone.number, missing: stone.size - own.cards.length },
    };
  const ours = formationMessage(own.best);
  if (!other.best) return { id: 'claim-other-impossible', args: { own: ours } };
  const theirs = formationMessage(other.best);
  const isEven = own.best.formation === other.best.formation && own.best.total === other.best.total;
  if (other.complete) {
    if (isEven) return { id: own.claimable ? 'claim-tie-won' : 'claim-tie-lost', args: { own: ours } };
    return { id: own.claimable ? 'claim-stronger' : 'claim-weaker', args: { own: ours, other: theirs } };
  }
  const cards = cardsMessage(other.best.coming);
  if (isEven && own.claimable) return { id: 'claim-proved-first', args: { own: ours, cards } };
  return { id: own.claimable ? 'claim-proved' : 'claim-beatable', args: { own: ours, other: theirs, cards } };
}
