/** A table as this browser sees it, over a WebSocket that reconnects by itself. */
import {
  PROTOCOL,
  type MoveHint,
  type TableEvent,
  type Message,
  type Rejection,
  type Reply,
  type Request,
  type TableState,
} from '../app/protocol';

export type Status = 'connecting' | 'live' | 'lost' | 'gone';
type Answer = Exclude<Reply, TableState>;
interface PendingRequest {
  request: Request;
  resolve: (answer: Answer | null) => void;
}

/** Milliseconds before each attempt to reconnect. */
const RECONNECT_DELAYS = [200, 500, 1000, 2000, 4000];
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** Close codes after which reconnecting would not help. */
const FINAL_CODES = new Set([4004, 4005]);
/** Events after which hints still hold. */
const LEAVES_GAME = new Set(['sit', 'greet']);

export class LiveTable {
  state = $state.raw<TableState | null>(null);
  /** The whole log. */
  events = $state.raw<TableEvent[]>([]);
  status = $state<Status>('connecting');
  /** Why it is gone. */
  reason = $state.raw<Message | null>(null);
  spectators = $state(0);
  hints = $state.raw<{ version: number; hints: MoveHint[] } | null>(null);
  /** A request is pending. */
  busy = $state(false);
  /** When the state arrived (performance.now()): clocks run from there. */
  receivedAt = $state(0);
  /** The length of the log when the connection was last lost: what came after it was missed. */
  missedSince = $state<number | null>(null);

  #socket: WebSocket | null = null;
  #pending: PendingRequest[] = [];
  #inFlight = false;
  #failures = 0;
  #closed = false;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #pongTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly secret: string | null,
  ) {
    addEventListener('online', this.#checkConnection);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#checkConnection);
    this.#connect();
  }

  /** Leave the table. */
  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#checkConnection);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#checkConnection);
    clearTimeout(this.#reconnectTimer);
    this.#disconnect();
  }

  /** Send a request. One is in flight at a time, so that a reply belongs to its request. Null: the table is gone. */
  request(request: Request): Promise<Answer | null> {
    if (this.status === 'gone' || this.#closed) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#pending.push({ request, resolve });
      this.busy = true;
      this.#send();
    });
  }

  /** Make a move; returns the rejection, if it is rejected. */
  async move(text: string): Promise<Rejection | null> {
    const answer = await this.request({ type: 'move', version: this.state?.version ?? 0, text });
    return answer?.type === 'rejection' ? answer : null;
  }

  async hint(): Promise<Rejection | null> {
    const answer = await this.request({ type: 'request-hints', version: this.state?.version ?? 0 });
    return answer?.type === 'rejection' ? answer : null;
  }

  readonly #checkConnection = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (this.status === 'lost') this.#connect();
  };

  readonly #offline = (): void => {
    this.#socket?.close();
    this.#connectionLost(0);
  };

  #connect(): void {
    if (this.#closed || this.status === 'gone') return;
    clearTimeout(this.#reconnectTimer);
    this.#disconnect();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'join', protocol: PROTOCOL, secret: this.secret }));
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#receive(JSON.parse(data as string) as Reply);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#connectionLost(code);
    };
  }

  #disconnect(): void {
    clearInterval(this.#pingTimer);
    clearTimeout(this.#pongTimer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #connectionLost(code: number): void {
    this.#disconnect();
    this.#inFlight = false;
    if (this.#closed) return;
    if (FINAL_CODES.has(code)) {
      this.status = 'gone';
      for (const { resolve } of this.#pending.splice(0)) resolve(null);
      this.busy = false;
      return;
    }
    if (this.status === 'live') this.missedSince = this.state?.version ?? null;
    this.status = 'lost';
    const delay = RECONNECT_DELAYS[Math.min(this.#failures, RECONNECT_DELAYS.length - 1)]!;
    this.#failures += 1;
    clearTimeout(this.#reconnectTimer);
    this.#reconnectTimer = setTimeout(() => this.#connect(), delay);
  }

  #receive(reply: Reply): void {
    switch (reply.type) {
      case 'state':
        this.#applyState(reply);
        return;
      case 'presence':
        this.spectators = reply.spectators;
        if (this.state) {
          const seats = this.state.seats.map((seat, number) => ({
            ...seat,
            connected: reply.seats[number] ?? false,
          }));
          this.state = { ...this.state, seats };
        }
        return;
      case 'pong':
        clearTimeout(this.#pongTimer);
        return;
      case 'hints':
        this.hints = reply;
        this.#resolve(reply);
        return;
      case 'rejection':
        if (this.status !== 'live') this.reason = reply.reason;
        this.#resolve(reply);
        return;
      default:
        this.#resolve(reply);
    }
  }

  #applyState(state: TableState): void {
    const isFirst = this.status !== 'live';
    this.events = isFirst ? state.events : [...this.events, ...state.events];
    this.receivedAt = performance.now();
    this.state = state;
    if (isFirst || state.events.some(({ kind }) => !LEAVES_GAME.has(kind))) this.hints = null;
    if (!isFirst) return;
    this.status = 'live';
    this.#failures = 0;
    clearInterval(this.#pingTimer);
    this.#pingTimer = setInterval(() => this.#ping(), PING_EVERY);
    // A move whose reply got lost is sent again: the server makes it once. Other requests may be outdated.
    for (const { request, resolve } of this.#pending.splice(0)) {
      if (request.type === 'move') this.#pending.push({ request, resolve });
      else resolve(null);
    }
    this.busy = this.#pending.length > 0;
    this.#send();
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: 'ping' }));
    clearTimeout(this.#pongTimer);
    this.#pongTimer = setTimeout(() => this.#connectionLost(0), PONG_WITHIN);
  }

  #send(): void {
    const next = this.#pending[0];
    if (!next || this.#inFlight || this.status !== 'live' || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#inFlight = true;
    this.#socket.send(JSON.stringify(next.request));
  }

  #resolve(answer: Answer): void {
    if (!this.#inFlight) return;
    this.#inFlight = false;
    this.#pending.shift()?.resolve(answer);
    this.busy = this.#pending.length > 0;
    this.#send();
  }
}
