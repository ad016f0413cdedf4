// Written by `python -m tools.write_types` from the server's types: do not edit.

export const PROTOCOL = 1;
export const LONGEST_NAME = 30;
export const GREETINGS = ['hello', 'good-luck', 'well-played', 'thanks', 'one-moment', 'oops', 'good-bye'] as const;
export const LANGUAGES = ['en', 'de', 'el', 'hu', 'pt-BR', 'uk'] as const;
export const LEVELS = ['shepherd', 'clansman', 'warrior', 'chieftain'] as const;
/** The numbers of the games' rules, which any text may fill in. */
export const RULE_NUMBERS = {
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

/** The first message: who I am. Without a secret: a spectator of a public table. */
export interface Hello {
  type: 'hello';
  protocol: number;
  secret?: string | null;
}

/** I take my seat, by this name. */
export interface Sit {
  type: 'sit';
  name: string;
}

/** I make this move. */
export interface MakeMove {
  type: 'move';
  number: number;
  text: string;
}

/** I want to take my last move back. */
export interface AskUndo {
  type: 'undo';
  number: number;
}

/** I offer a draw. */
export interface OfferDraw {
  type: 'offer-draw';
  number: number;
}

/** I agree to what is asked or offered, or I don't. */
export interface Agree {
  type: 'agree';
  number: number;
  agree: boolean;
}

/** I give up. */
export interface Resign {
  type: 'resign';
  number: number;
}

/** What would be good? */
export interface AskHint {
  type: 'hint';
  number: number;
}

/** Once more, with seats exchanged. */
export interface AskRematch {
  type: 'rematch';
}

/** One of a few greetings. */
export interface Greet {
  type: 'greet';
  greeting: 'good-bye' | 'good-luck' | 'hello' | 'one-moment' | 'oops' | 'thanks' | 'well-played';
}

/** Is anybody there? */
export interface Ping {
  type: 'ping';
  number?: number;
}

/** All that this sight may know of the table now. */
export interface TableState {
  type: 'state';
  table: string;
  number: number;
  you: number | null;
  seats: SeatState[];
  begun: boolean;
  clock: ClockState;
  view: SchottenTottenView | VerraeterView | PlainView;
  moves: string[];
  lines: Line[];
  proposal: Proposal | null;
  may_undo: boolean;
  hints: boolean;
  end: End | null;
  commitment: string;
  opened: Opened | null;
  rematch: string | null;
}

/** Who sits on a seat. */
export interface SeatState {
  name: string | null;
  bot: string | null;
  here: boolean;
}

/** The clock, as it stands in this moment. */
export interface ClockState {
  clock: NoClock | TurnClock | BankClock;
  left: number[];
  running: number | null;
}

/** Everybody takes the time they need. */
export interface NoClock {
  kind: 'none';
}

/** So many seconds for each turn: a minute, or days. */
export interface TurnClock {
  kind: 'turn';
  seconds: number;
}

/** So many seconds for the whole game, and some more for each turn that is over. */
export interface BankClock {
  kind: 'bank';
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

/** A line of the log, as this sight may know it. */
export interface Line {
  number: number;
  kind: string;
  seat: number;
  text: string;
}

/** Something that needs everybody's consent. */
export interface Proposal {
  kind: 'draw' | 'undo';
  by: number;
  agreed: number[];
}

/** How a table ended. */
export interface End {
  reason: 'draw' | 'played' | 'resigned' | 'time';
  winners: number[];
  points: number[];
}

/** The shuffle, opened when all is over: anyone can check it against the commitment. */
export interface Opened {
  seed: string;
  salt: string;
}

/** What you asked for has been done, and stored. */
export interface Done {
  type: 'done';
  number: number;
}

/** What you asked for has not been done; the reason has an id for any language, and stands here in English. */
export interface Refusal {
  type: 'refusal';
  reason: Message;
  english: string;
}

/** Something to say: the id of its wording and the values to fill in, which may be messages or lists themselves. */
export interface Message {
  id: string;
  args: Record<string, unknown>;
}

/** What would be good, the best first. */
export interface Hints {
  type: 'hints';
  number: number;
  hints: HintLine[];
}

/** A move that is worth thinking of. */
export interface HintLine {
  move: string;
  chance: number;
  reason: Message;
}

/** Who is connected. */
export interface Here {
  type: 'here';
  seats: boolean[];
  spectators: number;
}

/** Someone greets. */
export interface Greeted {
  type: 'greeted';
  seat: number;
  greeting: 'good-bye' | 'good-luck' | 'hello' | 'one-moment' | 'oops' | 'thanks' | 'well-played';
}

/** There is a rematch, and this is your secret for it. */
export interface RematchSeat {
  type: 'rematch';
  table: string;
  secret: string | null;
}

/** Here I am. */
export interface Pong {
  type: 'pong';
  number: number;
}

/** What table to lay. */
export interface TableRequest {
  game: string;
  options?: Record<string, boolean | number>;
  seats: SeatPlan[];
  clock?: NoClock | TurnClock | BankClock;
  public?: boolean;
  hints?: boolean;
  language?: string;
}

/** Who is to sit on a seat: a person, or a bot of a level. */
export interface SeatPlan {
  bot?: string | null;
}

/** A table just laid, with the secrets of its seats (None for bots) and of its spectators. */
export interface NewTable {
  id: string;
  seats: (string | null)[];
  spectator: string;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  options: string;
  made_at: number;
  names: (string | null)[];
  bots: (string | null)[];
  finished_at: number | null;
  result: string | null;
  your_seat: number | null;
}

/** The secrets that a browser remembers. */
export interface Mine {
  secrets: string[];
}

/** All moments so far. */
export interface Replay {
  table: string;
  game: string;
  options: string;
  names: (string | null)[];
  bots: (string | null)[];
  open: boolean;
  end: End | null;
  moments: MomentState[];
}

/** The table after so many moves. */
export interface MomentState {
  ply: number;
  seat: number | null;
  move: string | null;
  view: SchottenTottenView | VerraeterView | PlainView;
}

/** How far a review is. */
export interface ReviewState {
  done: number;
  total: number;
  review: Review | null;
  failed: Message | null;
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

export type Request = Sit | MakeMove | AskUndo | OfferDraw | Agree | Resign | AskHint | AskRematch | Greet | Ping;

export type Reply = TableState | Done | Refusal | Hints | Here | Greeted | RematchSeat | Pong;
