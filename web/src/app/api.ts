/** The client of the server's HTTP API. */
import type { PasskeyOptions } from '../players/devices/webauthn';
import type {
  AddedDevice,
  AllVacations,
  Block,
  Challenge,
  ChallengeFriend,
  FriendLink,
  FriendResults,
  FriendsState,
  AddPasskey,
  DeviceLink,
  PlayerNamed,
  SignIn,
  UseDeviceLink,
  ClaimSeat,
  Invitation,
  Message,
  RevealShare,
  LeaderBoard,
  ListMyTables,
  NewPlayer,
  NotificationChoices,
  NotificationState,
  SubscribePush,
  PlayerChange,
  PlayerRating,
  PlayerState,
  Profile,
  PublicProfile,
  RatedVariant,
  CreatedTable,
  CreateTournament,
  EnterTournament,
  Organise,
  RoundState,
  TournamentList,
  TournamentView,
  Rejection,
  Replay,
  ReplayFrame,
  ReplayMove,
  ReplayMoves,
  ReviewState,
  ShownAnnouncement,
  TableRatings,
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

export async function send(path: string, init: RequestInit = {}, secret?: string | null): Promise<Response> {
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

export async function json<T>(response: Promise<Response>): Promise<T> {
  return (await (await response).json()) as T;
}

export const createTable = (request: CreateTable) =>
  json<CreatedTable>(send('/api/tables', { method: 'POST', body: JSON.stringify(request) }));

export const fetchAnnouncements = () => json<ShownAnnouncement[]>(send('/api/announcements'));

export const fetchPublicTables = (player: string | null) => json<TableSummary[]>(send('/api/tables', {}, player));

export const fetchMyTables = (secrets: string[], player: string | null) =>
  json<TableSummary[]>(
    send('/api/my-tables', { method: 'POST', body: JSON.stringify({ secrets, player } satisfies ListMyTables) }),
  );

export const createPlayer = (player: NewPlayer) =>
  json<PlayerState>(send('/api/players', { method: 'POST', body: JSON.stringify(player) }));

export const fetchProfile = (key: string) => json<Profile>(send('/api/player/profile', {}, key));

export const fetchRatings = (key: string) => json<PlayerRating[]>(send('/api/player/ratings', {}, key));

export const fetchTableRatings = (table: string, secret: string | null) =>
  json<TableRatings>(send(`/api/tables/${table}/ratings`, {}, secret));

export const fetchRatedVariants = () => json<RatedVariant[]>(send('/api/leader-boards'));

export const fetchLeaderBoard = ({ game, options }: RatedVariant) =>
  json<LeaderBoard>(send(`/api/leader-board?${new URLSearchParams({ game, options })}`));

export const post = (path: string, body?: unknown, key?: string) =>
  send(path, { method: 'POST', body: JSON.stringify(body ?? {}) }, key);

export const fetchTournaments = (key: string | null) => json<TournamentList>(send('/api/tournaments', {}, key));

export const fetchTournament = (id: string, key: string | null) =>
  json<TournamentView>(send(`/api/tournaments/${id}`, {}, key));

export const fetchRound = (id: string, number: number) =>
  json<RoundState>(send(`/api/tournaments/${id}/rounds/${number}`));

export const createTournament = (key: string, wanted: CreateTournament) =>
  json<TournamentView>(post('/api/tournaments', wanted, key));

export const enterTournament = (key: string, id: string, entry: EnterTournament) =>
  json<TournamentView>(post(`/api/tournaments/${id}/entry`, entry, key));

export const withdrawFromTournament = (key: string, id: string) =>
  json<TournamentView>(send(`/api/tournaments/${id}/entry`, { method: 'DELETE' }, key));

export const organise = (key: string, id: string, wanted: Organise) =>
  json<TournamentView>(post(`/api/tournaments/${id}/commands`, wanted, key));

export const fetchPublicProfile = (id: string) => json<PublicProfile>(send(`/api/profiles/${id}`));

export const fetchPlayerExport = async (key: string) => (await send('/api/player/export', {}, key)).text();

export const deletePlayer = (key: string) => send('/api/player', { method: 'DELETE' }, key);

export const fetchPlayer = (key: string) => json<PlayerState>(send('/api/player', {}, key));

export const changePlayer = (key: string, change: PlayerChange) =>
  json<PlayerState>(send('/api/player', { method: 'PATCH', body: JSON.stringify(change) }, key));

export const beginPasskey = (key: string) => json<PasskeyOptions>(post('/api/player/passkeys/options', undefined, key));

export const addPasskey = (key: string, made: AddPasskey) => json<PlayerState>(post('/api/player/passkeys', made, key));

export const removePasskey = (key: string, id: string) =>
  json<PlayerState>(send(`/api/player/passkeys/${id}`, { method: 'DELETE' }, key));

export const beginSignIn = () => json<PasskeyOptions>(post('/api/sign-in/options'));

export const signIn = (shown: SignIn) => json<AddedDevice>(post('/api/sign-in', shown));

export const makeDeviceLink = (key: string) => json<DeviceLink>(post('/api/player/device-links', undefined, key));

export const lookAtDeviceLink = (token: string) => json<PlayerNamed>(post('/api/device-links/look', { token }));

export const useDeviceLink = (used: UseDeviceLink) => json<AddedDevice>(post('/api/device-links/use', used));

export const removeDevice = (key: string, id: string) => send(`/api/player/devices/${id}`, { method: 'DELETE' }, key);

export const fetchFriends = (key: string) => json<FriendsState>(send('/api/friends', {}, key));

export const fetchFriendResults = (key: string) => json<FriendResults[]>(send('/api/friends/results', {}, key));

export const fetchVacations = (key: string) => json<AllVacations>(send('/api/player/vacation', {}, key));

export const takeVacations = (key: string, days: number) =>
  json<AllVacations>(send('/api/player/vacation', { method: 'PUT', body: JSON.stringify({ days }) }, key));

export const endVacations = (key: string) =>
  json<AllVacations>(send('/api/player/vacation', { method: 'DELETE' }, key));

export const fetchChallenges = (key: string) => json<Challenge[]>(send('/api/challenges', {}, key));

export const makeFriendLink = (key: string) => json<FriendLink>(post('/api/friends/links', undefined, key));

export const withdrawFriendLinks = (key: string) => send('/api/friends/links', { method: 'DELETE' }, key);

export const lookAtFriendLink = (token: string) => json<PlayerNamed>(post('/api/friends/links/look', { token }));

export const becomeFriends = (key: string, token: string) =>
  json<FriendsState>(post('/api/friends/links/use', { token }, key));

export const partFrom = (key: string, friend: string) =>
  json<FriendsState>(send(`/api/friends/${friend}`, { method: 'DELETE' }, key));

export const challengeFriend = (key: string, friend: string, plan: ChallengeFriend) =>
  json<CreatedTable>(post(`/api/friends/${friend}/challenge`, plan, key));

export const declineChallenge = (key: string, table: string) =>
  send(`/api/challenges/${table}`, { method: 'DELETE' }, key);

export const blockPlayer = (key: string, who: Block) => json<FriendsState>(post('/api/blocks', who, key));

export const unblockPlayer = (key: string, block: string) =>
  json<FriendsState>(send(`/api/blocks/${block}`, { method: 'DELETE' }, key));

export const fetchNotifications = (key: string) => json<NotificationState>(send('/api/notifications', {}, key));

export const chooseNotifications = (key: string, choices: NotificationChoices) =>
  json<NotificationState>(send('/api/notifications/choices', { method: 'PUT', body: JSON.stringify(choices) }, key));

export const subscribePush = (key: string, subscription: SubscribePush) =>
  json<NotificationState>(send('/api/notifications/push', { method: 'POST', body: JSON.stringify(subscription) }, key));

export const unsubscribePush = (key: string, device: string) =>
  json<NotificationState>(send(`/api/notifications/push/${device}`, { method: 'DELETE' }, key));

export const enterMail = (key: string, address: string) =>
  json<NotificationState>(send('/api/notifications/mail', { method: 'POST', body: JSON.stringify({ address }) }, key));

export const removeMail = (key: string) =>
  json<NotificationState>(send('/api/notifications/mail', { method: 'DELETE' }, key));

export const confirmMail = (token: string) =>
  send('/api/mail/confirm', { method: 'POST', body: JSON.stringify({ token }) });

export const unsubscribeMail = (token: string) =>
  send(`/api/mail/unsubscribe?token=${encodeURIComponent(token)}`, { method: 'POST' });

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

/** A page of a replay's positions, from one of them on. */
export const fetchReplay = (table: string, secret: string | null, first = 0) =>
  json<Replay>(send(`/api/tables/${table}/replay?first=${first}`, {}, secret));

/** All positions of a replay, page by page: only for games that are short. */
export async function fetchAllFrames(table: string, secret: string | null): Promise<ReplayFrame[]> {
  const frames: ReplayFrame[] = [];
  for (;;) {
    const page = await fetchReplay(table, secret, frames.length);
    frames.push(...page.frames);
    if (page.frames.length === 0 || frames.length > page.plies) return frames;
  }
}

/** All moves of a replay, page by page. */
export async function fetchAllMoves(table: string, secret: string | null): Promise<ReplayMove[]> {
  const moves: ReplayMove[] = [];
  for (;;) {
    const path = `/api/tables/${table}/replay/moves?first=${moves.length}`;
    const page = await json<ReplayMoves>(send(path, {}, secret));
    moves.push(...page.moves);
    if (page.moves.length === 0 || moves.length >= page.plies) return moves;
  }
}

export const fetchRecord = async (table: string, secret: string | null) =>
  (await send(`/api/tables/${table}/record`, {}, secret)).text();

export const requestReview = (table: string, secret: string | null) =>
  json<ReviewState>(send(`/api/tables/${table}/review`, { method: 'POST' }, secret));

export const fetchReview = (table: string, secret: string | null) =>
  json<ReviewState>(send(`/api/tables/${table}/review`, {}, secret));
