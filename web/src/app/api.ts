/** The client of the server's HTTP API. */
import type {
  ClaimSeat,
  Invitation,
  Message,
  RevealShare,
  ListMyTables,
  CreatedTable,
  Rejection,
  Replay,
  ReviewState,
  TableState,
  CreateTable,
  TableSummary,
} from './protocol';

/** The server rejected the request, or could not be reached. */
export class RequestError extends Error {
  constructor(readonly reason: Message) {
    super(reason.id);
  }
}

/** Why a request failed; anything but a `RequestError` is a fault of the server's answer. */
export function failureReason(error: unknown): Message {
  return error instanceof RequestError ? error.reason : { id: 'server-failed', args: {} };
}

async function send(path: string, init: RequestInit = {}, secret?: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  if (secret) headers.set('authorization', `Bearer ${secret}`);
  if (init.body) headers.set('content-type', 'application/json');
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new RequestError({ id: 'web-no-connection', args: {} });
  }
  if (response.ok) return response;
  let rejection: Rejection | undefined;
  try {
    rejection = (await response.json()) as Rejection;
  } catch {
    // Not the server's own answer: a proxy's, say.
  }
  throw new RequestError(rejection?.reason ?? { id: 'server-failed', args: {} });
}

async function json<T>(response: Promise<Response>): Promise<T> {
  return (await (await response).json()) as T;
}

export const createTable = (request: CreateTable) =>
  json<CreatedTable>(send('/api/tables', { method: 'POST', body: JSON.stringify(request) }));

export const fetchPublicTables = () => json<TableSummary[]>(send('/api/tables'));

export const fetchMyTables = (secrets: string[]) =>
  json<TableSummary[]>(
    send('/api/my-tables', { method: 'POST', body: JSON.stringify({ secrets } satisfies ListMyTables) }),
  );

export const fetchInvitation = (table: string, proof: string | null) =>
  json<Invitation>(send(`/api/tables/${table}/invitation`, {}, proof));

export const claimSeat = (table: string, proof: string | null, claim: ClaimSeat) =>
  send(`/api/tables/${table}/claim`, { method: 'POST', body: JSON.stringify(claim) }, proof);

export const postShare = (table: string, secret: string, share: string) =>
  send(
    `/api/tables/${table}/reveal`,
    { method: 'POST', body: JSON.stringify({ share } satisfies RevealShare) },
    secret,
  );

export const fetchState = (table: string, secret: string | null) =>
  json<TableState>(send(`/api/tables/${table}`, {}, secret));

export const fetchReplay = (table: string, secret: string | null) =>
  json<Replay>(send(`/api/tables/${table}/replay`, {}, secret));

export const fetchRecord = async (table: string, secret: string | null) =>
  (await send(`/api/tables/${table}/record`, {}, secret)).text();

export const requestReview = (table: string, secret: string | null) =>
  json<ReviewState>(send(`/api/tables/${table}/review`, { method: 'POST' }, secret));

export const fetchReview = (table: string, secret: string | null) =>
  json<ReviewState>(send(`/api/tables/${table}/review`, {}, secret));
