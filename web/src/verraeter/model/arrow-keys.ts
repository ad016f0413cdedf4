/** Arrow keys go from one button of a row to the next, as they do around the circle. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function moveFocusInRow(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const place = buttons.indexOf(document.activeElement as HTMLElement);
  if (!step || place < 0) return;
  event.preventDefault();
  buttons[(place + step + buttons.length) % buttons.length]!.focus();
}
