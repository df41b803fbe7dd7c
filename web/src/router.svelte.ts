/**
 * The router: where we are, and how to get elsewhere without loading the page anew.
 *
 * Links are ordinary links; whatever the table of routes does not know is left to the
 * server.
 */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.#look());
  }

  /** Go to another address of this site, perhaps with a word for whoever is there. */
  go(address: string, word: string | null = null): void {
    history.pushState(word, '', address);
    this.#look();
    scrollTo(0, 0);
  }

  /** Change the address without a step in the history, as a slider does. */
  replace(address: string): void {
    history.replaceState(history.state, '', address);
    this.#look();
  }

  /** What was said on the way here; it is kept when the page is loaded again. */
  get word(): unknown {
    return history.state;
  }

  #look(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

/** Reactive: `place.path`, `place.query`. */
export const router = new Router();

/** Go to another address of this site, perhaps with a word for whoever is there. */
export function go(address: string, word: string | null = null): void {
  router.go(address, word);
}

/** The address a click on a link leads to, where it is ours to follow. */
export function addressToFollow(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download')) return null;
  const address = new URL(link.href, location.href);
  if (address.origin !== location.origin) return null;
  if (address.pathname === location.pathname && address.search === location.search && address.hash)
    return null;
  return address.pathname + address.search + address.hash;
}
