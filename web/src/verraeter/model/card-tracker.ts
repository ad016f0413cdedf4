/** Supply cards of equal value are alike; every visible card gets an id, so that its element can be animated. */
import type { VerraeterView } from '../../app/protocol';

export interface TrackedCard {
  id: string;
  card: string;
}
interface Seat {
  hand: TrackedCard[];
  laid: TrackedCard[];
}

export class CardTracker {
  seats: Seat[] = [];
  #last = 0;

  /** Match the cards with those of the view before: a card just laid was in the hand, others stay the same. */
  track(view: VerraeterView): Seat[] {
    this.seats = view.players.map((player, seat) => {
      const before = this.seats[seat] ?? { hand: [], laid: [] };
      const onTable = [...before.laid];
      const inHand = [...before.hand];
      const laid = player.laid.map((card) => takeCard(onTable, card) ?? takeCard(inHand, card) ?? this.#newCard(card));
      const hand = player.hand
        .filter((card) => card !== '?')
        .map((card) => takeCard(inHand, card) ?? this.#newCard(card));
      return { hand, laid };
    });
    return this.seats;
  }

  #newCard(card: string): TrackedCard {
    this.#last += 1;
    return { id: `supply-${this.#last}`, card };
  }
}

function takeCard(cards: TrackedCard[], card: string): TrackedCard | undefined {
  const place = cards.findIndex((one) => one.card === card);
  return place < 0 ? undefined : cards.splice(place, 1)[0];
}
