/** The properties of a game's board, at a live table and in a replay alike. */
import type { MoveHint, RoundEnd, SeatState, TableState } from '../app/protocol';

/** What a board shows; there is none before the cards are dealt. */
export type View = NonNullable<TableState['view']>;

export interface LastMove {
  seat: number;
  text: string;
  /** The length of the log with it, or its ply: tells one move from the next. */
  number: number;
}

export interface ShownSeat extends SeatState {
  /** The display name. */
  title: string;
  isYou: boolean;
  /** Milliseconds left when the state came, and since when (performance.now()); null without a clock. */
  left: number | null;
  since: number;
  isRunning: boolean;
  /** For how many milliseconds the clock still stood still when the state came, since its player is on vacation. */
  vacation: number | null;
}

/** A person who has taken the seat and is not connected now. */
export const isAway = (seat: ShownSeat | undefined): boolean =>
  seat?.bot === null && seat.name !== null && !seat.connected;

export interface BoardProps<Shown = View> {
  view: Shown;
  /** The seat at the bottom: the player's own; of a spectator the first. */
  near: number;
  /** The player's own seat; null for spectators and in a replay. */
  you: number | null;
  seats: ShownSeat[];
  /** The legal moves, in notation. Empty if it is not the player's turn. */
  moves: string[];
  /** The latest moves, the newest last, since the player's own move before. */
  recent: LastMove[];
  hints: MoveHint[];
  /** A round of a match that has just ended. */
  roundEnd?: RoundEnd | null;
  isOver: boolean;
  /** A moment of a replay: nobody is to move. */
  isReplay?: boolean;
  /** A move is being sent. */
  busy: boolean;
  /** Told whether the board is telling how something came about: the result of the game waits for it. */
  ontelling?: (isTelling: boolean) => void;
  /** Send a move, after a confirmation where the player wants one and it is not sure already. */
  play: (text: string, isSure?: boolean) => Promise<void>;
}
