/** What the player has chosen so far of a move: a card of the hand, then for some a card on the border. */
import { isFrom, optionsFor, playable, readMoves, type Options, type Source } from './moves';

export class MoveSelection {
  card = $state<string | null>(null);
  /** Which of two equal cards (the Jokers) was taken up. */
  key = $state<string | null>(null);
  source = $state.raw<Source | null>(null);

  readonly #texts: () => string[];
  readonly moves = $derived.by(() => readMoves(this.#texts()));
  readonly playable = $derived(playable(this.moves));
  readonly options: Options = $derived(optionsFor(this.moves, this.card, this.source));

  constructor(texts: () => string[]) {
    this.#texts = texts;
  }

  /** Select a card of the hand; selecting it again deselects it. */
  take(card: string, key: string): void {
    if (this.key === key) {
      this.clear();
    } else if (this.playable.has(card)) {
      this.card = card;
      this.key = key;
      this.source = null;
    }
  }

  choose(source: Source): void {
    if (isFrom(source, this.source)) this.source = null;
    else this.source = source;
  }

  /** One step back; false if there was none. */
  back(): boolean {
    if (this.source) this.source = null;
    else if (this.card !== null) this.clear();
    else return false;
    return true;
  }

  clear(): void {
    this.card = null;
    this.key = null;
    this.source = null;
  }

  /** After a new state: deselect what is no longer legal. */
  revise(): void {
    if (this.card !== null && !this.playable.has(this.card)) this.clear();
    else if (this.source && !optionsFor(this.moves, this.card, null).sources.some((one) => isFrom(one, this.source)))
      this.source = null;
  }
}
