/** Taking a seat, and revealing its share of the deal. */
import { claimSeat, fetchInvitation, fetchState, postShare, RequestError } from '../app/api';
import type { Invitation, TableState } from '../app/protocol';
import { storeSeat, type StoredSeat } from '../app/seat-storage';
import { becomePlayer, withPlayer } from '../players/identity';
import { shareCommitmentOf } from './commitments';
import { storePromises } from './promises';

/** Milliseconds before each further attempt to reveal. */
const RETRIES = [500, 1000, 2000, 4000, 8000];

/** What a seat is offered; null if this browser has taken it already, and only the answer got lost. */
export async function openInvitation(table: string, seat: StoredSeat): Promise<Invitation | null> {
  try {
    return await fetchInvitation(table, seat.proof ?? null);
  } catch (error) {
    if (!(error instanceof RequestError) || error.reason.id !== 'server-seat-taken') throw error;
    const isOurs = await fetchState(table, seat.secret).then(
      () => true,
      () => false,
    );
    if (!isOurs) throw error;
    storeSeat(table, { ...seat, isPending: false });
    return null;
  }
}

/** Whether nobody but this player has a share in the deal. */
export function isAlone({ seats, seat }: Pick<Invitation, 'seats' | 'seat'>): boolean {
  return seats.every(({ bot }, number) => bot !== null || number === seat);
}

/** Take the seat under a name. */
export async function takeSeat(invitation: Invitation, seat: StoredSeat, name: string): Promise<void> {
  const { table, seat: number, commitment, shared_deal: isShared } = invitation;
  const share = seat.share!;
  // The server's promise comes first: a share that it knew before would be worth nothing.
  storePromises(table, isShared ? { server: commitment, isShared } : { server: commitment });
  const claim = {
    secret: seat.secret,
    name,
    commitment: shareCommitmentOf(table, number, share),
    share: isAlone(invitation) ? share : null,
    // Without an invitation, the seat is one that anyone may take.
    seat: seat.proof ? null : number,
  };
  const proof = seat.proof ?? null;
  await withPlayer(becomePlayer, (player) => claimSeat(table, proof, { ...claim, player }));
  storeSeat(table, { ...seat, isPending: false });
}

/** Whether this player's share is awaited: all have committed to theirs. */
export function isShareDue({ started, end, your_seat: you, seats }: TableState): boolean {
  if (started || end || you === null || seats[you]?.share !== null) return false;
  return seats.every(({ bot, commitment }) => bot !== null || commitment !== null);
}

/** Reveal the share, having noted what everybody has promised; tried again for a while. */
export async function revealShare(state: TableState, { secret, share }: StoredSeat): Promise<void> {
  if (!share) return;
  storePromises(state.table, { server: state.commitment, players: state.seats.map(({ commitment }) => commitment) });
  for (const delay of [0, ...RETRIES]) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    try {
      await postShare(state.table, secret, share);
      return;
    } catch (error) {
      if (error instanceof RequestError && error.reason.id === 'server-wrong-share') throw error;
    }
  }
}
