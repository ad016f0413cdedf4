/** Going through a game, by hand or by itself. */

const MILLISECONDS = 1300;

export class Player {
  ply = $state(0);
  plays = $state(false);
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly last: number,
    ply: number,
  ) {
    this.ply = this.#within(ply);
  }

  /** Go to a moment. Whoever does so by hand wants to look at it. */
  go(ply: number): void {
    this.pause();
    this.ply = this.#within(ply);
  }

  toggle(): void {
    if (this.plays) {
      this.pause();
      return;
    }
    if (this.ply === this.last) this.ply = 0;
    this.plays = true;
    this.#wait();
  }

  pause(): void {
    this.plays = false;
    clearTimeout(this.#again);
  }

  /** The keys: arrows, Home, End, space. Whether it was one of them. */
  press(key: string): boolean {
    switch (key) {
      case 'ArrowLeft':
        this.go(this.ply - 1);
        return true;
      case 'ArrowRight':
        this.go(this.ply + 1);
        return true;
      case 'Home':
        this.go(0);
        return true;
      case 'End':
        this.go(this.last);
        return true;
      case ' ':
        this.toggle();
        return true;
    }
    return false;
  }

  #within(ply: number): number {
    return Math.min(this.last, Math.max(0, Math.round(ply) || 0));
  }

  #wait(): void {
    this.#again = setTimeout(() => {
      this.ply = this.#within(this.ply + 1);
      if (this.ply < this.last) this.#wait();
      else this.plays = false;
    }, MILLISECONDS);
  }
}
