/** Arrow keys: the focus moves to the nearest element in that direction, of all that have `data-nav`. */

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  x: number;
  y: number;
}

/** The distance in a direction, with sideways distance counted double; infinite behind, and too far to the side. */
export function directionalDistance(from: Point, to: Point, [x, y]: readonly [number, number]): number {
  const ahead = (to.x - from.x) * x + (to.y - from.y) * y;
  const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
  return ahead <= 1 || aside > 3 * ahead ? Infinity : ahead + 2 * aside;
}

/** Move the focus within a board; true if the key was an arrow. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const direction = DIRECTIONS[key];
  const focused = document.activeElement;
  if (!direction || !(focused instanceof HTMLElement) || !root.contains(focused)) return false;
  const from = centerOf(focused);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of root.querySelectorAll<HTMLElement>('[data-nav]:not(:disabled)')) {
    if (element === focused) continue;
    const distance = directionalDistance(from, centerOf(element), direction);
    if (distance < least) [best, least] = [element, distance];
  }
  best?.focus();
  return true;
}

function centerOf(element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
