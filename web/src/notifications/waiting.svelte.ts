/** The tables at which it is the reader's turn: for the title, the header, the app's badge and the way to the next game. */
import { fetchMyTables } from '../app/api';
import type { TableSummary } from '../app/protocol';
import { storedSecrets } from '../app/seat-storage';
import { playerKey } from '../players/identity';

/** Milliseconds. Also while the page is hidden: that is when title and badge are looked at. */
const INTERVAL = 60_000;
/** When a page that does not ask for the reader's tables itself does so first. */
const FIRST = 1_000;

export const isOwnTurn = (table: TableSummary): boolean =>
  table.finished_at === null && table.your_seat !== null && table.turn === table.your_seat;

class Waiting {
  tables = $state.raw<TableSummary[]>([]);
  #isKnown = false;

  /** The list of the reader's tables was loaded. */
  note(mine: TableSummary[]): void {
    this.#isKnown = true;
    this.tables = mine.filter(isOwnTurn);
    const count = this.tables.length;
    // Browsers that can't, and pages that are not installed, leave it.
    if ('setAppBadge' in navigator) {
      (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => null);
    }
  }

  async load(): Promise<void> {
    const secrets = storedSecrets();
    const player = playerKey();
    if (!secrets.length && !player) return;
    try {
      this.note(await fetchMyTables(secrets, player));
    } catch {
      // It is asked again.
    }
  }

  /** Look from time to time; returns the cleanup for an effect. */
  watch(): () => void {
    const first = setTimeout(() => {
      if (!this.#isKnown) void this.load();
    }, FIRST);
    const timer = setInterval(() => void this.load(), INTERVAL);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }
}

export const waiting = new Waiting();
