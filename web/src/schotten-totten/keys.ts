/** Arrow keys: the focus goes to the next thing in that direction, of all that are marked with `data-nav`. */

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Middle {
  x: number;
  y: number;
}

/** How far a thing is in a direction: the way forward, and what it is aside counts double. Infinite behind one's back. */
export function farness(from: Middle, to: Middle, [x, y]: readonly [number, number]): number {
  const ahead = (to.x - from.x) * x + (to.y - from.y) * y;
  const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
  return ahead <= 1 || aside > 3 * ahead ? Infinity : ahead + 2 * aside;
}

/** Move the focus within a board; true if the key was an arrow. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const direction = DIRECTIONS[key];
  const focused = document.activeElement;
  if (!direction || !(focused instanceof HTMLElement) || !root.contains(focused)) return false;
  const from = middle(focused);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of root.querySelectorAll<HTMLElement>('[data-nav]:not(:disabled)')) {
    if (element === focused) continue;
    const far = farness(from, middle(element), direction);
    if (far < least) [best, least] = [element, far];
  }
  best?.focus();
  return true;
}

function middle(element: HTMLElement): Middle {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
