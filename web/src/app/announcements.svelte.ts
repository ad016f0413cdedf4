import { fetchAnnouncements } from './api';
import type { ShownAnnouncement } from './protocol';

/** Milliseconds. */
const INTERVAL = 60_000;

/** What the host announces: looked for while the page is in sight. */
class Announcements {
  list = $state.raw<ShownAnnouncement[]>([]);

  watch(): () => void {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      fetchAnnouncements().then(
        // Anew even if nothing has changed: some may have come to their end.
        (list) => (this.list = list),
        () => undefined, // it is asked again
      );
    };
    look();
    const timer = setInterval(look, INTERVAL);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

export const announcements = new Announcements();
