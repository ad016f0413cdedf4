/** The properties of a game's board, at a live table and in a replay alike. */
import type { MoveHint, SchottenTottenView, SeatState, VerraeterView } from '../app/protocol';

export interface LastMove {
  seat: number;
  text: string;
  /** The length of the log with it, or its ply: tells one move from the next. */
  number: number;
}

export interface ShownSeat extends SeatState {
  /** What to call whoever sits there. */
  title: string;
  isYou: boolean;
  /** Milliseconds left when the state came, and since when (performance.now()); null without a clock. */
  left: number | null;
  since: number;
  isRunning: boolean;
}

export interface BoardProps<View = SchottenTottenView | VerraeterView> {
  view: View;
  /** The seat at the bottom: the player's own; of a spectator the first. */
  near: number;
  /** The player's own seat; null for spectators and in a replay. */
  you: number | null;
  seats: ShownSeat[];
  /** What the player may do now, in notation. Empty if it is not their turn. */
  moves: string[];
  /** The latest moves, the newest last, since the player's own move before. */
  recent: LastMove[];
  hints: MoveHint[];
  isOver: boolean;
  /** A moment of the past: nobody is awaited. */
  isReplay?: boolean;
  /** A move is on its way. */
  busy: boolean;
  play: (text: string) => Promise<void>;
}
