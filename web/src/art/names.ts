/** The things that can be drawn, by the names they have in the notation. */

export const CLANS = ['R', 'O', 'Y', 'G', 'B', 'P'] as const;
export type Clan = (typeof CLANS)[number];

/** `full` is a whole card; `slim` is a low strip for the border on phones. */
export type Form = 'full' | 'slim';

export const TACTICS = [
  'joker',
  'spy',
  'shield',
  'blind',
  'mud',
  'recruiter',
  'strategist',
  'banshee',
  'traitor',
] as const;
export type Tactics = (typeof TACTICS)[number];
export type Category = 'elite' | 'combat' | 'ruse';

export function categoryOf(card: Tactics): Category {
  const place = TACTICS.indexOf(card);
  return place < 3 ? 'elite' : place < 5 ? 'combat' : 'ruse';
}

export type StoneState = 'open' | 'claimable' | 'target' | 'closed';
export type StoneOwner = 'own' | 'other' | null;

export const HOUSES = ['eagles', 'roses'] as const;
export type House = (typeof HOUSES)[number];

export const LANDSCAPES = ['wasteland', 'pasture', 'river', 'forest', 'village', 'city'] as const;
export type LandscapeKind = (typeof LANDSCAPES)[number];

export const ACTIONS = ['traitor', 'farmer', 'builder', 'strategist', 'diplomat2', 'diplomat5'] as const;
export type Action = (typeof ACTIONS)[number];

export const SUPPLIES = [2, 3, 4, 5, 6, 8] as const;
export type Supply = (typeof SUPPLIES)[number];

export type BuildingKind = 'estate' | 'counting';
export type Seat = 0 | 1 | 2 | 3;
export type BackKind = 'clan' | 'tactics' | 'supply' | 'action';

/** A drawing is an image with a name, or it is decoration that screen readers pass over. */
export function named(label: string | undefined) {
  return label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const);
}

/** "R7" as its clan and its strength. */
export function clanCard(card: string): { clan: Clan; strength: string } {
  return { clan: card[0] as Clan, strength: card.slice(1) };
}
