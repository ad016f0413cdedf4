/** Playback of a game: the current ply, stepped by hand or by a timer. */

const MILLISECONDS_PER_MOVE = 1300;

export class Playback {
  ply = $state(0);
  isPlaying = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly last: number,
    ply: number,
  ) {
    this.ply = this.#clamp(ply);
  }

  /** Seek to a ply, and pause. */
  go(ply: number): void {
    this.pause();
    this.ply = this.#clamp(ply);
  }

  toggle(): void {
    if (this.isPlaying) {
      this.pause();
      return;
    }
    if (this.ply === this.last) this.ply = 0;
    this.isPlaying = true;
    this.#schedule();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** Handle arrows, Home, End and space; false for any other key. */
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

  #clamp(ply: number): number {
    return Math.min(this.last, Math.max(0, Math.round(ply) || 0));
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.ply = this.#clamp(this.ply + 1);
      if (this.ply < this.last) this.#schedule();
      else this.isPlaying = false;
    }, MILLISECONDS_PER_MOVE);
  }
}
