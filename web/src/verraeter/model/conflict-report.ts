/** The report of a decided conflict, from a view after it: sides, action cards, strengths, winner and points. */
import type { LastConflict, VerraeterView } from '../../app/protocol';
import { HOUSES, type House } from '../../art/names';
import { isConflictOpen, servedHouse, total, type Strengths } from './strength';

export interface ReportedPlayer {
  seat: number;
  before: House;
  after: House;
  laid: string[];
  action: string;
  /** The strength that the action card added. */
  added: number;
  prize: number;
  bonus: number;
}

export interface ReportedLandscape {
  number: number;
  kind: string;
  /** The house that held it before the conflict. */
  house: House;
}

export interface ConflictReport {
  round: number;
  last: LastConflict;
  contested: ReportedLandscape[];
  players: ReportedPlayer[];
  /** With the bases and the supply, before anything is turned up. */
  laid: Strengths;
  final: Strengths;
  winner: House | null;
  /** The landscape that was conquered. */
  lost: ReportedLandscape | null;
  traitor: number | null;
}

/** The report of the last conflict, from any view until the next conflict is decided. */
export function reportConflict(view: VerraeterView): ConflictReport | null {
  const { last } = view;
  if (!last) return null;
  const [laid, final] = [last.before as Strengths, last.strengths as Strengths];
  const contested = last.landscapes.map((number) => ({
    number,
    kind: view.landscapes[number - 1]!.kind,
    house: HOUSES.find((house) => final[house].landscape === number)!,
  }));
  const traitor = last.actions.indexOf('traitor');
  return {
    round: last.round,
    last,
    contested,
    players: last.actions.map((action, seat) => ({
      seat,
      before: servedHouse(laid, seat),
      after: servedHouse(final, seat),
      laid: last.laid[seat]!,
      action,
      added: last.added[seat]!,
      prize: last.prizes[seat]!,
      bonus: last.bonuses[seat]!,
    })),
    laid,
    final,
    winner: last.winner as House | null,
    lost: contested.find(({ number }) => number === last.lost) ?? null,
    traitor: traitor < 0 ? null : traitor,
  };
}

export type StepName = 'laid' | 'turned' | 'traitor' | 'diplomats' | 'decided' | 'scored';

/** The steps of the reveal; what did not happen is left out. */
export function stepsOf(report: ConflictReport): StepName[] {
  const steps: StepName[] = ['laid', 'turned'];
  if (report.traitor !== null) steps.push('traitor');
  if (report.final.eagles.diplomats + report.final.roses.diplomats > 0) steps.push('diplomats');
  return [...steps, 'decided', 'scored'];
}

/** Whether a step has been told when another one is. */
export function hasReached(report: ConflictReport, now: StepName, step: StepName): boolean {
  const steps = stepsOf(report);
  return steps.includes(step) && steps.indexOf(now) >= steps.indexOf(step);
}

/** The Traitor has changed; the Diplomats are yet to be added. */
function withoutDiplomats(strengths: Strengths): Strengths {
  const [eagles, roses] = HOUSES.map((house) => {
    const { diplomats, total: sum } = strengths[house];
    return { ...strengths[house], diplomats: 0, total: sum - diplomats };
  });
  return { eagles: eagles!, roses: roses! };
}

/** The strengths as they stand at a step. */
export function strengthsAt(report: ConflictReport, step: StepName): Strengths {
  if (step === 'laid' || step === 'turned') return report.laid;
  return step === 'traitor' ? withoutDiplomats(report.final) : report.final;
}

export function laidBy(report: ConflictReport, seat: number): number {
  return total(report.players[seat]?.laid ?? []);
}

/** Whether a conflict was decided between two views that follow each other. */
export function isDecided(before: VerraeterView, view: VerraeterView): boolean {
  if (isConflictOpen(before) && !isConflictOpen(view)) return true;
  return view.last !== null && JSON.stringify(view.last) !== JSON.stringify(before.last);
}
