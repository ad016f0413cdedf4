/** Work that a button starts: while it lasts the button waits, and a failure is told. */
import { failureReason } from '../app/api';
import { formatMessage } from '../app/i18n.svelte';
import { notices } from './toasts.svelte';

export class Attempts {
  busy = $state(false);

  async run(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (error) {
      notices.error(formatMessage(failureReason(error)));
    } finally {
      this.busy = false;
    }
  }
}
