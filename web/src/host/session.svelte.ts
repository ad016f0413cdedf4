/** The host's open page: its session belongs to this tab, and goes with it. */
import { RequestError } from '../app/api';
import type { OpenedPage } from '../app/protocol';

const KEY = 'highlands.host';

class HostSession {
  token = $state<string | null>(sessionStorage.getItem(KEY));

  open({ session }: OpenedPage): void {
    sessionStorage.setItem(KEY, session);
    this.token = session;
  }

  forget(): void {
    sessionStorage.removeItem(KEY);
    this.token = null;
  }

  /** Ask for something that needs the open page; where it is open no more, the door is shown again. */
  async ask<Result>(request: (token: string) => Promise<Result>): Promise<Result> {
    try {
      return await request(this.token ?? '');
    } catch (error) {
      if (error instanceof RequestError && error.reason.id === 'host-not-open') this.forget();
      throw error;
    }
  }
}

export const hostSession = new HostSession();
