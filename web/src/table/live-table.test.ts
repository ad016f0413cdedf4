import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply, Request, TableState } from '../app/protocol';
import { LiveTable } from './live-table.svelte';

type Sent = Request & { id: number };

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: Sent[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = 3;
  }
  tell(reply: Reply): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }
}

const state = { type: 'state', version: 4, seats: [], events: [] } as unknown as TableState;
const latest = (): FakeSocket => FakeSocket.all.at(-1)!;

/** A table whose connection is established. */
function liveTable(): LiveTable {
  const table = new LiveTable('table', 'secret');
  latest().onopen?.();
  latest().sent.length = 0;
  latest().tell(state);
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refused = (id: number): Reply => ({
  type: 'rejection',
  id,
  reason: { id: 'server-too-fast', args: {} },
  english: '',
});

describe('an answer', () => {
  it('goes to its request, in whatever order', async () => {
    const table = liveTable();
    const hint = table.hint();
    const move = table.move('R7@3');
    const [first, second] = latest().sent;
    expect([first?.type, second?.type]).toEqual(['request-hints', 'move']);
    latest().tell({ type: 'ack', version: 5, id: second!.id });
    expect(await move).toBeNull();
    latest().tell(refused(first!.id));
    expect((await hint)?.reason.id).toBe('server-too-fast');
    table.close();
  });

  it('to a ping is never taken for that to a move', async () => {
    const table = liveTable();
    const move = table.move('R7@3');
    const { id } = latest().sent[0]!;
    vi.advanceTimersByTime(20_000);
    const ping = latest().sent[1]!;
    expect(ping.type).toBe('ping');
    latest().tell(refused(ping.id));
    expect(table.busy).toBe(true);
    vi.advanceTimersByTime(8_000);
    expect(table.status, 'a refused ping shows that the connection lives').toBe('live');
    latest().tell({ type: 'ack', version: 5, id });
    expect(await move).toBeNull();
    expect(table.busy).toBe(false);
    table.close();
  });

  it('with hints for an older state is not shown', async () => {
    const table = liveTable();
    const hint = table.hint();
    latest().tell({ ...state, version: 5, events: [{ number: 4, kind: 'move', seat: 0, text: 'R7@3' }] });
    latest().tell({ type: 'hints', version: 4, hints: [], id: latest().sent[0]!.id });
    await hint;
    expect(table.hints).toBeNull();
    table.close();
  });
});

describe('waiting for hints', () => {
  it('keeps nobody from moving', () => {
    const table = liveTable();
    void table.hint();
    expect(table.busy).toBe(false);
    void table.move('R7@3');
    expect(table.busy).toBe(true);
    table.close();
  });
});

describe('after a lost connection', () => {
  it('a move is sent again, and nothing else', async () => {
    const table = liveTable();
    const greeting = table.request({ type: 'greet', greeting: 'hello' });
    const move = table.move('R7@3');
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(200);
    latest().sent.length = 0;
    latest().tell(state);
    expect(await greeting).toBeNull();
    expect(latest().sent.map(({ type }) => type)).toEqual(['move']);
    latest().tell({ type: 'ack', version: 5, id: latest().sent[0]!.id });
    expect(await move).toBeNull();
    table.close();
  });
});

describe('a server that stops', () => {
  it('is left at once for another one, and a move without an answer is sent there again', async () => {
    const table = liveTable();
    const move = table.move('R7@3');
    latest().onclose?.({ code: 1012 });
    expect(table.status).toBe('lost');
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all.length).toBe(2);
    latest().onopen?.();
    latest().tell(state);
    expect(table.status).toBe('live');
    const again = latest().sent.find(({ type }) => type === 'move');
    latest().tell({ type: 'ack', version: 5, id: again!.id });
    expect(await move).toBeNull();
    table.close();
  });

  it('is tried ever more slowly while there is no other', () => {
    const table = liveTable();
    latest().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(300);
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all.length).toBe(3);
    table.close();
  });
});
