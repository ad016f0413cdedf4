/** Laying a table, and going there. */
import { layTable } from '../app/api';
import { keepSeat } from '../app/memory';
import { route } from '../app/routes.svelte';
import { requestOf, type Plan } from './plan';

/** Lay a table, keep its links in this browser, and go to it. */
export async function lay(plan: Plan): Promise<void> {
  const made = await layTable(requestOf(plan));
  keepSeat(made.id, {
    secret: made.seats[plan.seats.indexOf('me')]!,
    at: Date.now(),
    invitations: made.seats,
    spectator: made.spectator,
    language: plan.language,
  });
  route.go(`/t/${made.id}`);
}

/** The address of ours that a pasted link leads to; null if it is no link to a table. */
export function tableIn(link: string): string | null {
  const found = /\/t\/([A-Za-z0-9_-]{1,32})(\/replay)?\/?(\?[^\s#]*)?(#[A-Za-z0-9_-]+)?\s*$/.exec(link.trim());
  if (!found) return null;
  const [, id, replay = '', search = '', hash = ''] = found;
  return `/t/${id}${replay}${search}${hash}`;
}
