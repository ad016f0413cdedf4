/** A table as this browser sees it, over a WebSocket that reconnects by itself. */
import {
  PROTOCOL,
  type Ack,
  type Hints,
  type MoveHint,
  type TableEvent,
  type Message,
  type Pong,
  type Rejection,
  type Rematch,
  type Reply,
  type Request,
  type TableState,
} from '../app/protocol';

export type Status = 'connecting' | 'live' | 'lost' | 'gone';
type Answer = Ack | Rejection | Hints | Rematch | Pong;
interface PendingRequest {
  request: Request & { id: number };
  resolve: (answer: Answer | null) => void;
}

/** Milliseconds before each attempt to reconnect. */
const RECONNECT_DELAYS = [200, 500, 1000, 2000, 4000];
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** The server is restarted, or hands its tables on: another one is there already. */
const RESTART_CODE = 1012;
/** Not all clients of a server that stops come to the next one in the same instant. */
const RESTART_JITTER = 300;
/** Close codes after which reconnecting would not help. */
const FINAL_CODES = new Set([4003, 4004, 4005]);
/** Events after which hints still hold. */
const LEAVES_GAME = new Set(['sit', 'claim', 'reveal', 'greet', 'stand-in', 'return', 'vacation', 'vacation-over']);

export class LiveTable {
  state = $state.raw<TableState | null>(null);
  /** The whole log. */
  events = $state.raw<TableEvent[]>([]);
  status = $state<Status>('connecting');
  /** Why it is gone. */
  reason = $state.raw<Message | null>(null);
  spectators = $state(0);
  /** Since when each seat has had no connection (performance.now()); null while it has one. */
  awaySince = $state.raw<(number | null)[]>([]);
  hints = $state.raw<{ version: number; hints: MoveHint[] } | null>(null);
  /** A request that may change the table is pending. */
  busy = $state(false);
  /** When the state arrived (performance.now()): clocks run from there. */
  receivedAt = $state(0);
  /** The length of the log when the connection was last lost: what came after it was missed. */
  missedSince = $state<number | null>(null);

  #socket: WebSocket | null = null;
  /** Requests without an answer yet, by their ids, in their order. */
  #pending = new Map<number, PendingRequest>();
  #lastId = 0;
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

  /** Send a request; its answer has its id. Null: the table is gone, or the connection was lost. */
  request(request: Request): Promise<Answer | null> {
    if (this.status === 'gone' || this.#closed) return Promise.resolve(null);
    return new Promise((resolve) => {
      const pending = { request: { ...request, id: this.#nextId() }, resolve };
      this.#pending.set(pending.request.id, pending);
      this.#updateBusy();
      if (this.status === 'live') this.#send(pending.request);
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
    if (this.#closed) return;
    if (FINAL_CODES.has(code)) {
      this.status = 'gone';
      for (const { resolve } of this.#pending.values()) resolve(null);
      this.#pending.clear();
      this.#updateBusy();
      return;
    }
    if (this.status === 'live') this.missedSince = this.state?.version ?? null;
    this.status = 'lost';
    const delay =
      code === RESTART_CODE && this.#failures === 0
        ? Math.random() * RESTART_JITTER
        : RECONNECT_DELAYS[Math.min(this.#failures, RECONNECT_DELAYS.length - 1)]!;
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
        this.awaySince = reply.away_ms.map((away) => (away === null ? null : performance.now() - away));
        if (this.state) {
          const seats = this.state.seats.map((seat, number) => ({
            ...seat,
            connected: reply.seats[number] ?? false,
          }));
          this.state = { ...this.state, seats };
        }
        return;
      case 'hints':
        // A move may have been made while they were on their way.
        if (this.#isGameUnchangedSince(reply.version)) this.hints = reply;
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
    if (this.hints && !this.#isGameUnchangedSince(this.hints.version)) this.hints = null;
    if (!isFirst) return;
    this.status = 'live';
    this.#failures = 0;
    clearInterval(this.#pingTimer);
    this.#pingTimer = setInterval(() => this.#ping(), PING_EVERY);
    // A move whose reply got lost is sent again: the server makes it once. Other requests may be outdated.
    for (const [id, { request, resolve }] of this.#pending) {
      if (request.type === 'move') {
        this.#send(request);
      } else {
        this.#pending.delete(id);
        resolve(null);
      }
    }
    this.#updateBusy();
  }

  #isGameUnchangedSince(version: number): boolean {
    return this.events.every(({ number, kind }) => number < version || LEAVES_GAME.has(kind));
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#send({ type: 'ping', id: this.#nextId() });
    clearTimeout(this.#pongTimer);
    this.#pongTimer = setTimeout(() => this.#connectionLost(0), PONG_WITHIN);
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #send(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #resolve(answer: Answer): void {
    // Any answer, even the refusal of a ping, shows that the connection lives.
    clearTimeout(this.#pongTimer);
    const pending = answer.id === undefined ? undefined : this.#pending.get(answer.id);
    if (!pending) return;
    this.#pending.delete(pending.request.id);
    this.#updateBusy();
    pending.resolve(answer);
  }

  #updateBusy(): void {
    this.busy = [...this.#pending.values()].some(({ request }) => request.type !== 'request-hints');
  }
}
