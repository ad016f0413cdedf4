/** Who is awaited and away. */
import type { TableState } from '../../app/protocol';

/** The seat that this player waits for in vain; null if nobody is missed, or that changes nothing. */
export function missedSeat(
  {
    clock,
    end,
    grace_ms,
    your_seat,
    stood_in,
  }: Pick<TableState, 'clock' | 'end' | 'grace_ms' | 'your_seat' | 'stood_in'>,
  away: readonly boolean[],
): number | null {
  const awaited = clock.running;
  if (awaited === null || end || grace_ms === null || your_seat === null || stood_in.includes(your_seat)) return null;
  return awaited !== your_seat && away[awaited] ? awaited : null;
}
