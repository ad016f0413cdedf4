/** The report of a decided conflict, from a view after it: sides, action cards, strengths, winner and points. */
import type { LastConflict, VerraeterView } from '../../app/protocol';
import type { House } from '../../art/names';
import { sumStrengths, isConflictOpen, otherHouse, total, type ContestedLandscape, type Strengths } from './strength';

export interface ReportedPlayer {
  seat: number;
  before: House;
  after: House;
  laid: string[];
  action: string;
  prize: number;
  bonus: number;
}

export interface ReportedLandscape extends ContestedLandscape {
  kind: string;
}

export interface ConflictReport {
  round: number;
  last: LastConflict;
  contested: ReportedLandscape[];
  players: ReportedPlayer[];
  /** With the bases and the supply, before anything is turned up. */
  laid: Strengths;
  /** After the Traitor's change. */
  changed: Strengths;
  final: Strengths;
  winner: House | null;
  /** The landscape that was conquered. */
  lost: ReportedLandscape | null;
  traitor: number | null;
}

/** The two landscapes as they were held before the conflict: the lost one belongs to the winner since. */
function contestedLandscapes(view: VerraeterView, last: LastConflict): ReportedLandscape[] {
  return last.landscapes.map((number) => {
    const { kind, house, base, prize } = view.landscapes[number - 1]!;
    return { number, kind, house: number === last.lost ? otherHouse(house as House) : (house as House), base, prize };
  });
}

/** The report of the last conflict, from any view until the next conflict is decided. */
export function reportConflict(view: VerraeterView): ConflictReport | null {
  const { last } = view;
  if (!last) return null;
  const seats = view.players.map((player, seat) => {
    const after = player.house as House;
    const action = last.actions[seat]!;
    return { after, before: action === 'traitor' ? otherHouse(after) : after, action, laid: last.laid[seat]! };
  });
  const sides = seats.map(({ after, laid, action }) => ({ house: after, laid, action }));
  const contested = contestedLandscapes(view, last);
  const winner = last.winner as House | null;
  const lost = contested.find(({ number }) => number === last.lost) ?? null;
  const final = sumStrengths(contested, sides);
  const traitor = seats.findIndex(({ action }) => action === 'traitor');
  const hidden = seats.map(({ before, laid }) => ({ house: before, laid, action: null }));
  return {
    round: roundOf(view),
    last,
    contested,
    players: seats.map((side, seat) => ({
      ...side,
      seat,
      prize: last.prizes[seat]!,
      bonus: last.bonuses[seat]!,
    })),
    laid: sumStrengths(contested, hidden),
    changed: sumStrengths(
      contested,
      sides.map((side) => ({ ...side, action: null })),
    ),
    final,
    winner,
    lost,
    traitor: traitor < 0 ? null : traitor,
  };
}

/** The round of the last conflict: this one, once it is decided, else the one before. */
function roundOf(view: VerraeterView): number {
  return ['build', 'discard', 'over'].includes(view.step) ? view.round : view.round - 1;
}

export type StepName = 'laid' | 'turned' | 'traitor' | 'diplomats' | 'decided' | 'scored';

/** The steps of the reveal; what did not happen is left out. */
export function stepsOf(report: ConflictReport): StepName[] {
  const steps: StepName[] = ['laid', 'turned'];
  if (report.traitor !== null) steps.push('traitor');
  if (report.final.eagles.diplomats + report.final.roses.diplomats > 0) steps.push('diplomats');
  return [...steps, 'decided', 'scored'];
}

/** The strengths as they stand at a step. */
export function strengthsAt(report: ConflictReport, step: StepName): Strengths {
  if (step === 'laid' || step === 'turned') return report.laid;
  return step === 'traitor' ? report.changed : report.final;
}

export function laidBy(report: ConflictReport, seat: number): number {
  return total(report.players[seat]?.laid ?? []);
}

/** Whether a conflict was decided between two views that follow each other. */
export function isDecided(before: VerraeterView, view: VerraeterView): boolean {
  if (isConflictOpen(before) && !isConflictOpen(view)) return true;
  return view.last !== null && JSON.stringify(view.last) !== JSON.stringify(before.last);
}
