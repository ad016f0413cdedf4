/** Creating a table on the server. */
import { createTable } from '../app/api';
import { prepareSeat } from '../app/seat-storage';
import { router } from '../app/router.svelte';
import { requestOf, type Plan } from './plan';

/** Create a table, store its invitations in this browser, and open it: there the own seat is claimed like any other. */
export async function createAndOpenTable(plan: Plan): Promise<void> {
  const created = await createTable(requestOf(plan));
  prepareSeat(created.id, created.invitations[plan.seats.indexOf('me')]!, {
    invitations: created.invitations,
    spectator: created.spectator_secret,
    language: plan.language,
  });
  router.navigate(`/t/${created.id}`);
}
