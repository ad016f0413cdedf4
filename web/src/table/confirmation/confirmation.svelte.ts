/** A move that waits to be confirmed before it is sent. */

/** Moves that have a button of their own, or were put together and confirmed on the board. */
const DELIBERATE = /^(done|pass|draw .*|lay .*|discard .*)$/;

export const needsConfirmation = (move: string): boolean => !DELIBERATE.test(move);

export class Confirmation {
  /** The move that is asked about. */
  move = $state<string | null>(null);
  #resolve: ((isConfirmed: boolean) => void) | null = null;

  /** Whether the player confirms a move; an earlier question is thereby answered with no. */
  ask(move: string): Promise<boolean> {
    this.answer(false);
    this.move = move;
    return new Promise((resolve) => (this.#resolve = resolve));
  }

  answer(isConfirmed: boolean): void {
    const resolve = this.#resolve;
    this.#resolve = null;
    this.move = null;
    resolve?.(isConfirmed);
  }
}
