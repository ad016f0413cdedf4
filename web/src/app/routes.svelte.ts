/** Where we are, and going elsewhere without a new page. */

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'mine' }
  | { page: 'public' }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string | null }
  | { page: 'nowhere' };

export function placeOf(path: string, search = ''): Place {
  const parts = path.split('/').filter(Boolean);
  const [first, second, third] = parts;
  switch (first) {
    case undefined:
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: new URLSearchParams(search).get('game') };
    case 't':
      if (!second) break;
      return third === 'replay' ? { page: 'replay', id: second } : { page: 'table', id: second };
    case 'mine':
      return { page: 'mine' };
    case 'public':
      return { page: 'public' };
    case 'learn':
      if (second) return { page: 'learn', game: second };
      break;
    case 'rules':
      return { page: 'rules', game: second ?? null };
  }
  return { page: 'nowhere' };
}

class Route {
  place = $state.raw<Place>(placeOf(location.pathname, location.search));
  hash = $state(location.hash.slice(1));
  /** Grows with every step, so that even a step to the same place is one. */
  steps = $state(0);

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('click', (event) => this.#follow(event));
  }

  #look(): void {
    this.place = placeOf(location.pathname, location.search);
    this.hash = location.hash.slice(1);
    this.steps += 1;
  }

  /** Go to an address of ours. */
  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#look();
    if (!location.hash) scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
