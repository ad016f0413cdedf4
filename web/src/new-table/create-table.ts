/** Creating a table on the server. */
import { challengeFriend, createTable } from '../app/api';
import { prepareSeat } from '../app/seat-storage';
import { router } from '../app/router.svelte';
import { registerPlayer, withPlayer } from '../players/identity';
import { requestOf, type Plan } from './plan';

/** Create a table, store its invitations in this browser, and open it: there the own seat is claimed like any other. */
export async function createAndOpenTable(plan: Plan, friend: string | null = null): Promise<void> {
  const created = await (friend ? challenge(plan, friend) : createTable(requestOf(plan)));
  prepareSeat(created.id, created.invitations[plan.seats.indexOf('me')]!, {
    invitations: created.invitations,
    spectator: created.spectator_secret,
    language: plan.language,
  });
  router.navigate(`/t/${created.id}`);
}

/** The same with a seat that is kept for a friend. */
const challenge = (plan: Plan, friend: string) =>
  withPlayer(registerPlayer, (key) =>
    challengeFriend(key, friend, { ...requestOf(plan), friend_seat: plan.seats.indexOf('friend') }),
  );
