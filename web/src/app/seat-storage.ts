/** The seats that this browser holds, in localStorage. A seat is a bearer secret: whoever has it may sit there. */
const KEY = 'highlands.seats';
const MAX_SEATS = 400;

export interface StoredSeat {
  secret: string;
  at: number;
  /** The other seats' and the spectators' links, if this browser created the table. */
  invitations?: (string | null)[];
  spectator?: string;
  /** Of a rematch: the table before, where the others find it, and their names. */
  rematchOf?: { table: string; names: string[] };
  /** The language that the invitations are in. */
  language?: string;
}

function readSeats(): Record<string, StoredSeat> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, StoredSeat>;
  } catch {
    return {};
  }
}

/** Store a seat; beyond the maximum, the oldest are dropped. */
export function storeSeat(table: string, seat: StoredSeat): void {
  const seats = Object.entries({ ...readSeats(), [table]: seat }).sort(([, one], [, other]) => other.at - one.at);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(seats.slice(0, MAX_SEATS))));
  storeForTab(table, seat.secret);
}

export function storedSeat(table: string): StoredSeat | undefined {
  return readSeats()[table];
}

export function removeSeat(table: string): void {
  const others = Object.entries(readSeats()).filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(others)));
}

export function storedSecrets(): string[] {
  return Object.values(readSeats()).map((seat) => seat.secret);
}

/** Two tabs of one browser may sit on two seats of a table: each tab stores its own in sessionStorage. */
function storeForTab(table: string, secret: string): void {
  sessionStorage.setItem(`${KEY}.${table}`, secret);
}

/** The secret for a table: from the URL's fragment, which is stored and removed from the URL; else this tab's; else the browser's. */
export function secretFor(table: string): string | null {
  const given = location.hash.slice(1);
  if (given.startsWith('watch-')) {
    history.replaceState(null, '', location.pathname + location.search);
    storeForTab(table, given.slice('watch-'.length));
  } else if (given) {
    history.replaceState(null, '', location.pathname + location.search);
    const known = storedSeat(table);
    storeSeat(table, known?.secret === given ? known : { secret: given, at: Date.now() });
  }
  return sessionStorage.getItem(`${KEY}.${table}`) ?? storedSeat(table)?.secret ?? null;
}

/** A link for a seat: the secret is the fragment, which browsers never send to a server. */
export function seatLink(table: string, secret: string, language?: string): string {
  return `${location.origin}/t/${table}${language ? `?lang=${language}` : ''}#${secret}`;
}

export function watchLink(table: string, secret: string): string {
  return `${location.origin}/t/${table}#watch-${secret}`;
}
