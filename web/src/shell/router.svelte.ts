/** Router: maps the address to a route, with the history API. */

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
  /** Without `game` the first game that has a daily challenge; without `day` today. */
  | { page: 'daily'; game: string; day: string }
  | { page: 'archive'; game: string }
  | { page: 'duplicate'; id: string }
  | { page: 'group'; id: string }
  | { page: 'fair'; id: string }
  | { page: 'lost' };

/** Parse a path into a route. */
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
  if (first === 'g' && second && parts.length === 2 && /^[\w-]{22}$/.test(second)) return { page: 'group', id: second };
  if (first === 'd' && second && parts.length === 2 && /^[\w-]{22}$/.test(second)) return { page: 'duplicate', id: second };
  if (first === 'fair' && second && parts.length === 2 && /^[\w-]{22}$/.test(second)) return { page: 'fair', id: second };
  return { page: 'lost' };
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** `/daily`, `/daily/<day>`, `/daily/<game>` or `/daily/<game>/<day>`; `today` means the same as no day. `/daily/<game>/archive` lists all days. */
function daily(rest: string[]): Route {
  const last = rest.at(-1) ?? '';
  if (rest.length === 2 && last === 'archive') return { page: 'archive', game: rest[0] ?? '' };
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
  /** Whether the user came from another page of the client, so that the focus moves to the top of this one. */
  get moved(): boolean {
    return moved;
  },
};

/** Navigate to another page of the client. */
export function navigate(path: string): void {
  history.pushState(null, '', path);
  updateRoute();
  scrollTo(0, 0);
}

/** Replace the fragment of the address without a history entry. */
export function replaceFragment(fragment: string): void {
  history.replaceState(null, '', location.pathname + fragment);
  hash = location.hash;
}

/** Reload the current page. */
export function reloadPage(): void {
  current = { ...current };
}

function updateRoute(): void {
  const next = parse(location.pathname);
  // Keep the route object of the same page, so that changing the fragment reloads nothing.
  if (JSON.stringify(next) !== JSON.stringify(current)) {
    current = next;
    moved = true;
  }
  hash = location.hash;
}

addEventListener('popstate', updateRoute);
addEventListener('hashchange', updateRoute);

/** Click handler that navigates on links within the client. New tabs, downloads and external links are left to the browser. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  navigate(link.pathname + link.hash);
}
