/** A table as this browser sees it, over a WebSocket that comes back by itself. */
import {
  PROTOCOL,
  type Greeted,
  type HintLine,
  type Line,
  type Message,
  type Refusal,
  type Reply,
  type Request,
  type State,
} from '../app/protocol';

export type Status = 'connecting' | 'live' | 'lost' | 'gone';
type Answer = Exclude<Reply, State>;
interface Waiting {
  request: Request;
  answer: (answer: Answer | null) => void;
}

/** Milliseconds from one attempt to the next. */
const PAUSES = [200, 500, 1000, 2000, 4000];
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** The server closes with these where coming back would not help. */
const FINAL = new Set([4004, 4005]);

export class LiveTable {
  state = $state.raw<State | null>(null);
  /** The whole log. */
  lines = $state.raw<Line[]>([]);
  status = $state<Status>('connecting');
  /** Why it is gone. */
  reason = $state.raw<Message | null>(null);
  spectators = $state(0);
  hints = $state.raw<{ number: number; hints: HintLine[] } | null>(null);
  greeted = $state.raw<(Greeted & { at: number }) | null>(null);
  /** Something has been asked of the server and not been answered. */
  busy = $state(false);
  /** When the state came, to reckon the clocks from. */
  cameAt = $state(0);
  /** The length of the log when the connection was last lost: what came after it was missed. */
  missedSince = $state<number | null>(null);

  #socket: WebSocket | null = null;
  #waiting: Waiting[] = [];
  #sent = false;
  #failures = 0;
  #closed = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly secret: string | null,
  ) {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Leave the table. */
  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#again);
    this.#hangUp();
  }

  /** Ask for something; one thing at a time, so that every answer belongs to its question. Null: the table is gone. */
  ask(request: Request): Promise<Answer | null> {
    if (this.status === 'gone' || this.#closed) return Promise.resolve(null);
    return new Promise((answer) => {
      this.#waiting.push({ request, answer });
      this.busy = true;
      this.#send();
    });
  }

  /** Make a move; the refusal, if it is refused. */
  async move(text: string): Promise<Refusal | null> {
    const answer = await this.ask({ type: 'move', number: this.state?.number ?? 0, text });
    return answer?.type === 'refusal' ? answer : null;
  }

  async hint(): Promise<Refusal | null> {
    const answer = await this.ask({ type: 'hint', number: this.state?.number ?? 0 });
    return answer?.type === 'refusal' ? answer : null;
  }

  readonly #hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (this.status === 'lost') this.#connect();
  };

  readonly #offline = (): void => {
    this.#socket?.close();
    this.#lost(0);
  };

  #connect(): void {
    if (this.#closed || this.status === 'gone') return;
    clearTimeout(this.#again);
    this.#hangUp();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secret: this.secret }));
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(data as string) as Reply);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    };
  }

  #hangUp(): void {
    clearInterval(this.#pinging);
    clearTimeout(this.#pong);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lost(code: number): void {
    this.#hangUp();
    this.#sent = false;
    if (this.#closed) return;
    if (FINAL.has(code)) {
      this.status = 'gone';
      for (const { answer } of this.#waiting.splice(0)) answer(null);
      this.busy = false;
      return;
    }
    if (this.status === 'live') this.missedSince = this.state?.number ?? null;
    this.status = 'lost';
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)]!;
    this.#failures += 1;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), pause);
  }

  #hear(told: Reply): void {
    switch (told.type) {
      case 'state':
        this.#show(told);
        return;
      case 'here':
        this.spectators = told.spectators;
        if (this.state) {
          const seats = this.state.seats.map((seat, number) => ({
            ...seat,
            here: told.seats[number] ?? false,
          }));
          this.state = { ...this.state, seats };
        }
        return;
      case 'greeted':
        this.greeted = { ...told, at: Date.now() };
        return;
      case 'pong':
        clearTimeout(this.#pong);
        if (this.#waiting[0]?.request.type === 'greet' && this.#sent) this.#answered(told);
        return;
      case 'hints':
        this.hints = told;
        this.#answered(told);
        return;
      case 'refusal':
        if (this.status !== 'live') this.reason = told.reason;
        this.#answered(told);
        return;
      default:
        this.#answered(told);
    }
  }

  #show(state: State): void {
    const isFirst = this.status !== 'live';
    this.lines = isFirst ? state.lines : [...this.lines, ...state.lines];
    this.cameAt = performance.now();
    this.state = state;
    if (this.hints && this.hints.number !== state.number) this.hints = null;
    if (!isFirst) return;
    this.status = 'live';
    this.#failures = 0;
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    // A move whose answer got lost is sent again: the server makes it once. Whatever else was asked may be outdated.
    for (const { request, answer } of this.#waiting.splice(0)) {
      if (request.type === 'move') this.#waiting.push({ request, answer });
      else answer(null);
    }
    this.busy = this.#waiting.length > 0;
    this.#send();
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: 'ping' }));
    clearTimeout(this.#pong);
    this.#pong = setTimeout(() => this.#lost(0), PONG_WITHIN);
  }

  #send(): void {
    const next = this.#waiting[0];
    if (!next || this.#sent || this.status !== 'live' || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#sent = true;
    this.#socket.send(JSON.stringify(next.request));
    // A greeting has no answer of its own.
    if (next.request.type === 'greet') this.#ping();
  }

  #answered(answer: Answer): void {
    if (!this.#sent) return;
    this.#sent = false;
    this.#waiting.shift()?.answer(answer);
    this.busy = this.#waiting.length > 0;
    this.#send();
  }
}
