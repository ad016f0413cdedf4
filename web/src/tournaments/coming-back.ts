/** Whether somebody who is out of a tournament may come back. */
import type { TournamentView } from '../app/protocol';

/** Until it is over, also where nobody new can enter; unless the organiser has removed them. */
export function mayComeBack({ state, you }: TournamentView): boolean {
  const by = you === null ? null : (state.entrants[you]?.withdrawn_by ?? null);
  return by !== null && by !== 'organiser' && state.status !== 'over';
}
