/** What was promised before a deal, as this browser saw it, in localStorage: a promise that is shown later proves nothing. */
import type { TableState } from '../app/protocol';
import { commitmentOf, shareCommitmentOf } from './commitments';

const KEY = 'highlands.commitments';
const MAX_STORED = 400;

export interface Promises {
  /** The server's commitment to its seed. */
  server: string;
  /** The players' commitments to their shares, when all had committed and none had revealed theirs. */
  players?: (string | null)[];
  /** Whether it was said before sitting down that the server alone shuffles, for several tables. */
  isShared?: boolean;
}

function readStored(): Record<string, Promises | string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Promises | string>;
  } catch {
    return {};
  }
}

/** Store the promises of a table. The first ones count. */
export function storePromises(table: string, promises: Promises): void {
  const before = storedPromises(table);
  if (before?.players || (before && !promises.players)) return;
  const others = Object.entries(readStored()).filter(([id]) => id !== table);
  const latest = others.slice(1 - MAX_STORED);
  const first = {
    ...promises,
    server: before?.server ?? promises.server,
    isShared: before ? before.isShared : promises.isShared,
  };
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...latest, [table, first]])));
}

/** What this browser was promised; undefined if it saw nothing. */
export function storedPromises(table: string): Promises | undefined {
  const stored = readStored()[table];
  // An earlier version stored the server's commitment alone.
  return typeof stored === 'string' ? { server: stored } : stored;
}

export type Finding = 'good' | 'good-now' | 'broken';

/** Whether what was revealed is what was promised; `ownShare` is what this browser has added to the deal. */
export function checkDeal(
  state: Pick<TableState, 'table' | 'seats' | 'your_seat' | 'commitment'> & {
    revealed_seed: NonNullable<TableState['revealed_seed']>;
  },
  promises: Promises | undefined,
  ownShare: string | null,
): Finding {
  const { table, seats, your_seat: you, commitment, revealed_seed: revealed } = state;
  const isKept =
    commitmentOf(revealed) === commitment &&
    (!promises || promises.server === commitment) &&
    seats.every(
      ({ share, commitment: promised }, seat) =>
        (share === null && promised === null) || (share !== null && shareCommitmentOf(table, seat, share) === promised),
    ) &&
    (!promises?.players || seats.every((seat, number) => seat.commitment === promises.players![number])) &&
    (ownShare === null || promises?.isShared === true || you === null || seats[you]?.share === ownShare);
  if (!isKept) return 'broken';
  return promises ? 'good' : 'good-now';
}
