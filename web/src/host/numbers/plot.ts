/** The numbers of the nodes as lines over time. */
import type { NodeSample, Sample } from '../../app/protocol';

/** Milliseconds of a point: longer than the time between two samples of a node, so that no point misses one. */
export const STEP = 20_000;

export interface Point {
  at: number;
  value: number;
}

/** How the numbers of several nodes make one: added up, or the worst of them. */
export type Joining = 'sum' | 'max';

/** The line of a number, of one node or of all together; where there was no sample there is no point. */
export function lineOf(
  samples: readonly NodeSample[],
  node: string | null,
  read: (numbers: Sample) => number | null,
  joining: Joining,
): Point[] {
  const steps = new Map<number, Map<string, number[]>>();
  for (const sample of samples) {
    const value = read(sample.numbers);
    if ((node !== null && sample.node !== node) || value === null) continue;
    const at = Math.floor(sample.at / STEP) * STEP;
    const nodes = steps.get(at) ?? new Map<string, number[]>();
    steps.set(at, nodes.set(sample.node, [...(nodes.get(sample.node) ?? []), value]));
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [...steps]
    .sort(([one], [other]) => one - other)
    .map(([at, nodes]) => {
      const means = [...nodes.values()].map(mean);
      return { at, value: joining === 'max' ? Math.max(...means) : means.reduce((sum, value) => sum + value, 0) };
    });
}

/** A round number that is at least as large, for the top of a plot. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const size = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * size).find((step) => step >= value) ?? 10 * size;
}

/** The path of a line in a square of 100; a gap in time is a gap in the line. */
export function pathOf(line: readonly Point[], from: number, until: number, top: number): string {
  return line
    .map(({ at, value }, place) => {
      const before = line[place - 1];
      const isNext = before !== undefined && at - before.at <= 2 * STEP;
      const x = (100 * (at - from)) / (until - from);
      const y = 100 - (100 * Math.min(value, top)) / top;
      // A point alone is a short line, or it would not be seen.
      return `${isNext ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}${isNext ? '' : 'h0.4'}`;
    })
    .join('');
}
