// Written by `python -m tools.write_types` from the server's types: do not edit.

export const PROTOCOL = 2;
export const MAX_NAME_LENGTH = 30;
export const PROVISIONAL_GAMES = 10;
export const BOT_TITLE = 'BOT';
export const GREETINGS = ['hello', 'good-luck', 'well-played', 'thanks', 'one-moment', 'oops', 'good-bye'] as const;
export const LANGUAGES = ['en', 'de', 'el', 'hu', 'pt-BR', 'uk'] as const;
export const LEVELS = ['shepherd', 'clansman', 'warrior', 'chieftain'] as const;
/** The numbers of the games' rules, which any text may fill in. */
export const RULE_NUMBERS = {
  'st-adjacent-to-win': 3,
  'st-base-hand': 6,
  'st-clan-cards': 54,
  'st-colours': 6,
  'st-jokers': 2,
  'st-most-rounds': 99,
  'st-mud-size': 4,
  'st-recruiter-draws': 3,
  'st-recruiter-returns': 2,
  'st-round-points': 5,
  'st-shield-at-most': 3,
  'st-side-size': 3,
  'st-spy-strength': 7,
  'st-stones': 9,
  'st-stones-to-win': 5,
  'st-strengths': 9,
  'st-tactics-cards': 10,
  'st-tactics-hand': 7,
  'st-tactics-lead': 1,
  'v-buildings': 3,
  'v-counted-cards': 3,
  'v-diplomat-2-draw': 1,
  'v-diplomat-2-strength': 2,
  'v-diplomat-5-strength': 5,
  'v-farmer-draw': 3,
  'v-first-card': 3,
  'v-hand-limit': 5,
  'v-most-counting-houses': 2,
  'v-most-final-points': 6,
  'v-rounds-with-four': 8,
  'v-rounds-with-three': 9,
  'v-second-card': 4,
  'v-strategist-points': 2,
  'v-supply-cards': 23,
  'v-third-card': 5,
  'v-traitor-points': 1,
};

/** The handshake, always first. Without a secret: watch a public table. */
export interface Join {
  type: 'join';
  protocol: number;
  secret?: string | null;
  positions?: boolean;
}

/** Change my name; at a table of the first log format, take my seat. */
export interface Sit {
  type: 'sit';
  name: string;
  id?: number;
}

/** Make a move. */
export interface MakeMove {
  type: 'move';
  version: number;
  text: string;
  id?: number;
}

/** Ask to take my last move back; against bots it is taken back at once. */
export interface RequestUndo {
  type: 'request-undo';
  version: number;
  id?: number;
}

/** Offer a draw. */
export interface OfferDraw {
  type: 'offer-draw';
  version: number;
  id?: number;
}

/** Accept or decline the pending proposal. */
export interface AnswerProposal {
  type: 'answer-proposal';
  version: number;
  accept: boolean;
  id?: number;
}

/** Resign. Before the game has begun: close the table, for everybody. */
export interface Resign {
  type: 'resign';
  version: number;
  id?: number;
}

/** Claim the win, because my opponent, whose turn it is, has been away for longer than the table's grace. */
export interface ClaimWin {
  type: 'claim-win';
  version: number;
  id?: number;
}

/** For the same reason, let a bot play for them until they are back. */
export interface StandIn {
  type: 'stand-in';
  version: number;
  id?: number;
}

/** Play on myself, where a bot has stood in for me. */
export interface TakeSeatBack {
  type: 'take-seat-back';
  id?: number;
}

/** Have my clock stand still for some days, of those that the table gives; during a vacation: for so many more. */
export interface TakeVacation {
  type: 'take-vacation';
  days: number;
  id?: number;
}

/** Be back before my vacation is over; what is left of it can be taken later. */
export interface EndVacation {
  type: 'end-vacation';
  id?: number;
}

/** Ask for good moves; answered with `hints`. */
export interface RequestHints {
  type: 'request-hints';
  version: number;
  id?: number;
}

/** Ask for a rematch, in which every seat moves on by one; answered with `rematch`. */
export interface RequestRematch {
  type: 'request-rematch';
  id?: number;
}

/** Send a greeting to everybody, before, during or after the game; it becomes an event of the log. */
export interface Greet {
  type: 'greet';
  greeting: 'good-bye' | 'good-luck' | 'hello' | 'one-moment' | 'oops' | 'thanks' | 'well-played';
  id?: number;
}

/** Keep the connection alive; answered with `pong`. */
export interface Ping {
  type: 'ping';
  id?: number;
}

/** All that this observer may know of the table; sent after the handshake and after every change. */
export interface TableState {
  type: 'state';
  table: string;
  game: string;
  options: string;
  version: number;
  your_seat: number | null;
  seats: SeatState[];
  started: boolean;
  clock: ClockState;
  view: SchottenTottenView | VerraeterView | PlainView | null;
  moves: string[];
  events: TableEvent[];
  round_end: RoundEnd | null;
  proposal: Proposal | null;
  can_undo: boolean;
  hints: boolean;
  rated: boolean;
  end: End | null;
  commitment: string;
  revealed_seed: RevealedSeed | null;
  rematch: string | null;
  grace_ms: number | null;
  stood_in: number[];
  shared_deal: boolean;
  position: string[] | null;
  tournament: string | null;
}

/** Who sits on a seat. */
export interface SeatState {
  name: string | null;
  bot: string | null;
  is_bot: boolean;
  connected: boolean;
  commitment: string | null;
  share: string | null;
}

/** The clock at the time of the message. */
export interface ClockState {
  time_control: Unlimited | PerTurn | Fischer;
  remaining: number[];
  running: number | null;
  vacations: (number | null)[];
  vacation_left: number[];
}

/** No time limit. */
export interface Unlimited {
  kind: 'unlimited';
}

/** So many seconds for each turn: a minute, or days (correspondence). */
export interface PerTurn {
  kind: 'per-turn';
  seconds: number;
  vacation_days?: number;
}

/** So many seconds for the whole game, and an increment after each turn. */
export interface Fischer {
  kind: 'fischer';
  seconds: number;
  increment?: number;
}

/** All that a seat, or a spectator, may know. */
export interface SchottenTottenView {
  type: 'schotten-totten';
  observer: number | null;
  to_move: number | null;
  step: string;
  pending: number;
  passes: number;
  tactics: boolean;
  expert: boolean;
  round: number;
  rounds: number;
  starter: number;
  points: number[];
  hand_limit: number;
  stones_to_win: number;
  adjacent_to_win: number;
  won_by: string | null;
  round_winner: number | null;
  stones: Stone[];
  hands: Hand[];
  clan_deck: number;
  tactics_deck: number;
  discard: string[];
  played: number[];
  joker_played: boolean[];
  unseen: string[];
  unseen_tactics: string[];
  known_in_decks: Record<string, Record<string, string>>;
}

/** A stone of the border, with A's side and B's. */
export interface Stone {
  number: number;
  owner: number | null;
  blind: boolean;
  mud: boolean;
  size: number;
  sides: Side[];
  leader: number | null;
}

/** One player's side of a stone. */
export interface Side {
  cards: string[];
  complete: boolean;
  completed_first: boolean;
  best: Formation | null;
  claimable: boolean;
  wins: boolean;
}

/** What a side is, or the best it can still become. */
export interface Formation {
  formation: string;
  total: number;
  cards: string[];
  coming: string[];
  readings: Record<string, string>;
}

/** A hand: its cards, `c?` and `t?` for those that may not be known, and what is public of it (ST-17). */
export interface Hand {
  cards: string[];
  clan: number;
  tactics: number;
}

/** All that a seat, or a spectator, may know. */
export interface VerraeterView {
  type: 'verraeter';
  observer: number | null;
  to_move: number | null;
  step: string;
  discards: number;
  draw: number;
  draw_for: string | null;
  round: number;
  rounds: number;
  landscapes: Landscape[];
  players: Player[];
  conflict: number[] | null;
  strengths: Record<string, HouseStrength> | null;
  saw: string[];
  offered: string[];
  pile: number;
  discard: string[];
  unseen: string[];
  last: LastConflict | null;
  winners: number[];
}

/** A landscape of the circle. */
export interface Landscape {
  number: number;
  kind: string;
  house: string;
  base: number;
  prize: number[];
  building: Building | null;
  in_conflict: boolean;
}

/** A building at a landscape. */
export interface Building {
  owner: number;
  counting_house: boolean;
}

/** A player's row. */
export interface Player {
  seat: number;
  house: string;
  points: number;
  start: boolean;
  strategy: boolean;
  hand: string[];
  known: string[];
  laid: string[];
  action: string | null;
  reserve: number;
  estate_draw: number;
  counting_houses: number;
  counted: number;
  final: number;
}

/** What a house has in a conflict, part by part, and what its players get for winning. */
export interface HouseStrength {
  landscape: number;
  base: number;
  supply: number;
  diplomats: number;
  total: number;
  seats: number[];
  prize: number;
}

/** How the last conflict went. */
export interface LastConflict {
  round: number;
  landscapes: number[];
  before: Record<string, HouseStrength>;
  strengths: Record<string, HouseStrength>;
  winner: string | null;
  lost: number | null;
  prizes: number[];
  bonuses: number[];
  actions: string[];
  added: number[];
  laid: string[][];
}

/** The view of a game that has none of its own: the position as text. */
export interface PlainView {
  type: 'plain';
  game: string;
  observer: number | null;
  to_move: number | null;
  round: number;
  lines: string[];
}

/** An event of the log as this observer may know it. */
export interface TableEvent {
  number: number;
  kind: string;
  seat: number;
  text: string;
}

/** A round of a match that has ended; `view` of the table is that of the next one already. */
export interface RoundEnd {
  event: TableEvent;
  view: SchottenTottenView | VerraeterView | PlainView;
  gained: number[];
}

/** A request for an undo or a draw, which needs everybody's consent. */
export interface Proposal {
  kind: 'draw' | 'undo';
  by: number;
  accepted: number[];
}

/** How a game ended. */
export interface End {
  reason: 'abandoned' | 'absent' | 'draw' | 'played' | 'resigned' | 'time';
  winners: number[];
  points: number[];
  host_note?: string;
}

/** The server's seed and its salt, which anyone can check against the commitment once the game is over. */
export interface RevealedSeed {
  seed: string;
  salt: string;
}

/** The command has been carried out and stored durably. */
export interface Ack {
  type: 'ack';
  version: number;
  id?: number;
}

/** The request was not carried out: the reason as a message id with arguments, and its text in English. */
export interface Rejection {
  type: 'rejection';
  reason: Message;
  english: string;
  id?: number;
}

/** Something to say: the id of its wording and the values to fill in, which may be messages or lists themselves. */
export interface Message {
  id: string;
  args: Record<string, unknown>;
}

/** Recommended moves, best first. */
export interface Hints {
  type: 'hints';
  version: number;
  hints: MoveHint[];
  id?: number;
}

/** A recommended move with its estimated winning chance. */
export interface MoveHint {
  move: string;
  chance: number;
  reason: Message;
}

/** Who is connected. */
export interface Presence {
  type: 'presence';
  seats: boolean[];
  spectators: number;
  away_ms: (number | null)[];
}

/** The rematch's table. Your seat there is claimed with the secret of your seat here. */
export interface Rematch {
  type: 'rematch';
  table: string;
  id?: number;
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong';
  id?: number;
}

/** The table to create. */
export interface CreateTable {
  game: string;
  options?: Record<string, boolean | number>;
  seats: SeatPlan[];
  time_control?: Unlimited | PerTurn | Fischer;
  public?: boolean;
  open_to_all?: boolean;
  hints?: boolean | null;
  rated?: boolean;
  language?: string;
}

/** Who is to sit on a seat: a human, or a bot of a level. */
export interface SeatPlan {
  bot?: string | null;
}

/** A new table, with an invitation for each person (None for a bot's seat), and the spectators' secret. */
export interface CreatedTable {
  id: string;
  commitment: string;
  invitations: (string | null)[];
  spectator_secret: string;
}

/** What whoever is invited to a seat may know before they take it. */
export interface Invitation {
  table: string;
  seat: number;
  game: string;
  options: string;
  seats: SeatState[];
  time_control: Unlimited | PerTurn | Fischer;
  hints: boolean;
  public: boolean;
  rated: boolean;
  shared_deal: boolean;
  commitment: string;
}

/** What binds a seat to whoever takes it. */
export interface ClaimSeat {
  secret: string;
  name: string;
  commitment: string;
  share?: string | null;
  player?: string | null;
  seat?: number | null;
}

/** A player's share of the deal, once all have committed to theirs. */
export interface RevealShare {
  share: string;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  options: string;
  created_at: number;
  names: (string | null)[];
  bots: (string | null)[];
  finished_at: number | null;
  result: string | null;
  rated: boolean;
  your_seat: number | null;
  turn: number | null;
  turn_began_at: number | null;
  vacation_days: number;
}

/** The seat secrets that a browser has stored, and the key of the player whose it is. */
export interface ListMyTables {
  secrets: string[];
  player?: string | null;
}

/** A player to be known from now on. */
export interface NewPlayer {
  key: string;
  name?: string | null;
  language?: string;
  settings?: Record<string, boolean | number | string>;
  device?: string;
  is_bot?: boolean;
}

/** What shall change; the rest stays. */
export interface PlayerChange {
  name?: string;
  language?: string;
  settings?: Record<string, boolean | number | string>;
  shows_online?: boolean;
  public_parts?: ('course' | 'opponents' | 'rating' | 'results')[];
}

/** A player, as they themselves see it; nobody else does. */
export interface PlayerState {
  name: string | null;
  language: string;
  settings: Record<string, boolean | number | string>;
  is_bot: boolean;
  created_at: number;
  devices: Device[];
  passkeys: Passkey[];
  profile: string | null;
  public_parts: ('course' | 'opponents' | 'rating' | 'results')[];
}

/** A browser that has a key to the player. */
export interface Device {
  id: string;
  name: string;
  created_at: number;
  is_this: boolean;
}

/** A passkey to the player. */
export interface Passkey {
  id: string;
  name: string;
  created_at: number;
}

/** A passkey that the browser has made. */
export interface AddPasskey {
  credential: Record<string, unknown>;
  device?: string;
}

/** A passkey that the browser shows. */
export interface SignIn {
  credential: Record<string, unknown>;
  device: NewDevice;
}

/** A browser that is to be a device of a player's. */
export interface NewDevice {
  key: string;
  device?: string;
  joins?: string | null;
}

/** The browser is a device of this player now. */
export interface AddedDevice {
  player: PlayerState;
  is_joined: boolean;
}

/** The token of a link with which another browser becomes a device of the player's, once. */
export interface DeviceLink {
  token: string;
  lasts_ms: number;
}

/** The token of such a link, and the browser that opened it. */
export interface UseDeviceLink {
  token: string;
  device: NewDevice;
}

/** Whose link it is. */
export interface PlayerNamed {
  name: string | null;
}

/** A player's friends, as they themselves see them; nobody else does. */
export interface FriendsState {
  friends: Friend[];
  challenges: Challenge[];
  blocked: Blocked[];
  shows_online: boolean;
}

/** A friend. */
export interface Friend {
  id: string;
  name: string | null;
  since: number;
  is_online: boolean;
}

/** A table at which a friend keeps a seat for the player: it is claimed with the player's key as the invitation. */
export interface Challenge {
  table: string;
  name: string | null;
  game: string;
  options: string;
  time_control: Unlimited | PerTurn | Fischer;
  rated: boolean;
  created_at: number;
}

/** Somebody whom the player has blocked. */
export interface Blocked {
  id: string;
  name: string;
  since: number;
}

/** How a player's games with a friend came out, those in which the friend sat under their name. */
export interface FriendResults {
  friend: string;
  results: Tally;
}

/** How many games came out how. */
export interface Tally {
  won: number;
  drawn: number;
  lost: number;
}

/** A player's vacations at all running tables that give any. */
export interface AllVacations {
  tables: number;
  away: number;
  back_ms: number | null;
  days_left: number;
  failed: string[];
}

/** The token of a link with which somebody becomes a friend, once. */
export interface FriendLink {
  token: string;
  lasts_ms: number;
}

/** The table to create, with a seat for the friend. */
export interface ChallengeFriend {
  game: string;
  options?: Record<string, boolean | number>;
  seats: SeatPlan[];
  time_control?: Unlimited | PerTurn | Fischer;
  public?: boolean;
  open_to_all?: boolean;
  hints?: boolean | null;
  rated?: boolean;
  language?: string;
  friend_seat: number;
}

/** Whom to block: who sits on a seat of a table, who waits in the lobby, or a friend. One of them. */
export interface Block {
  table?: string | null;
  seat?: number | null;
  seek?: string | null;
  friend?: string | null;
}

/** A player's finished games; those that were given up by all are left out. */
export interface Profile {
  results: Tally;
  variants: VariantResults[];
  opponents: OpponentResults[];
  course: FinishedGame[];
}

/** The results in one variant of a game. */
export interface VariantResults {
  game: string;
  options: string;
  results: Tally;
}

/** The results against somebody, by the name or the level under which they sat there.

    Who has played under two names is two here: that they are one is theirs to tell. */
export interface OpponentResults {
  name: string | null;
  bot: string | null;
  results: Tally;
  table: string;
  seat: number;
}

/** How one game came out. */
export interface FinishedGame {
  table: string;
  finished_at: number;
  outcome: 'drawn' | 'lost' | 'won';
}

/** What a player shows to everybody who has the link; None is what they have not chosen to.

    No table is named, and of opponents only those who have made a profile public themselves. */
export interface PublicProfile {
  name: string | null;
  results: Tally | null;
  variants: VariantResults[] | null;
  course: ('drawn' | 'lost' | 'won')[] | null;
  opponents: PublicOpponent[] | null;
  ratings: PlayerRating[] | null;
}

/** The results against a bot, or against a player who has a public profile too. */
export interface PublicOpponent {
  name: string | null;
  bot: string | null;
  profile: string | null;
  results: Tally;
}

/** A player's rating in one variant of a game. */
export interface PlayerRating {
  game: string;
  options: string;
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
  history: GameRating[];
}

/** A rating after a game. */
export interface GameRating {
  at: number;
  rating: number;
}

/** The ratings of those who sit at a table, as far as you may see them. */
export interface TableRatings {
  settled: boolean;
  seats: (SeatRating | null)[];
}

/** The rating of who sits at a rated table, in its game and variant. */
export interface SeatRating {
  rating: number;
  provisional: boolean;
  change: number | null;
}

/** A variant of a game in which somebody has a rating. */
export interface RatedVariant {
  game: string;
  options: string;
}

/** The best in a variant, of those who show their ratings to everybody; provisional ratings are left out. */
export interface LeaderBoard {
  game: string;
  options: string;
  leaders: Leader[];
}

/** A line of a leader board. */
export interface Leader {
  name: string | null;
  bot: string | null;
  is_bot: boolean;
  profile: string | null;
  rating: number;
  deviation: number;
  games: number;
}

/** The handshake, always first. */
export interface WatchLobby {
  type: 'watch-lobby';
  protocol: number;
  player?: string | null;
}

/** Look for somebody who wants to play the same; answered with `seeking` or `paired`. One at a time. */
export interface Seek {
  type: 'seek';
  game: string;
  options: Record<string, boolean | number>;
  time_control: Unlimited | PerTurn | Fischer;
  name: string;
  invitation: string;
  language?: string;
  rated?: boolean;
  opponent?: string | null;
  id?: number;
}

/** Wait no longer; answered with `cancelled`, or with `paired` if that was first. */
export interface CancelSeek {
  type: 'cancel-seek';
  id?: number;
}

/** All that there is in the lobby; sent after the handshake. */
export interface LobbyState {
  type: 'lobby';
  tables: ListedTable[];
  seeks: ListedSeek[];
}

/** A public table that is not over. */
export interface ListedTable {
  id: string;
  game: string;
  options: string;
  time_control: Unlimited | PerTurn | Fischer;
  created_at: number;
  names: (string | null)[];
  bots: (string | null)[];
  rated: boolean;
  status: 'running' | 'waiting';
  free_seats: number[];
}

/** Somebody who waits for a game. */
export interface ListedSeek {
  id: string;
  game: string;
  options: string;
  time_control: Unlimited | PerTurn | Fischer;
  created_at: number;
  name: string | null;
  rated: boolean;
  is_bot: boolean;
}

/** What has changed since the message before. */
export interface LobbyChange {
  type: 'lobby-change';
  tables: ListedTable[];
  seeks: ListedSeek[];
  gone: string[];
}

/** You wait, until you are `paired`, cancel, or leave. */
export interface Seeking {
  type: 'seeking';
  seek: string;
  id?: number;
}

/** There is a table for you: claim your seat there with your invitation, within a minute, or it is closed. */
export interface PairedUp {
  type: 'paired';
  table: string;
  id?: number;
}

/** You wait no longer. */
export interface Cancelled {
  type: 'cancelled';
  id?: number;
}

/** How a player is called back, as they themselves see it; nobody else does. */
export interface NotificationState {
  push_key: string | null;
  has_mail: boolean;
  devices: SubscribedDevice[];
  mail: string | null;
  is_mail_confirmed: boolean;
  choices: NotificationChoices;
}

/** A browser that shows notifications. */
export interface SubscribedDevice {
  id: string;
  device: string;
  created_at: number;
  endpoint_hash: string;
}

/** What a player wants to be told, and when. */
export interface NotificationChoices {
  on_turn: boolean;
  on_joined: boolean;
  on_over: boolean;
  delay_minutes: number;
  quiet_from: number | null;
  quiet_until: number | null;
  time_zone: string;
}

/** A browser's push subscription. */
export interface SubscribePush {
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
}

/** A page of frames. There is one frame more than moves. */
export interface Replay {
  table: string;
  game: string;
  options: string;
  names: (string | null)[];
  bots: (string | null)[];
  revealed: boolean;
  end: End | null;
  plies: number;
  frames: ReplayFrame[];
}

/** The game after so many moves. */
export interface ReplayFrame {
  ply: number;
  seat: number | null;
  move: string | null;
  view: SchottenTottenView | VerraeterView | PlainView;
}

/** A page of moves. */
export interface ReplayMoves {
  revealed: boolean;
  plies: number;
  moves: ReplayMove[];
}

/** A move without its position. */
export interface ReplayMove {
  seat: number;
  text: string;
  round: number;
}

/** The progress of a review, and its result. */
export interface ReviewState {
  done: number;
  total: number;
  review: Review | null;
  error: Message | null;
}

/** The analysis of a finished game. */
export interface Review {
  version: number;
  game: string;
  options: string;
  players: string[];
  decisions: Decision[];
  points: number[];
  chances: number[];
  summaries: Summary[];
}

/** A move of the game. */
export interface Decision {
  ply: number;
  round: number;
  turn: number;
  place: number;
  seat: number;
  move: string;
  evaluation: Evaluation | null;
}

/** The evaluation of a decision, from what its player could know then. */
export interface Evaluation {
  chances: number[];
  best: number;
  played: number;
  loss: number;
  grade: 'best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake';
  turning_point: boolean;
  alternatives: Alternative[];
}

/** One of the best moves. */
export interface Alternative {
  move: string;
  chance: number;
  reason: Message;
}

/** How a seat has played. */
export interface Summary {
  seat: number;
  decisions: number;
  best_share: number;
  average_loss: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

/** The page is open. */
export interface OpenedPage {
  session: string;
  expires_at: number;
}

/** How the server is. */
export interface HostNumbers {
  at: number;
  version: string;
  running: number;
  finished: number;
  players: number;
  is_healthy: boolean;
  database_bytes: number;
  disk_free_bytes: number | null;
  nodes: NodeState[];
  samples: NodeSample[];
}

/** A node that serves tables. */
export interface NodeState {
  id: string;
  started_at: number;
  seen_at: number;
  is_this: boolean;
}

/** The numbers of a node at a time. */
export interface NodeSample {
  node: string;
  at: number;
  numbers: Sample;
}

/** The numbers of a node at a time, or over the seconds before it. */
export interface Sample {
  tables: number;
  connections: number;
  players: number;
  actions_per_second: number;
  p50_ms: number | null;
  p99_ms: number | null;
  waiting: number;
  thinking: number;
  store_ms: number | null;
  cpu: number;
  memory_bytes: number;
}

/** A running table. Of the game itself a host is told no more than that it is played. */
export interface HostTable {
  id: string;
  created_at: number;
  game: string;
  options: string;
  public: boolean;
  last_at: number | null;
  events: number;
  node: string | null;
  seats: HostSeat[];
}

/** Who sits on a seat. */
export interface HostSeat {
  name: string | null;
  bot: string | null;
  is_player: boolean;
}

/** Why a table is ended, in words for those who sit there. */
export interface EndTable {
  note: string;
}

/** One action of the host. */
export interface LoggedAction {
  number: number;
  at: number;
  by: string;
  action: string;
  subject: string;
  detail: string;
}

/** Keep an address out: of IPv6 its /64 network. */
export interface BlockAddress {
  type: 'address';
  address: string;
}

/** Keep the player out who sits on a seat. */
export interface BlockSeat {
  type: 'player';
  table: string;
  seat: number;
}

/** A player or an address that is kept out. */
export interface HostBlocked {
  id: string;
  name: string;
  address: string | null;
  created_at: number;
}

/** An address from which there are WebSockets. */
export interface ConnectedAddress {
  address: string;
  connections: number;
  is_own: boolean;
}

/** A text for all pages. */
export interface Announce {
  text: string;
  hours: number;
}

/** A text that all pages show. */
export interface ShownAnnouncement {
  id: string;
  text: string;
  ends_at: number;
}

/** What shall change; None: what the server has by itself. */
export interface HostSettingsChange {
  requests_per_second?: number | null;
  connections_per_address?: number | null;
  tables_per_hour?: number | null;
  players_per_hour?: number | null;
  abandon_after_days?: number | null;
  min_bot_seconds?: number | null;
  review_iterations?: number | null;
  admits_players?: boolean | null;
  admits_bots?: boolean | null;
  has_push?: boolean | null;
}

/** The settings as they are. */
export interface HostSettingsState {
  values: HostSettings;
  defaults: HostSettings;
  fixed: string[];
}

/** What the host can change while the server runs. */
export interface HostSettings {
  requests_per_second: number;
  connections_per_address: number;
  tables_per_hour: number;
  players_per_hour: number;
  abandon_after_days: number;
  min_bot_seconds: number;
  review_iterations: number;
  admits_players: boolean;
  admits_bots: boolean;
  has_push: boolean;
}

/** A passkey that opens the page. */
export interface AdmittedPasskey {
  id: string;
  name: string;
  admitted_at: number;
}

/** With it a backup is fetched once, within a minute. */
export interface BackupTicket {
  ticket: string;
}

/** The tournament to create; whoever creates it is its organiser. */
export interface CreateTournament {
  plan: TournamentPlan;
  language: string;
}

/** The configuration of a tournament. */
export interface TournamentPlan {
  name: string;
  game: string;
  options: Record<string, boolean | number>;
  format: 'arena' | 'groups' | 'knock-out' | 'round-robin' | 'swiss';
  time_control: Unlimited | PerTurn | Fischer;
  rounds: number;
  cycles: number;
  arena_minutes: number;
  final: boolean;
  paired_deals: boolean;
  starts_at: number | null;
  grace_seconds: number;
  break_seconds: number;
  round_every_seconds: number | null;
  late_entry: boolean;
  max_entrants: number;
  fill_to: number;
  fill_level: string;
  admits_bots: boolean;
  rated: boolean;
  public: boolean;
}

/** Take part. */
export interface EnterTournament {
  name: string;
}

/** What the organiser wants. */
export interface Organise {
  command: StartNow | PauseRounds | ResumeRounds | Cancel | RemoveEntrant | ReadmitEntrant | CorrectResult;
}

/** Begin, whatever the time. */
export interface StartNow {
  kind: 'start';
}

/** Begin no further round; games that run go on. */
export interface PauseRounds {
  kind: 'pause';
}

/** Begin rounds again. */
export interface ResumeRounds {
  kind: 'resume';
}

/** End the tournament as it stands. */
export interface Cancel {
  kind: 'cancel';
}

/** Pair somebody no more. */
export interface RemoveEntrant {
  kind: 'remove';
  entrant: number;
}

/** Pair somebody again. */
export interface ReadmitEntrant {
  kind: 'readmit';
  entrant: number;
}

/** Say what came of a game, whatever stood there. */
export interface CorrectResult {
  kind: 'correct';
  game: number;
  scores: number[];
}

/** A round; of an arena, those who were paired at one time. */
export interface RoundState {
  number: number;
  began_at: number;
  is_final: boolean;
  is_sealed: boolean;
  byes: number[];
  games: GameState[];
}

/** A game of a tournament. */
export interface GameState {
  number: number;
  round: number;
  entrants: number[];
  table: string | null;
  began_at: number;
  is_over: boolean;
  scores: number[] | null;
  points: number[] | null;
  reason: 'abandoned' | 'absent' | 'corrected' | 'draw' | 'left' | 'played' | 'resigned' | 'time' | 'withdrawn' | null;
  absent: number[];
  is_corrected: boolean;
}

/** A tournament for somebody who has shown their key, or none. */
export interface TournamentView {
  state: TournamentState;
  you: number | null;
  is_organiser: boolean;
  your_tables: string[];
}

/** All that everybody may know of a tournament, but for earlier rounds; sent at first, and on each change. */
export interface TournamentState {
  type: 'tournament';
  id: string;
  version: number;
  plan: TournamentPlan;
  status: 'over' | 'paused' | 'registering' | 'running';
  created_at: number;
  started_at: number | null;
  ended: 'cancelled' | 'played' | 'too-few' | null;
  entrants: EntrantState[];
  standings: Standing[];
  tie_breaks: ('buchholz' | 'final' | 'reached' | 'share' | 'sonneborn-berger' | 'wins')[];
  rounds: number;
  round: RoundState | null;
  open_games: GameState[];
  is_open: boolean;
  next_round_at: number | null;
  pairs_until: number | null;
}

/** Somebody who takes part. */
export interface EntrantState {
  number: number;
  name: string;
  bot: string | null;
  is_bot: boolean;
  withdrawn_by: 'absence' | 'organiser' | 'self' | null;
}

/** An entrant's place. */
export interface Standing {
  place: number;
  entrant: number;
  score: number;
  games: number;
  tie_breaks: Record<string, number>;
}

/** The tournaments that one can find. */
export interface TournamentList {
  public: TournamentSummary[];
  own: TournamentSummary[];
}

/** A tournament in a list. */
export interface TournamentSummary {
  id: string;
  plan: TournamentPlan;
  created_at: number;
  finished_at: number | null;
}

/** The handshake, always first. */
export interface WatchTournament {
  type: 'watch-tournament';
  protocol: number;
}

/** A game as the server offers it. */
export interface GameInfo {
  name: string;
  title: string;
  fewest_seats: number;
  most_seats: number;
  seats_option: string | null;
  options: OptionField[];
}

/** An option as a form shows it. */
export interface OptionField {
  name: string;
  kind: 'count' | 'flag' | 'seat';
  label: Message;
  english: string;
  default: boolean | number | null;
  low: number;
  high: number;
}

export type Request = Sit | MakeMove | RequestUndo | OfferDraw | AnswerProposal | Resign | ClaimWin | StandIn | TakeSeatBack | TakeVacation | EndVacation | RequestHints | RequestRematch | Greet | Ping;

export type Reply = TableState | Ack | Rejection | Hints | Presence | Rematch | Pong;

export type LobbyRequest = Seek | CancelSeek | Ping;

export type LobbyReply = LobbyState | LobbyChange | Seeking | PairedUp | Cancelled | Rejection | Pong;

export type TournamentReply = TournamentState | Rejection | Pong;

/** The games that this app has boards for, as the server offers them. */
export const GAMES = [
  {
    "name": "schotten-totten",
    "title": "Schotten Totten",
    "fewest_seats": 2,
    "most_seats": 2,
    "seats_option": null,
    "options": [
      {
        "name": "tactics",
        "kind": "flag",
        "label": {
          "id": "term-choice-tactics",
          "args": {}
        },
        "english": "With tactics cards",
        "default": false,
        "low": 0,
        "high": 0
      },
      {
        "name": "expert",
        "kind": "flag",
        "label": {
          "id": "term-choice-expert",
          "args": {}
        },
        "english": "For experienced players: stones are claimed only at the start of a turn",
        "default": false,
        "low": 0,
        "high": 0
      },
      {
        "name": "rounds",
        "kind": "count",
        "label": {
          "id": "term-how-many-rounds",
          "args": {}
        },
        "english": "How many rounds? (1-99)",
        "default": 1,
        "low": 1,
        "high": 99
      },
      {
        "name": "first",
        "kind": "seat",
        "label": {
          "id": "term-who-begins",
          "args": {}
        },
        "english": "Who begins?",
        "default": null,
        "low": 0,
        "high": 0
      }
    ]
  },
  {
    "name": "verraeter",
    "title": "Verräter",
    "fewest_seats": 3,
    "most_seats": 4,
    "seats_option": "players",
    "options": [
      {
        "name": "players",
        "kind": "count",
        "label": {
          "id": "term-v-how-many",
          "args": {}
        },
        "english": "How many players? (3-4)",
        "default": 4,
        "low": 3,
        "high": 4
      },
      {
        "name": "first",
        "kind": "seat",
        "label": {
          "id": "term-v-who-starts",
          "args": {}
        },
        "english": "Who is the first start player?",
        "default": null,
        "low": 0,
        "high": 0
      }
    ]
  }
] as const satisfies readonly GameInfo[];
