/** Creating a table on the server. */
import { createTable } from '../app/api';
import { storeSeat } from '../app/seat-storage';
import { router } from '../app/router.svelte';
import { requestOf, type Plan } from './plan';

/** Create a table, store its links in this browser, and open it. */
export async function createAndOpenTable(plan: Plan): Promise<void> {
  const created = await createTable(requestOf(plan));
  storeSeat(created.id, {
    secret: created.seat_secrets[plan.seats.indexOf('me')]!,
    at: Date.now(),
    invitations: created.seat_secrets,
    spectator: created.spectator_secret,
    language: plan.language,
  });
  router.navigate(`/t/${created.id}`);
}
