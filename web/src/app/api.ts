/** The HTTP side of the server. */
import type {
  Message,
  Mine,
  NewTable,
  Refusal,
  Replay,
  ReviewState,
  State,
  TableRequest,
  TableSummary,
} from './protocol';

/** What the server refused, or why it could not be asked. */
export class Refused extends Error {
  constructor(readonly reason: Message) {
    super(reason.id);
  }
}

async function ask(path: string, init: RequestInit = {}, secret?: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  if (secret) headers.set('authorization', `Bearer ${secret}`);
  if (init.body) headers.set('content-type', 'application/json');
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new Refused({ id: 'web-no-connection', args: {} });
  }
  if (response.ok) return response;
  let refusal: Refusal | undefined;
  try {
    refusal = (await response.json()) as Refusal;
  } catch {
    // Something between us and the server answered.
  }
  throw new Refused(refusal?.reason ?? { id: 'server-failed', args: {} });
}

async function json<T>(response: Promise<Response>): Promise<T> {
  return (await (await response).json()) as T;
}

export const layTable = (request: TableRequest) =>
  json<NewTable>(ask('/api/tables', { method: 'POST', body: JSON.stringify(request) }));

export const publicTables = () => json<TableSummary[]>(ask('/api/tables'));

export const myTables = (secrets: string[]) =>
  json<TableSummary[]>(ask('/api/mine', { method: 'POST', body: JSON.stringify({ secrets } satisfies Mine) }));

export const stateOf = (table: string, secret: string | null) => json<State>(ask(`/api/tables/${table}`, {}, secret));

export const replayOf = (table: string, secret: string | null) =>
  json<Replay>(ask(`/api/tables/${table}/replay`, {}, secret));

export const recordOf = async (table: string, secret: string | null) =>
  (await ask(`/api/tables/${table}/record`, {}, secret)).text();

export const askReview = (table: string, secret: string | null) =>
  json<ReviewState>(ask(`/api/tables/${table}/review`, { method: 'POST' }, secret));

export const reviewOf = (table: string, secret: string | null) =>
  json<ReviewState>(ask(`/api/tables/${table}/review`, {}, secret));
