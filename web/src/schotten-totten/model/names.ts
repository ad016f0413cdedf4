/** Names for screen readers, and the keys by which cards are followed over the table. */
import type { SchottenTottenView, Stone } from '../../app/protocol';
import { capitalize } from '../../app/names';
import { formatMessage, t } from '../../app/i18n.svelte';
import type { ShownSeat } from '../../board/board-props';
import { cardName } from '../../board/narration';
import { cardsMessage } from './explanations';
import { deckOf } from './moves';

export const cardTitle = (card: string): string => capitalize(cardName(card));

/** "Stone 3. Mud Fight … You: red 5 and green 5. Anna: nothing yet. You can claim it." */
export function stoneName(
  stone: Stone,
  seats: ShownSeat[],
  near: number,
  you: number | null,
  mayClaim: boolean,
): string {
  const parts = [t('border-stone', { stone: stone.number })];
  if (stone.blind) parts.push(t('term-mode-blind'));
  if (stone.mud) parts.push(t('term-mode-mud'));
  for (const seat of [near, 1 - near]) {
    const { cards } = stone.sides[seat]!;
    const laid = cards.length ? formatMessage(cardsMessage(cards)) : t('term-why-nothing');
    parts.push(
      seat === you
        ? t('border-side-yours', { cards: laid })
        : t('border-side', { name: seats[seat]!.title, cards: laid }),
    );
  }
  if (stone.owner !== null) parts.push(ownerText(stone.owner, seats, you));
  else if (mayClaim) parts.push(t('border-can-claim'));
  return parts.map((part) => part.replace(/[.。]$/, '')).join('. ') + '.';
}

export function ownerText(owner: number, seats: ShownSeat[], you: number | null): string {
  return owner === you ? t('border-claimed-yours') : t('border-claimed', { name: seats[owner]!.title });
}

/**
 * The key of a card: every clan card is there once, and so are all tactics cards but the Joker. A player lays only one
 * Joker, so the one on the border is the first of its player's, and one that stays in hand is the second.
 */
export function keyOf(card: string, seat: number, nth = 1): string {
  return card === 'joker' ? `joker-${seat}-${nth}` : card;
}

/** The key of a discarded card: a Joker there belongs to who has played one and has it no longer on the border. */
export function discardKey(card: string, view: SchottenTottenView): string {
  const loser = view.joker_played.findIndex(
    (isPlayed, seat) => isPlayed && !view.stones.some((stone) => stone.sides[seat]!.cards.includes('joker')),
  );
  return keyOf(card, loser);
}

export interface HandCard {
  card: string;
  key: string;
}

/** The cards of a hand with their keys; of hidden ones only the place is known. */
export function keyedHand(cards: readonly string[], seat: number, view: SchottenTottenView): HandCard[] {
  let jokers = view.joker_played[seat] ? 1 : 0;
  const hidden = { clan: 0, tactics: 0 };
  return cards.map((card) => {
    if (card === 'c?' || card === 't?') {
      const deck = deckOf(card);
      return { card, key: `back-${seat}-${deck}-${hidden[deck]++}` };
    }
    return { card, key: keyOf(card, seat, card === 'joker' ? ++jokers : 1) };
  });
}

/** The spot that a card comes from which was nowhere before: a deck, or a hand that is hidden. */
export function originOf(key: string, view: SchottenTottenView, near: number): string | null {
  const back = /^back-\d-(clan|tactics)-/.exec(key);
  if (back) return `${back[1]}-deck`;
  const card = key.replace(/-.*/, '');
  if (view.hands.some((hand) => hand.cards.includes(card))) return `${deckOf(card)}-deck`;
  const isNear = view.stones.some((stone) => stone.sides[near]!.cards.includes(card));
  return isNear ? 'own-hand' : 'other-hand';
}
