/** The landscape table as the game plays it: read from the game's own file, so that it is written once. */
import file from '../../../src/highlands/games/verraeter/text/landscapes.toml?raw';
import type { LandscapeKind } from '../art/names';

/** Where a number is from: our rulebook, other sources, or this project. */
export type Provenance = 'rulebook' | 'reported' | 'own';

export interface LandscapeNumber {
  value: number;
  provenance: Provenance;
}

export interface LandscapeRow {
  kind: LandscapeKind;
  base: LandscapeNumber;
  /** The points for each of one, two, three, four winners. */
  prize: LandscapeNumber[];
}

const COLUMNS = ['I', 'II', 'III', 'IV'];

/** The rows of a table in the form of the game's file: sections of whole numbers, and lists of where they are from. */
export function rowsOf(toml: string): LandscapeRow[] {
  return toml
    .split(/^\[/m)
    .slice(1)
    .map((section) => {
      const values = new Map(
        [...section.matchAll(/^(\w+) = (\d+)$/gm)].map(([, name, value]) => [name, Number(value)]),
      );
      const isListed = (list: string, name: string) => new RegExp(`^${list} = \\[.*"${name}".*\\]$`, 'm').test(section);
      const numberOf = (name: string): LandscapeNumber => ({
        value: values.get(name) ?? 0,
        provenance: isListed('rulebook', name) ? 'rulebook' : isListed('reported', name) ? 'reported' : 'own',
      });
      return {
        kind: section.slice(0, section.indexOf(']')) as LandscapeKind,
        base: numberOf('base'),
        prize: COLUMNS.map(numberOf),
      };
    });
}

export const LANDSCAPE_TABLE = rowsOf(file);
