/** Short notices, and what is told to those who listen instead of looking. */

export interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'problem';
}

const SECONDS = 6;

class Notices {
  toasts = $state.raw<Toast[]>([]);
  /** What the live region says: the last few things, oldest first. */
  told = $state.raw<{ id: number; text: string }[]>([]);
  #last = 0;

  note(text: string, kind: Toast['kind'] = 'note'): void {
    const id = ++this.#last;
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text), { id, text, kind }].slice(-3);
    setTimeout(() => this.dismiss(id), SECONDS * 1000);
  }

  problem(text: string): void {
    this.note(text, 'problem');
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Tell something to screen readers. */
  tell(text: string): void {
    this.told = [...this.told, { id: ++this.#last, text }].slice(-5);
  }
}

export const notices = new Notices();
