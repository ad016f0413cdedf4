/** A tournament as this browser sees it, over a WebSocket that reconnects by itself. */
import { failureReason, fetchTournament } from '../app/api';
import {
  PROTOCOL,
  type Message,
  type Pong,
  type Rejection,
  type TournamentState,
  type TournamentView,
} from '../app/protocol';
import { playerKey } from '../players/identity';

/** Milliseconds before each attempt to reconnect. */
const RECONNECT_DELAYS = [300, 1000, 2000, 4000];
const PING_EVERY = 20_000;

export class LiveTournament {
  /** What everybody sees, and what concerns this player. */
  view = $state.raw<TournamentView | null>(null);
  failed = $state.raw<Message | null>(null);

  #socket: WebSocket | null = null;
  #failures = 0;
  #isClosed = false;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string) {
    void this.load().then(() => {
      if (this.view && !this.#isClosed) this.#connect();
    });
  }

  /** Read it as the player that this browser is. */
  async load(): Promise<void> {
    try {
      this.show(await fetchTournament(this.id, playerKey()));
      this.failed = null;
    } catch (error) {
      if (!this.view) this.failed = failureReason(error);
    }
  }

  /** Take over an answer, unless something newer is shown. */
  show(view: TournamentView): void {
    if (!this.view || view.state.version >= this.view.state.version) this.view = view;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#reconnectTimer);
    clearInterval(this.#pingTimer);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tournaments/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'watch-tournament', protocol: PROTOCOL }));
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data as string) as TournamentState | Rejection | Pong);
    socket.onclose = () => this.#lost();
    clearInterval(this.#pingTimer);
    this.#pingTimer = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'ping' }));
    }, PING_EVERY);
  }

  #lost(): void {
    if (this.#isClosed) return;
    const delay = RECONNECT_DELAYS[Math.min(this.#failures, RECONNECT_DELAYS.length - 1)]!;
    this.#failures += 1;
    this.#reconnectTimer = setTimeout(() => this.#connect(), delay);
  }

  #receive(reply: TournamentState | Rejection | Pong): void {
    if (reply.type !== 'tournament') return;
    this.#failures = 0;
    const before = this.view!;
    if (reply.version < before.state.version) return;
    this.view = { ...before, state: reply };
    // Where one is to play is told to oneself alone, over HTTP; also where nothing but the table is new.
    if (playerKey()) void this.load();
  }
}
