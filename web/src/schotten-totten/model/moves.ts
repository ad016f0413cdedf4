/** The legal moves, parsed and grouped by cards, stones and decks. They come from the server: no rule is known here. */

export type Deck = 'clan' | 'tactics';
export type Ruse = 'strategist' | 'banshee' | 'traitor';

export type Move =
  | { kind: 'lay'; card: string; stone: number }
  | { kind: 'recruiter' }
  | { kind: 'ruse'; ruse: Ruse; card: string; from: number; to: number | 'discard' }
  | { kind: 'claim'; stone: number }
  | { kind: 'done' }
  | { kind: 'pass' }
  | { kind: 'draw'; deck: Deck }
  | { kind: 'return'; card: string };

export type LegalMove = Move & { text: string };

/** A card on the border that a ruse can take. */
export interface Source {
  card: string;
  from: number;
}

/** Where a chosen card can go. */
export interface Options {
  /** The cards on the border to choose from, before anything else. */
  sources: Source[];
  /** The move for each stone it can go to. */
  stones: Map<number, string>;
  /** The move that ends on the discard pile. */
  discard: string | null;
  /** The move that puts it under its deck. */
  under: string | null;
  /** The move that needs no further choice. */
  once: string | null;
}

const LAY = /^(\S+)@([1-9])$/;
const RUSE = /^(strategist|traitor) (\S+)@([1-9])>([1-9]|discard)$/;
const BANSHEE = /^banshee (\S+)@([1-9])$/;
const CLAN_CARD = /^[ROYGBP][1-9]$/;

export function isClan(card: string): boolean {
  return CLAN_CARD.test(card) || card === 'c?';
}

export function deckOf(card: string): Deck {
  return isClan(card) ? 'clan' : 'tactics';
}

/** Parse a move; null if the text is none. */
export function readMove(text: string): Move | null {
  let found: RegExpExecArray | null;
  if ((found = LAY.exec(text))) return { kind: 'lay', card: found[1]!, stone: Number(found[2]) };
  if ((found = RUSE.exec(text))) {
    const to = found[4] === 'discard' ? 'discard' : Number(found[4]);
    return { kind: 'ruse', ruse: found[1] as Ruse, card: found[2]!, from: Number(found[3]), to };
  }
  if ((found = BANSHEE.exec(text)))
    return { kind: 'ruse', ruse: 'banshee', card: found[1]!, from: Number(found[2]), to: 'discard' };
  if ((found = /^claim ([1-9])$/.exec(text))) return { kind: 'claim', stone: Number(found[1]) };
  if ((found = /^draw (clan|tactics)$/.exec(text))) return { kind: 'draw', deck: found[1] as Deck };
  if ((found = /^return (\S+)$/.exec(text))) return { kind: 'return', card: found[1]! };
  if (text === 'recruiter' || text === 'done' || text === 'pass') return { kind: text };
  return null;
}

export function readMoves(texts: readonly string[]): LegalMove[] {
  return texts.flatMap((text) => {
    const move = readMove(text);
    return move ? [{ ...move, text }] : [];
  });
}

/** The card of the hand that a move begins with. */
export function handCardOf(move: Move): string | null {
  switch (move.kind) {
    case 'lay':
    case 'return':
      return move.card;
    case 'ruse':
      return move.ruse;
    case 'recruiter':
      return 'recruiter';
    default:
      return null;
  }
}

/** The cards of the hand that something can be done with. */
export function playable(moves: readonly LegalMove[]): Set<string> {
  return new Set(moves.map(handCardOf).filter((card) => card !== null));
}

/** What can be done with a card of the hand, and then with the card on the border that was chosen for it. */
export function optionsFor(moves: readonly LegalMove[], card: string | null, source: Source | null): Options {
  const options: Options = { sources: [], stones: new Map(), discard: null, under: null, once: null };
  if (card === null) return options;
  for (const move of moves) {
    if (handCardOf(move) !== card) continue;
    if (move.kind === 'lay') options.stones.set(move.stone, move.text);
    else if (move.kind === 'return') options.under = move.text;
    else if (move.kind === 'recruiter') options.once = move.text;
    else if (move.kind === 'ruse') {
      if (!source) addSource(options.sources, move);
      else if (isFrom(move, source)) {
        if (move.to === 'discard') options.discard = move.text;
        else options.stones.set(move.to, move.text);
      }
    }
  }
  return options;
}

export function isFrom(one: Source, other: Source | null): boolean {
  return one.card === other?.card && one.from === other.from;
}

function addSource(sources: Source[], { card, from }: Source): void {
  if (!sources.some((source) => isFrom(source, { card, from }))) sources.push({ card, from });
}

export function claims(moves: readonly LegalMove[]): number[] {
  return moves.flatMap((move) => (move.kind === 'claim' ? [move.stone] : []));
}

export function draws(moves: readonly LegalMove[]): Deck[] {
  return moves.flatMap((move) => (move.kind === 'draw' ? [move.deck] : []));
}

/** The cards, stones and decks that moves have touched, to mark them. */
export interface Touched {
  /** Cards on the border: `R7@3`. */
  cards: Set<string>;
  stones: Set<number>;
  discarded: boolean;
}

export function touchedBy(texts: readonly string[]): Touched {
  const touched: Touched = { cards: new Set(), stones: new Set(), discarded: false };
  for (const move of readMoves(texts)) {
    if (move.kind === 'claim') touched.stones.add(move.stone);
    else if (move.kind === 'lay') {
      if (move.card === 'blind' || move.card === 'mud') touched.stones.add(move.stone);
      else touched.cards.add(`${move.card}@${move.stone}`);
    } else if (move.kind === 'recruiter') touched.discarded = true;
    else if (move.kind === 'ruse') {
      touched.discarded = true;
      // Where a card has gone, its old stone is marked: else its loss would be missed.
      touched.stones.add(move.from);
      if (move.to !== 'discard') touched.cards.add(`${move.card}@${move.to}`);
    }
  }
  return touched;
}

const COLOURS = 'ROYGBP';
const TACTICS = ['joker', 'spy', 'shield', 'blind', 'mud', 'recruiter', 'strategist', 'banshee', 'traitor'];

/** A hand in the order the player likes; tactics cards and unknown ones come last. */
export function sortCards(cards: readonly string[], by: 'colour' | 'strength'): string[] {
  const rank = (card: string): number => {
    if (!CLAN_CARD.test(card)) return card === 'c?' ? 900 : 1000 + TACTICS.indexOf(card);
    const colour = COLOURS.indexOf(card[0]!);
    const strength = Number(card[1]);
    return by === 'colour' ? colour * 10 + strength : strength * 10 + colour;
  };
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

/** The discard pile in the order in which it grew, as far as that was seen: what is new comes on top. */
export function appendDiscards(before: readonly string[], now: readonly string[]): string[] {
  const added = [...now];
  const kept = before.filter((card) => {
    const place = added.indexOf(card);
    if (place >= 0) added.splice(place, 1);
    return place >= 0;
  });
  // The server names clan cards first; but the ruse that took a card away was put down before it.
  return [...kept, ...added.reverse()];
}
