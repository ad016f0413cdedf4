/** Dragging a card of the hand by touch or mouse, and the long press that opens details. */

/** Pixels that a pointer may move before it is a drag. */
const DRAG_THRESHOLD = 8;
const LONG_PRESS_MILLISECONDS = 480;

interface Held {
  key: string;
  x: number;
  y: number;
  pointer: number;
  element: HTMLElement;
}

export class Drag {
  /** The key of the card that is being dragged. */
  key = $state<string | null>(null);
  dx = $state(0);
  dy = $state(0);
  /** The stone, or `discard`, that the pointer is over. */
  over = $state<string | null>(null);

  #held: Held | null = null;
  #endedAt = -Infinity;

  constructor(
    /** A drag begins; false if the card may not be dragged. */
    private readonly start: (key: string) => boolean,
    /** The card is dropped; the promise is awaited before the card returns to the hand. */
    private readonly drop: (key: string, place: string | null) => Promise<void> | void,
  ) {}

  /** For `onpointerdown` on a card. */
  press(event: PointerEvent, key: string): void {
    if (event.button !== 0 || this.#held || this.key) return;
    const element = event.currentTarget as HTMLElement;
    this.#held = { key, x: event.clientX, y: event.clientY, pointer: event.pointerId, element };
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#up);
    addEventListener('pointercancel', this.#cancel);
  }

  /** A click that is only the end of a drag is none. */
  get justEnded(): boolean {
    return performance.now() - this.#endedAt < 80;
  }

  readonly #move = (event: PointerEvent): void => {
    const held = this.#held;
    if (event.pointerId !== held?.pointer) return;
    this.dx = event.clientX - held.x;
    this.dy = event.clientY - held.y;
    if (!this.key) {
      if (Math.hypot(this.dx, this.dy) < DRAG_THRESHOLD) return;
      if (!this.start(held.key)) {
        this.#release();
        return;
      }
      this.key = held.key;
    }
    this.over = placeAt(event.clientX, event.clientY);
  };

  readonly #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#held?.pointer) return;
    const { key, over } = this;
    this.#release();
    if (key) void this.#drop(key, over);
  };

  async #drop(key: string, over: string | null): Promise<void> {
    this.#endedAt = performance.now();
    this.over = null;
    // The card waits where it was dropped until the table has changed, and is animated from there.
    await this.drop(key, over);
    this.#reset();
  }

  readonly #cancel = (): void => {
    this.#release();
    this.#reset();
  };

  #release(): void {
    this.#held = null;
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#up);
    removeEventListener('pointercancel', this.#cancel);
  }

  #reset(): void {
    this.key = null;
    this.over = null;
    this.dx = 0;
    this.dy = 0;
  }
}

/** What can be dropped upon says so with `data-drop`. The dragged card itself lets pointers through. */
function placeAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;
}

/** `{@attach longPress(open)}`: a long press or the context menu asks for more; the click that follows is swallowed. */
export function longPress(open: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let opened = false;
    const down = (event: PointerEvent) => {
      opened = false;
      if (event.pointerType === 'mouse') return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        opened = true;
        open();
      }, LONG_PRESS_MILLISECONDS);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_THRESHOLD) clearTimeout(timer);
    };
    const up = () => clearTimeout(timer);
    const menu = (event: Event) => {
      event.preventDefault();
      clearTimeout(timer);
      if (!opened) open();
      opened = true;
    };
    const click = (event: Event) => {
      if (opened) event.stopImmediatePropagation();
      opened = false;
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('contextmenu', menu);
    element.addEventListener('click', click, { capture: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('contextmenu', menu);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
