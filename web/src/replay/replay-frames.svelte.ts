/** The frames of a replay, fetched a page at a time, as they are needed. */
import { SvelteMap } from 'svelte/reactivity';
import type { Replay, ReplayFrame } from '../app/protocol';

const RETRY_MILLISECONDS = 1500;
const MAX_ATTEMPTS = 5;
/** So many frames before the end of a page the next one is fetched. */
const AHEAD = 8;

export class ReplayFrames {
  readonly #frames = new SvelteMap<number, ReplayFrame>();
  readonly #asked = new Map<number, Promise<void>>();
  readonly #pageSize: number;
  readonly #plies: number;

  /** The first page tells how many frames a page has. */
  constructor(
    private readonly fetchPage: (first: number) => Promise<Replay>,
    firstPage: Replay,
  ) {
    this.#pageSize = Math.max(1, firstPage.frames.length);
    this.#plies = firstPage.plies;
    this.#asked.set(0, Promise.resolve());
    this.#keep(firstPage);
  }

  /** The frame after so many moves; null until its page has come. */
  get(ply: number): ReplayFrame | null {
    return this.#frames.get(ply) ?? null;
  }

  /** Fetch the page of a frame, and the next one if that will be needed soon. */
  async load(ply: number): Promise<void> {
    await this.#loadPage(ply);
    if (ply + AHEAD <= this.#plies) await this.#loadPage(ply + AHEAD);
  }

  #loadPage(ply: number): Promise<void> {
    const first = ply - (ply % this.#pageSize);
    const asked = this.#asked.get(first) ?? this.#fetch(first);
    this.#asked.set(first, asked);
    return asked;
  }

  async #fetch(first: number): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      try {
        this.#keep(await this.fetchPage(first));
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
      }
    }
    // Whoever comes to this moment again asks again.
    this.#asked.delete(first);
  }

  #keep({ frames }: Replay): void {
    for (const frame of frames) this.#frames.set(frame.ply, frame);
  }
}
