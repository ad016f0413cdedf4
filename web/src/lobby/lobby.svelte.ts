/**
 * The lobby as this browser sees it, over one WebSocket that reconnects by itself. It stays connected on every page as
 * long as its reader looks for an opponent.
 */
import {
  PROTOCOL,
  type ListedSeek,
  type ListedTable,
  type LobbyReply,
  type LobbyRequest,
  type Message,
  type Seek,
} from '../app/protocol';
import { prepareSeat } from '../app/seat-storage';
import { newSecret } from '../fair-deal/commitments';
import { playerKey, setPlayerAside } from '../players/identity';

/** The host keeps this player out: connecting again would not help. */
const BLOCKED_CODE = 4003;
/** Milliseconds before each attempt to reconnect. */
const RECONNECT_DELAYS = [300, 1000, 2000, 4000];
const PING_EVERY = 20_000;

export type Wanted = Pick<Seek, 'game' | 'options' | 'time_control' | 'name' | 'language' | 'rated' | 'opponent'>;

export class Lobby {
  tables = $state.raw<ListedTable[]>([]);
  seeks = $state.raw<ListedSeek[]>([]);
  /** Whether what is shown is what there is now. */
  isLive = $state(false);
  /** What its reader looks for, as long as they do. */
  wanted = $state.raw<Wanted | null>(null);
  /** Since when (Date.now()). */
  wantedSince = $state(0);
  /** The own seek among those shown. */
  ownSeek = $state<string | null>(null);
  /** The table with the opponent who was found, until its reader has gone there. */
  found = $state<string | null>(null);
  refused = $state.raw<Message | null>(null);

  #socket: WebSocket | null = null;
  #pages = 0;
  #failures = 0;
  #invitation = '';
  /** The key that the server was shown with the connection. */
  #shownAs: string | null = null;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;

  /** A page shows the lobby; returns what is to be called when it does no more. */
  watch(): () => void {
    this.#pages += 1;
    if (!this.#socket) this.#connect();
    return () => {
      this.#pages -= 1;
      this.#rest();
    };
  }

  /** Look for an opponent. */
  seek(wanted: Wanted): void {
    this.refused = null;
    this.wanted = wanted;
    this.wantedSince = Date.now();
    this.#invitation = newSecret();
    // Whoever has become a player since then is connected as one: only players are rated.
    if (wanted.rated) this.identify();
    if (this.isLive) this.#sendSeek();
    else if (!this.#socket) this.#connect();
  }

  cancel(): void {
    if (!this.wanted) return;
    this.wanted = null;
    this.#send({ type: 'cancel-seek' });
    this.#rest();
  }

  /** Its reader may have become a player meanwhile, or another one: then be connected as that one. */
  identify(): void {
    if (!this.#socket || this.#shownAs === playerKey()) return;
    this.ownSeek = null;
    this.#connect();
  }

  /** Its reader goes to the table. */
  arrive(): void {
    this.found = null;
  }

  /** Be connected no longer than anybody needs it. */
  #rest(): void {
    if (this.#pages > 0 || this.wanted) return;
    clearTimeout(this.#reconnectTimer);
    clearInterval(this.#pingTimer);
    const socket = this.#socket;
    this.#socket = null;
    this.isLive = false;
    this.ownSeek = null;
    socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#reconnectTimer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const before = this.#socket;
    this.isLive = false;
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/live`);
    this.#socket = socket;
    before?.close();
    this.#shownAs = playerKey();
    const watch = JSON.stringify({ type: 'watch-lobby', protocol: PROTOCOL, player: this.#shownAs });
    socket.onopen = () => socket.send(watch);
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#receive(JSON.parse(data as string) as LobbyReply);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket && code !== BLOCKED_CODE) this.#lost();
    };
    clearInterval(this.#pingTimer);
    this.#pingTimer = setInterval(() => this.#send({ type: 'ping' }), PING_EVERY);
  }

  /** With the connection the seek is gone; it is sent again with the next one. */
  #lost(): void {
    this.isLive = false;
    this.ownSeek = null;
    const delay = RECONNECT_DELAYS[Math.min(this.#failures, RECONNECT_DELAYS.length - 1)]!;
    this.#failures += 1;
    this.#reconnectTimer = setTimeout(() => this.#connect(), delay);
  }

  #receive(reply: LobbyReply): void {
    switch (reply.type) {
      case 'lobby':
        this.tables = reply.tables;
        this.seeks = reply.seeks;
        this.isLive = true;
        this.#failures = 0;
        if (this.wanted) this.#sendSeek();
        return;
      case 'lobby-change':
        this.tables = merge(this.tables, reply.tables, reply.gone);
        this.seeks = merge(this.seeks, reply.seeks, reply.gone);
        return;
      case 'seeking':
        this.ownSeek = reply.seek;
        return;
      case 'paired':
        prepareSeat(reply.table, this.#invitation, { isSought: true });
        this.found = reply.table;
        this.wanted = null;
        this.ownSeek = null;
        this.#rest();
        return;
      case 'cancelled':
        this.ownSeek = null;
        return;
      case 'rejection':
        this.refused = reply.reason;
        this.wanted = null;
        // The server has forgotten the key, or is another one at its address: the next attempt makes a new one.
        if (reply.reason.id === 'server-rated-guest' && this.#shownAs) setPlayerAside();
        this.#rest();
    }
  }

  #sendSeek(): void {
    this.#send({ type: 'seek', ...this.wanted!, invitation: this.#invitation });
  }

  #send(request: LobbyRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }
}

/** A list after some entries have changed and others are gone; the newest last. */
export function merge<T extends { id: string; created_at: number }>(before: T[], changed: T[], gone: string[]): T[] {
  const left = new Set([...gone, ...changed.map(({ id }) => id)]);
  return [...before.filter(({ id }) => !left.has(id)), ...changed].sort(
    (one, other) => one.created_at - other.created_at || one.id.localeCompare(other.id),
  );
}

export const lobby = new Lobby();
