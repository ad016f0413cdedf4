/** Toasts, and announcements for screen readers. */

export interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'error';
}

const SECONDS = 6;
/** More than are ever made at once: one that is gone before it was rendered is never read out. */
const ANNOUNCEMENTS = 40;

class Notices {
  toasts = $state.raw<Toast[]>([]);
  /** The content of the live region: the last announcements, oldest first. */
  announcements = $state.raw<{ id: number; text: string }[]>([]);
  #last = 0;

  info(text: string, kind: Toast['kind'] = 'info'): void {
    const id = ++this.#last;
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text), { id, text, kind }].slice(-3);
    setTimeout(() => this.dismiss(id), SECONDS * 1000);
  }

  error(text: string): void {
    this.info(text, 'error');
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Announce something to screen readers. */
  announce(text: string): void {
    this.announcements = [...this.announcements, { id: ++this.#last, text }].slice(-ANNOUNCEMENTS);
  }
}

export const notices = new Notices();
