/** Verräter's moves in notation, parsed and written. The legal moves come from the server; here they are only grouped. */

export type BuildAction = 'estate' | 'counting' | 'turn';
export type Bundle = 'lay' | 'discard';

export type Move =
  | { kind: BuildAction; landscape: number }
  | { kind: 'conflict'; between: [number, number] }
  | { kind: 'take'; card: string }
  | { kind: Bundle; cards: string[] }
  | { kind: 'pass' };

const NOTHING = 'nothing';

export function readMove(text: string): Move | null {
  const [kind, ...rest] = text.trim().split(/\s+/);
  switch (kind) {
    case 'estate':
    case 'counting':
    case 'turn':
      return { kind, landscape: Number(rest[0]) };
    case 'conflict': {
      const [one, two] = (rest[0] ?? '').split('-').map(Number);
      return one && two ? { kind, between: [one, two] } : null;
    }
    case 'take':
      return rest[0] ? { kind, card: rest[0] } : null;
    case 'lay':
    case 'discard':
      return { kind, cards: rest[0] === NOTHING ? [] : rest };
    case 'pass':
      return { kind };
    default:
      return null;
  }
}

/** A move with supply cards, from small to large as it is written. */
export function bundleText(kind: Bundle, cards: readonly string[]): string {
  if (cards.length === 0) return `${kind} ${NOTHING}`;
  return `${kind} ${[...cards].sort((one, other) => Number(one) - Number(other)).join(' ')}`;
}

/** The legal moves, by the element they belong to. */
export interface Options {
  /** What may be done at a landscape. */
  at: Map<number, { kind: BuildAction; text: string }[]>;
  /** The borders where the conflict card may be laid, by the first of their landscapes. */
  borders: Map<number, string>;
  takes: Map<string, string>;
  bundle: Bundle | null;
  texts: Set<string>;
  pass: boolean;
}

export function optionsOf(moves: readonly string[]): Options {
  const options: Options = {
    at: new Map(),
    borders: new Map(),
    takes: new Map(),
    bundle: null,
    texts: new Set(moves),
    pass: false,
  };
  for (const text of moves) {
    const move = readMove(text);
    switch (move?.kind) {
      case 'estate':
      case 'counting':
      case 'turn':
        options.at.set(move.landscape, [...(options.at.get(move.landscape) ?? []), { kind: move.kind, text }]);
        break;
      case 'conflict':
        options.borders.set(move.between[0], text);
        break;
      case 'take':
        options.takes.set(move.card, text);
        break;
      case 'lay':
      case 'discard':
        options.bundle = move.kind;
        break;
      case 'pass':
        options.pass = true;
    }
  }
  return options;
}

/** The landscape, the border or the card that a move touches, as `landscape-5`, `border-12`, `take-farmer`. */
export function targetOf(text: string): string | null {
  const move = readMove(text);
  if (!move) return null;
  if ('landscape' in move) return `landscape-${move.landscape}`;
  if (move.kind === 'conflict') return `border-${move.between[0]}`;
  return move.kind === 'take' ? `take-${move.card}` : null;
}
