/** Where the browser is. Pages are paths; `go` moves without a load. */
class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.search);
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    const samePage = location.pathname === this.path;
    this.#read();
    if (!samePage) scrollTo(0, 0);
  }

  /** The address with one value of the query changed, null to leave it out. */
  with(key: string, value: string | null): string {
    const query = this.query;
    if (value === null) query.delete(key);
    else query.set(key, value);
    const text = query.toString();
    return this.path + (text ? `?${text}` : '');
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const router = new Router();

/** For links: a plain click stays in the page, all others are the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
