/** The strength of both houses, as the view carries it; the server adds up and decides. */
import type { HouseStrength, VerraeterView } from '../../app/protocol';
import type { House } from '../../art/names';

export type Strengths = Record<House, HouseStrength>;

/** The values of supply cards together. */
export function total(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + Number(card), 0);
}

export function otherHouse(house: House): House {
  return house === 'eagles' ? 'roses' : 'eagles';
}

/** The house that a player's supply counts for. */
export function servedHouse(strengths: Strengths, seat: number): House {
  return strengths.eagles.seats.includes(seat) ? 'eagles' : 'roses';
}

/** Whether a conflict is undecided. (Its card stays on the circle until the round is over.) */
export function isConflictOpen({ strengths }: VerraeterView): boolean {
  return strengths !== null;
}

/** The running strengths, as far as the observer knows them; `preview` are the cards that the observer is about to lay. */
export function currentStrengths(view: VerraeterView, preview: readonly string[] = []): Strengths | null {
  const strengths = view.strengths as Strengths | null;
  if (!strengths || view.observer === null || preview.length === 0) return strengths;
  const house = servedHouse(strengths, view.observer);
  const { supply, total: sum } = strengths[house];
  const more = total(preview);
  return { ...strengths, [house]: { ...strengths[house], supply: supply + more, total: sum + more } };
}
