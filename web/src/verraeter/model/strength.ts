/** The current strength of both houses, for display only: the server decides who wins. */
import type { VerraeterView } from '../../app/protocol';
import type { House } from '../../art/names';

export interface Strength {
  house: House;
  /** Its landscape in the conflict; null where that can't be told. */
  landscape: number | null;
  base: number;
  supply: number;
  diplomats: number;
  total: number;
  /** The seats that serve it. */
  seats: number[];
  /** What each of them would get by winning: the prize of the other landscape. */
  prize: number;
}
export type Strengths = Record<House, Strength>;

const DIPLOMATS: Record<string, number> = { diplomat2: 2, diplomat5: 5 };

export function total(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + Number(card), 0);
}

export function otherHouse(house: House): House {
  return house === 'eagles' ? 'roses' : 'eagles';
}

export interface Side {
  house: House;
  laid: readonly string[];
  action: string | null;
}

export interface ContestedLandscape {
  number: number;
  house: House;
  base: number;
  prize: readonly number[];
}

/** The sums of the bases, what was laid, and the Diplomats as far as they are given. */
export function sumStrengths(contested: readonly ContestedLandscape[], sides: readonly Side[]): Strengths {
  const of = (house: House): Strength => {
    const own = contested.find((landscape) => landscape.house === house);
    const other = contested.find((landscape) => landscape.house !== house);
    const seats = sides.flatMap((side, seat) => (side.house === house ? [seat] : []));
    const supply = seats.reduce((sum, seat) => sum + total(sides[seat]!.laid), 0);
    const diplomats = seats.reduce((sum, seat) => sum + (DIPLOMATS[sides[seat]!.action ?? ''] ?? 0), 0);
    const base = own?.base ?? 0;
    return {
      house,
      landscape: own?.number ?? null,
      base,
      supply,
      diplomats,
      total: base + supply + diplomats,
      seats,
      prize: other?.prize[seats.length - 1] ?? 0,
    };
  };
  return { eagles: of('eagles'), roses: of('roses') };
}

/** Whether a conflict is undecided. (Its card stays on the circle until the round is over.) */
export function isConflictOpen({ step }: VerraeterView): boolean {
  return step === 'choose' || step === 'supply';
}

/**
 * The running strengths, by what the observer knows and nothing else: the own Diplomat counts, and the own Traitor counts
 * for the new house. `preview` are the cards that the observer is about to lay.
 */
export function currentStrengths(view: VerraeterView, preview: readonly string[] = []): Strengths | null {
  if (!view.conflict || !isConflictOpen(view)) return null;
  const contested = view.landscapes.filter((landscape) => view.conflict!.includes(landscape.number));
  const sides = view.players.map((player) => {
    const house = player.house as House;
    return {
      house: player.action === 'traitor' ? otherHouse(house) : house,
      laid: player.seat === view.observer ? [...player.laid, ...preview] : player.laid,
      action: player.action,
    };
  });
  return sumStrengths(contested as ContestedLandscape[], sides);
}
