/** The ratings at a table whose game is over. */
import { fetchTableRatings } from '../app/api';
import type { SeatRating } from '../app/protocol';

/** Milliseconds before each further attempt: a game is rated a moment after its end. */
const RETRIES = [300, 700, 1500, 3000];

/** The ratings by seats, as the game has left them; as they were, where the server takes long. */
export async function settledRatings(table: string, secret: string | null): Promise<(SeatRating | null)[]> {
  let found = await fetchTableRatings(table, secret);
  for (const delay of RETRIES) {
    if (found.settled) break;
    await new Promise((resolve) => setTimeout(resolve, delay));
    found = await fetchTableRatings(table, secret);
  }
  return found.seats;
}
