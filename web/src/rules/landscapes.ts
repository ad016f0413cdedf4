/** The landscape table as the game plays it: read from the game's own file, so that it is written once. */
import file from '../../../src/highlands/games/verraeter/text/landscapes.toml?raw';
import type { LandscapeKind } from '../art/names';

export interface LandscapeRow {
  kind: LandscapeKind;
  base: number;
  /** For each of one, two, three, four winners. */
  prize: { points: number; isAttested: boolean }[];
}

const COLUMNS = ['I', 'II', 'III', 'IV'];

/** The rows of a table in the form of the game's file: sections of whole numbers, and the names of those known from print. */
export function rowsOf(toml: string): LandscapeRow[] {
  return toml
    .split(/^\[/m)
    .slice(1)
    .map((section) => {
      const numbers = new Map(
        [...section.matchAll(/^(\w+) = (\d+)$/gm)].map(([, name, value]) => [name, Number(value)]),
      );
      const attested = /^attested = \[(.*)\]$/m.exec(section)?.[1] ?? '';
      return {
        kind: section.slice(0, section.indexOf(']')) as LandscapeKind,
        base: numbers.get('base') ?? 0,
        prize: COLUMNS.map((name) => ({ points: numbers.get(name) ?? 0, isAttested: attested.includes(`"${name}"`) })),
      };
    });
}

export const LANDSCAPE_TABLE = rowsOf(file);
