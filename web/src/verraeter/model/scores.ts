/** The score by round, from the frames of a replay. */
import type { VerraeterView } from '../../app/protocol';
import { isDecided, reportConflict, type ConflictReport } from './conflict-report';

export interface Score {
  rounds: { report: ConflictReport; gains: number[] }[];
  /** What the final scoring brought; null while the game runs. */
  final: number[] | null;
}

/** What each of a report's players gained. */
export function gainsOf(report: ConflictReport): number[] {
  return report.players.map(({ prize, bonus }) => prize + bonus);
}

/** The conflicts in a game's views, in order, up to and with a round. */
export function scoreOf(views: readonly VerraeterView[]): Score {
  const rounds: Score['rounds'] = [];
  let before: VerraeterView | null = null;
  for (const view of views) {
    if (before && isDecided(before, view)) {
      const report = reportConflict(view)!;
      rounds.push({ report, gains: gainsOf(report) });
    }
    before = view;
  }
  return { rounds, final: before?.step === 'over' ? before.players.map(({ final }) => final) : null };
}
