/** The client-side router: the route of the current URL, and navigation without a page load. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null; friend: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'mine' }
  | { page: 'lobby' }
  | { page: 'ratings' }
  | { page: 'tournaments' }
  | { page: 'new-tournament' }
  | { page: 'tournament'; id: string }
  | { page: 'notifications' }
  | { page: 'mail-link'; action: 'confirm' | 'unsubscribe' }
  | { page: 'me' }
  | { page: 'device' }
  | { page: 'friends' }
  | { page: 'profile'; id: string }
  | { page: 'friend' }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string | null }
  | { page: 'host' }
  | { page: 'not-found' };

export function parseRoute(path: string, search = ''): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, second, third] = parts;
  switch (first) {
    case undefined:
      return { page: 'home' };
    case 'new':
      return {
        page: 'new',
        game: new URLSearchParams(search).get('game'),
        friend: new URLSearchParams(search).get('friend'),
      };
    case 't':
      if (!second) break;
      return third === 'replay' ? { page: 'replay', id: second } : { page: 'table', id: second };
    case 'mine':
      return { page: 'mine' };
    case 'me':
      return { page: 'me' };
    case 'p':
      if (second) return { page: 'profile', id: second };
      break;
    case 'friends':
      return { page: 'friends' };
    case 'friend':
      return { page: 'friend' };
    case 'device':
      return { page: 'device' };
    case 'lobby':
      return { page: 'lobby' };
    case 'host':
      return { page: 'host' };
    case 'tournaments':
      if (!second) return { page: 'tournaments' };
      return second === 'new' ? { page: 'new-tournament' } : { page: 'tournament', id: second };
    case 'ratings':
      return { page: 'ratings' };
    case 'notifications':
      return { page: 'notifications' };
    case 'confirm-mail':
      return { page: 'mail-link', action: 'confirm' };
    case 'unsubscribe':
      return { page: 'mail-link', action: 'unsubscribe' };
    case 'learn':
      if (second) return { page: 'learn', game: second };
      break;
    case 'rules':
      return { page: 'rules', game: second ?? null };
  }
  return { page: 'not-found' };
}

class Router {
  route = $state.raw<Route>(parseRoute(location.pathname, location.search));
  hash = $state(location.hash.slice(1));
  /** Counts navigations, so that one to the same URL is noticed too. */
  navigations = $state(0);

  constructor() {
    addEventListener('popstate', () => this.#update());
    addEventListener('click', (event) => this.#followLink(event));
  }

  #update(): void {
    this.route = parseRoute(location.pathname, location.search);
    this.hash = location.hash.slice(1);
    this.navigations += 1;
  }

  /** Go to a page of the app. */
  navigate(url: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', url);
    this.#update();
    if (!location.hash) scrollTo(0, 0);
  }

  #followLink(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    this.navigate(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
