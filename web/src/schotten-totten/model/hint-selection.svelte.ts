/** The hints that the player has asked for: which one is looked at, and what it would touch on the board. */
import type { MoveHint } from '../../app/protocol';
import { handCardOf, readMove, type Move, type Source } from './moves';

export class HintSelection {
  /** Which of the hints is looked at. */
  at = $state(0);
  #closed = $state.raw<MoveHint[] | null>(null);

  readonly #hints: () => MoveHint[];
  readonly isOpen = $derived.by(() => this.#hints().length > 0 && this.#closed !== this.#hints());
  readonly move: Move | null = $derived.by(() => (this.isOpen ? readMove(this.#hints()[this.at]?.move ?? '') : null));
  readonly card = $derived(this.move && handCardOf(this.move));
  readonly source: Source | null = $derived(this.move?.kind === 'ruse' ? this.move : null);
  /** The stone that a card would go to. */
  readonly stone = $derived(
    this.move?.kind === 'lay' ? this.move.stone : this.move?.kind === 'ruse' ? this.move.to : null,
  );
  readonly claim = $derived(this.move?.kind === 'claim' ? this.move.stone : null);
  readonly draw = $derived(this.move?.kind === 'draw' ? `draw ${this.move.deck}` : null);

  constructor(hints: () => MoveHint[]) {
    this.#hints = hints;
  }

  close(): void {
    this.#closed = this.#hints();
  }
}
