/** The course of one's games as a line: up with each won, down with each lost. */
import type { FinishedGame } from '../../app/protocol';

export type Outcome = FinishedGame['outcome'];

const STEPS: Record<Outcome, number> = { won: 1, drawn: 0, lost: -1 };

/** The balance before the first game and after each. */
export function balances(course: readonly Outcome[]): number[] {
  const line = [0];
  for (const outcome of course) line.push(line.at(-1)! + STEPS[outcome]);
  return line;
}

/** The line as points of an SVG of this size, with room for its width; the axis is where the balance is even. */
export function plot(line: readonly number[], width: number, height: number): { points: string; axis: number } {
  const low = Math.min(...line);
  const high = Math.max(...line);
  const y = (balance: number) => 4 + ((high - balance) / Math.max(1, high - low)) * (height - 8);
  const x = (place: number) => (place / Math.max(1, line.length - 1)) * width;
  return {
    points: line.map((balance, place) => `${x(place).toFixed(1)},${y(balance).toFixed(1)}`).join(' '),
    axis: y(0),
  };
}
