/** The seats that this browser has: a seat is a secret, and whoever has it may sit there. */
const KEY = 'highlands.seats';
const MOST = 400;

export interface KeptSeat {
  secret: string;
  at: number;
  /** The other seats' and the spectators' links, as long as this browser laid the table. */
  invitations?: (string | null)[];
  spectator?: string;
  /** The language that the invitations are in. */
  language?: string;
}

function all(): Record<string, KeptSeat> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, KeptSeat>;
  } catch {
    return {};
  }
}

/** Keep a seat; of very many, the oldest are forgotten. */
export function keepSeat(table: string, seat: KeptSeat): void {
  const seats = Object.entries({ ...all(), [table]: seat }).sort(([, one], [, other]) => other.at - one.at);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(seats.slice(0, MOST))));
  keepHere(table, seat.secret);
}

export function keptSeat(table: string): KeptSeat | undefined {
  return all()[table];
}

export function forgetSeat(table: string): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(others)));
}

export function keptSecrets(): string[] {
  return Object.values(all()).map((seat) => seat.secret);
}

/** Two tabs of one browser may sit on two seats of a table: each tab remembers its own. */
function keepHere(table: string, secret: string): void {
  sessionStorage.setItem(`${KEY}.${table}`, secret);
}

/** The secret for a table: the address's own, which is kept and taken out of sight; else this tab's; else the browser's. */
export function secretFor(table: string): string | null {
  const given = location.hash.slice(1);
  if (given.startsWith('watch-')) {
    history.replaceState(null, '', location.pathname + location.search);
    keepHere(table, given.slice('watch-'.length));
  } else if (given) {
    history.replaceState(null, '', location.pathname + location.search);
    const known = keptSeat(table);
    keepSeat(table, known?.secret === given ? known : { secret: given, at: Date.now() });
  }
  return sessionStorage.getItem(`${KEY}.${table}`) ?? keptSeat(table)?.secret ?? null;
}

/** A link for a seat: the secret stands behind the #, so that no server on the way ever sees it. */
export function seatLink(table: string, secret: string, language?: string): string {
  return `${location.origin}/t/${table}${language ? `?lang=${language}` : ''}#${secret}`;
}

export function watchLink(table: string, secret: string): string {
  return `${location.origin}/t/${table}#watch-${secret}`;
}
