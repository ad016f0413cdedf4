/** The seats that this browser holds, in localStorage. A seat is a bearer secret: whoever has it may sit there. */
import { newSecret, newShare } from '../fair-deal/commitments';

const KEY = 'highlands.seats';
const MAX_SEATS = 400;
/** The fragment of a link to a table at which anyone may take a free seat. */
export const TAKE_SEAT = 'sit';

export interface StoredSeat {
  /** Made by this browser; nobody else has it, unless its player takes the seat to another device. */
  secret: string;
  /** This player's random share of the deal; null where it is unknown here, or the table has none. */
  share?: string | null;
  /**
   * What the seat is claimed with: an invitation, or at a rematch the secret of one's seat at the table before. Nothing
   * at a table where anyone may take a free seat.
   */
  proof?: string;
  /** The server has not confirmed the claim yet. */
  isPending?: boolean;
  at: number;
  /** The invitations to all seats and the spectators' secret, if this browser created the table. */
  invitations?: (string | null)[];
  spectator?: string;
  /** Of a rematch: the table before, where the others find it, and their names. */
  rematchOf?: { table: string; names: string[] };
  /** The invitation is this browser's own: it looked for an opponent in the lobby. */
  isSought?: boolean;
  /** The language that the invitations are in. */
  language?: string;
  /** Other seats at the same table, taken in this browser before. */
  others?: StoredSeat[];
}

function readSeats(): Record<string, StoredSeat> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, StoredSeat>;
  } catch {
    return {};
  }
}

function writeSeats(seats: Record<string, StoredSeat>): void {
  const latest = Object.entries(seats).sort(([, one], [, other]) => other.at - one.at);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest.slice(0, MAX_SEATS))));
}

/** Store a seat; beyond the maximum, the oldest are dropped. A seat that was there before is kept beside it. */
export function storeSeat(table: string, seat: StoredSeat): void {
  const seats = readSeats();
  const before = seats[table];
  const known = before ? [...(before.others ?? []), { ...before, others: [] }] : [];
  const others = known.filter(({ secret, isPending }) => secret !== seat.secret && !isPending);
  // Whoever created the table goes on to have its invitations, on whichever seat.
  const { invitations, spectator, language, rematchOf } = before ?? seat;
  const whole: StoredSeat = { invitations, spectator, language, rematchOf, ...seat, others };
  writeSeats({ ...seats, [table]: whole });
  storeForTab(table, whole);
}

export function storedSeat(table: string): StoredSeat | undefined {
  return readSeats()[table];
}

export function removeSeat(table: string): void {
  writeSeats(Object.fromEntries(Object.entries(readSeats()).filter(([id]) => id !== table)));
  sessionStorage.removeItem(`${KEY}.${table}`);
}

/** Forget a seat that could not be claimed. One that this browser has at the table stays. */
export function dropPendingSeat(table: string): void {
  sessionStorage.removeItem(`${KEY}.${table}`);
  const seat = storedSeat(table);
  if (!seat?.isPending) return;
  const last = seat.others?.at(-1);
  if (!last) removeSeat(table);
  else writeSeats({ ...readSeats(), [table]: { ...last, others: seat.others!.slice(0, -1) } });
}

export function storedSecrets(): string[] {
  return Object.values(readSeats()).flatMap(({ secret, others = [] }) => [
    secret,
    ...others.map((seat) => seat.secret),
  ]);
}

/** A seat that this browser will claim, with a secret and a share that are new. */
export function prepareSeat(table: string, proof: string | undefined, more: Partial<StoredSeat> = {}): StoredSeat {
  const seat = { ...more, secret: newSecret(), share: newShare(), proof, isPending: true, at: Date.now() };
  storeSeat(table, seat);
  return seat;
}

/** Two tabs of one browser may sit on two seats of a table: each tab stores its own in sessionStorage. */
function storeForTab(table: string, seat: StoredSeat): void {
  sessionStorage.setItem(`${KEY}.${table}`, JSON.stringify(seat));
}

function seatOfTab(table: string): StoredSeat | null {
  const stored = sessionStorage.getItem(`${KEY}.${table}`);
  if (!stored) return null;
  try {
    return JSON.parse(stored) as StoredSeat;
  } catch {
    // An earlier version stored the secret alone.
    return { secret: stored, at: 0 };
  }
}

/**
 * The seat for a table, or the spectators': from the URL's fragment, which is stored and removed from the URL; else
 * this tab's; else the browser's. Of an invitation a seat that is still to be claimed.
 */
export function seatFor(table: string): StoredSeat | null {
  const given = location.hash.slice(1);
  if (given) history.replaceState(null, '', location.pathname + location.search);
  if (given.startsWith('watch-')) storeForTab(table, { secret: given.slice('watch-'.length), at: Date.now() });
  else if (given === TAKE_SEAT) {
    if (!seatOfTab(table) && !storedSeat(table)) prepareSeat(table, undefined);
  } else if (given.startsWith('invite-')) acceptInvitation(table, given.slice('invite-'.length));
  else if (given) {
    const [secret = '', share = null] = given.split('.');
    const known = storedSeat(table);
    storeSeat(table, known?.secret === secret ? known : { secret, share, at: Date.now() });
  }
  return seatOfTab(table) ?? storedSeat(table) ?? null;
}

/** Whoever follows their own invitation again comes back to the seat that they have taken with it. */
function acceptInvitation(table: string, invitation: string): void {
  const stored = storedSeat(table);
  const known = [seatOfTab(table), stored, ...(stored?.others ?? [])].find((seat) => seat?.proof === invitation);
  if (known) storeForTab(table, known);
  else prepareSeat(table, invitation);
}

/** A link to one's own seat: the secrets are the fragment, which browsers never send to a server. */
export function seatLink(table: string, { secret, share }: StoredSeat): string {
  return `${location.origin}/t/${table}#${secret}${share ? `.${share}` : ''}`;
}

/** A link with which one other person can take a seat. */
export function invitationLink(table: string, invitation: string, language: string): string {
  return `${location.origin}/t/${table}?lang=${language}#invite-${invitation}`;
}

export function watchLink(table: string, secret: string): string {
  return `${location.origin}/t/${table}#watch-${secret}`;
}
