/** Which page is shown: a handful of addresses, by the history API. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'game'; id: string }
  | { page: 'workshop'; id: string }
  | { page: 'rules'; id: string }
  | { page: 'lesson'; id: string }
  | { page: 'album'; id: string }
  | { page: 'about' }
  | { page: 'me' }
  | { page: 'settings' }
  | { page: 'accessibility' }
  /** Without a game that of the first that has one; without a day today's. */
  | { page: 'daily'; game: string; day: string }
  | { page: 'duplicate'; id: string }
  | { page: 'fair'; id: string }
  | { page: 'lost' };

/** The page of an address. */
export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, second] = parts;
  if (parts.length === 0) return { page: 'home' };
  if (first === 't' && second && parts.length === 2 && /^[\w-]{22}$/.test(second)) return { page: 'table', id: second };
  if (first === 'games' && second && parts.length === 2) return { page: 'game', id: second };
  if (first === 'games' && second && parts[2] === 'workshop' && parts.length === 3) return { page: 'workshop', id: second };
  if (first === 'games' && second && parts[2] === 'rules' && parts.length === 3) return { page: 'rules', id: second };
  if (first === 'games' && second && parts[2] === 'lesson' && parts.length === 3) return { page: 'lesson', id: second };
  if (first === 'games' && second && parts[2] === 'album' && parts.length === 3) return { page: 'album', id: second };
  if (first === 'about' && parts.length === 1) return { page: 'about' };
  if (first === 'me' && parts.length === 1) return { page: 'me' };
  if (first === 'settings' && parts.length === 1) return { page: 'settings' };
  if (first === 'accessibility' && parts.length === 1) return { page: 'accessibility' };
  if (first === 'daily' && parts.length <= 3) return daily(parts.slice(1));
  if (first === 'd' && second && parts.length === 2 && /^[\w-]{22}$/.test(second)) return { page: 'duplicate', id: second };
  if (first === 'fair' && second && parts.length === 2 && /^[\w-]{22}$/.test(second)) return { page: 'fair', id: second };
  return { page: 'lost' };
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** `/daily`, `/daily/<day>`, `/daily/<game>` or `/daily/<game>/<day>`; the day may be `today`, which is also what none means. */
function daily(rest: string[]): Route {
  const last = rest.at(-1) ?? '';
  const dated = last === 'today' || DAY.test(last);
  const game = rest.slice(0, dated ? -1 : undefined);
  if (game.length > 1) return { page: 'lost' };
  return { page: 'daily', game: game[0] ?? '', day: DAY.test(last) ? last : '' };
}

let current = $state.raw<Route>(parse(location.pathname));
let hash = $state.raw(location.hash);
let moved = false;

export const router = {
  get route(): Route {
    return current;
  },
  get hash(): string {
    return hash;
  },
  /** The person came here from another page of ours: the reading begins at the top of this one. */
  get moved(): boolean {
    return moved;
  },
};

/** Go to another page of ours. */
export function go(path: string): void {
  history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

/** Write another fragment into the address, without a new entry in the history. */
export function mark(fragment: string): void {
  history.replaceState(null, '', location.pathname + fragment);
  hash = location.hash;
}

/** Come to this page once more, as if for the first time. */
export function renew(): void {
  current = { ...current };
}

function arrive(): void {
  const next = parse(location.pathname);
  // The same page keeps its object, so that stepping through fragments reloads nothing.
  if (JSON.stringify(next) !== JSON.stringify(current)) {
    current = next;
    moved = true;
  }
  hash = location.hash;
}

addEventListener('popstate', arrive);
addEventListener('hashchange', arrive);

/** Turns clicks on our own links into `go`, leaving new tabs, downloads and other places to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
