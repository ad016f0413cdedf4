/** Supply cards of equal value are alike; to let each travel from where it was, every card in sight keeps an id. */
import type { VerraeterView } from '../app/protocol';

export interface Followed {
  id: string;
  card: string;
}
interface Seat {
  hand: Followed[];
  laid: Followed[];
}

export class Followers {
  seats: Seat[] = [];
  #last = 0;

  /** Follow the cards into the next view: a card just laid was in the hand, a card kept is the same one. */
  follow(view: VerraeterView): Seat[] {
    this.seats = view.players.map((player, seat) => {
      const before = this.seats[seat] ?? { hand: [], laid: [] };
      const onTable = [...before.laid];
      const inHand = [...before.hand];
      const laid = player.laid.map((card) => taken(onTable, card) ?? taken(inHand, card) ?? this.#fresh(card));
      const hand = player.hand.filter((card) => card !== '?').map((card) => taken(inHand, card) ?? this.#fresh(card));
      return { hand, laid };
    });
    return this.seats;
  }

  #fresh(card: string): Followed {
    this.#last += 1;
    return { id: `supply-${this.#last}`, card };
  }
}

function taken(cards: Followed[], card: string): Followed | undefined {
  const place = cards.findIndex((one) => one.card === card);
  return place < 0 ? undefined : cards.splice(place, 1)[0];
}
