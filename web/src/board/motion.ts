/**
 * FLIP animations: every element with `data-key` is animated from where it was to where it is, also from one
 * parent to another. One that is new comes from the element `data-spot` whose name `origin` gives.
 */
import { settings } from '../app/settings.svelte';

type Places = Map<string, DOMRect>;

const MILLISECONDS = 380;
const EASING = 'cubic-bezier(.3,.7,.25,1)';

export class Motion {
  #root: HTMLElement | null = null;
  #before: Places = new Map();

  /** For `{@attach motion.attach}` or `use:` on the board. */
  readonly attach = (root: HTMLElement): (() => void) => {
    this.#root = root;
    return () => (this.#root = null);
  };

  /** Record where everything is: before the page changes (`$effect.pre`). */
  capture(): void {
    this.#before = this.#places();
  }

  /** After the page has changed (`$effect`): animate everything. `origin` names the spot that a new key comes from. */
  play(origin: (key: string) => string | null = () => null): void {
    if (!this.#root || !settings.motionEnabled || this.#before.size === 0 || !('animate' in this.#root)) return;
    for (const element of this.#keyed()) {
      const key = element.dataset.key!;
      const now = element.getBoundingClientRect();
      const was = this.#before.get(key) ?? this.#spot(origin(key));
      if (was && now.width) animate(element, was, now);
    }
  }

  #keyed(): HTMLElement[] {
    return this.#root ? [...this.#root.querySelectorAll<HTMLElement>('[data-key]')] : [];
  }

  #places(): Places {
    const places: Places = new Map();
    for (const element of this.#keyed()) places.set(element.dataset.key!, element.getBoundingClientRect());
    return places;
  }

  #spot(name: string | null): DOMRect | undefined {
    if (!name) return undefined;
    return this.#root?.querySelector(`[data-spot="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  }
}

function animate(element: HTMLElement, was: DOMRect, now: DOMRect): void {
  const dx = was.left - now.left;
  const dy = was.top - now.top;
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
  const scale = now.width ? was.width / now.width : 1;
  element.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 20 },
      { transformOrigin: '0 0', transform: 'none', zIndex: 20 },
    ],
    { duration: MILLISECONDS, easing: EASING },
  );
}
