/** The status line and the steps of a reveal, in words. */
import type { VerraeterView } from '../../app/protocol';
import { t } from '../../app/i18n.svelte';
import { isAway, type ShownSeat } from '../../board/board-props';
import { actionName, landscapeName } from './names';
import { laidBy, stepsOf, type StepName, type ConflictReport } from './conflict-report';
import { isConflictOpen, otherHouse } from './strength';

/** The status line: whose turn it is, and for what. */
export function statusText(view: VerraeterView, seats: ShownSeat[], isMine: boolean): string {
  const { to_move, step, discards: number, draw, draw_for } = view;
  if (to_move === null) return t('circle-over');
  const name = seats[to_move]?.title ?? '';
  if (isAway(seats[to_move])) return t('table-is-away', { name });
  if (!isMine) return t(`circle-waits-${step}`, { name, number });
  if (step === 'supply') return t('circle-you-supply', { house: view.players[to_move]!.house });
  if (step === 'discard') return t('circle-you-discard', { number, draw, reason: draw_for ?? '' });
  return t(`circle-you-${step}`);
}

/** What is not known of the strengths yet, or what of it only this player knows. */
export function unknownText(view: VerraeterView, observer: number | null): string | null {
  if (!isConflictOpen(view)) return null;
  const own = observer === null ? null : view.players[observer]!.action;
  if (own === 'traitor' || own?.startsWith('diplomat')) return t('circle-reckoned', { card: own });
  return view.players.some(({ action }) => action === null || action === '?') ? t('circle-unknown') : null;
}

const who = (seat: ShownSeat | undefined) => ({ who: seat?.isYou ? 'you' : 'other', name: seat?.title ?? '' });

/** A step of the report. */
export function revealText(report: ConflictReport, step: StepName, seats: ShownSeat[]): string {
  switch (step) {
    case 'laid':
      return t('circle-reveal-laid', { eagles: report.laid.eagles.total, roses: report.laid.roses.total });
    case 'turned':
      return t('circle-reveal-turned');
    case 'traitor': {
      const seat = report.traitor!;
      return t('circle-reveal-traitor', {
        ...who(seats[seat]),
        house: report.players[seat]!.after,
        total: laidBy(report, seat),
      });
    }
    case 'diplomats':
      return report.players
        .filter(({ added }) => added > 0)
        .map(({ seat, after, added }) =>
          t('circle-reveal-diplomat', { ...who(seats[seat]), house: after, bonus: added }),
        )
        .join('\n');
    case 'decided':
      return decidedText(report);
    case 'scored':
      // Who goes straight to the end reads the whole result there.
      return `${decidedText(report)}\n${scoredText(report, seats)}`;
  }
}

/** A conflict told at once, for those who don't see it: who had which card, and what came of it. */
export function tellConflict(report: ConflictReport, seats: ShownSeat[]): string[] {
  const actions = report.players.map(({ seat, action }) =>
    t('table-narration-by', { name: seats[seat]?.title ?? '', what: actionName(action) }),
  );
  return [
    actions.join(', '),
    ...stepsOf(report)
      .filter((step) => !['laid', 'turned', 'decided'].includes(step))
      .map((step) => revealText(report, step, seats)),
  ];
}

function decidedText({ winner, lost, final }: ConflictReport): string {
  if (!winner || !lost) return t('term-v-reveal-tie', { strength: final.eagles.total });
  const [strength, other] = [final[winner].total, final[otherHouse(winner)].total];
  return t('term-v-reveal-won', { house: winner, strength, other, landscape: landscapeName(lost) });
}

function scoredText({ winner, final, players }: ConflictReport, seats: ShownSeat[]): string {
  const lines: string[] = [];
  if (winner) {
    const { seats: winners } = final[winner];
    lines.push(
      winners.length
        ? t('circle-reveal-prize', {
            number: winners.length,
            points: players[winners[0]!]!.prize,
            winners: winners.map((seat) => seats[seat]?.title ?? ''),
          })
        : t('term-v-reveal-nobody', { house: winner }),
    );
  }
  for (const { seat, action, bonus } of players)
    if (bonus) lines.push(t('circle-reveal-bonus', { ...who(seats[seat]), card: action, points: bonus }));
  return lines.length ? lines.join('\n') : t('circle-reveal-no-points');
}
