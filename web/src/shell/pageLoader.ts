/**
 * Loads the page component, its data and its message catalogues for each route. They are all requested at once, because on a
 * slow connection sequential requests add up.
 *
 * A loader returns `null` if the server does not have the page (an unknown game, a game without a workshop). It rejects if
 * something the page needs cannot be fetched.
 */
import type { Component } from 'svelte';
import { hasBoard, loadAccess, loadAlbum, loadDeal, loadGame, loadGuide, loadRules, loadWorkshop } from '../games';
import { Refused } from './api/api';
import { type GameInfo, games, loadGames } from './games.svelte';
import { loadCatalogues } from './language.svelte';
import OfflinePage from './pages/OfflinePage.svelte';
import type { Route } from './router.svelte';
import { showError } from './toasts.svelte';

export interface LoadedPage {
  // Each page has its own type of props.
  // biome-ignore lint/suspicious/noExplicitAny: a page of any properties
  Page: Component<any>;
  props: Record<string, unknown>;
}

type Loader<Name extends Route['page']> = (route: Extract<Route, { page: Name }>) => Promise<LoadedPage | null>;

const loaders: { [Name in Route['page']]: Loader<Name> } = {
  home: () => page(import('../home/HomePage.svelte')),
  table: ({ id }) => page(import('../table/TablePage.svelte'), { id }, loadCatalogues('table', 'notify', 'errors')),
  duplicate: ({ id }) => page(import('../deals/DuplicatePage.svelte'), { id }, loadCatalogues('deals', 'table', 'errors')),
  group: ({ id }) => page(import('../deals/GroupPage.svelte'), { id }, loadCatalogues('deals', 'table', 'errors')),
  fair: ({ id }) => page(import('../table/end/FairPage.svelte'), { id }, loadCatalogues('fair', 'errors')),
  about: () => page(import('./pages/AboutPage.svelte'), {}, loadGameTitles().catch(showError)),
  me: () =>
    page(
      import('../profile/ProfilePage.svelte'),
      {},
      // Offline the page shows what needs no server.
      Promise.all([loadCatalogues('me', 'deals', 'notify', 'errors'), loadGameTitles().catch(() => {})]),
    ),
  settings: () => page(import('./pages/SettingsPage.svelte')),
  accessibility: async () => {
    const [Page, words] = [import('./pages/AccessibilityPage.svelte'), loadCatalogues('accessibility')];
    await loadGameTitles().catch(showError);
    return page(Page, { access: await loadAccess(games.list.map(({ id }) => id)) }, words);
  },
  lost: () => page(import('./pages/NotFoundPage.svelte')),
  game: async ({ id }) => {
    const Page = import('./pages/GamePage.svelte');
    const [info, Guide] = await Promise.all([findGame(id), loadGuide(id)]);
    return info && page(Page, { info, Guide });
  },
  workshop: async ({ id }) => {
    const Page = import('./pages/WorkshopPage.svelte');
    const [info, Workshop] = await Promise.all([findGame(id), loadWorkshop(id)]);
    return info && Workshop && page(Page, { info, Workshop }, loadCatalogues('errors'));
  },
  rules: async ({ id }) => {
    const Page = import('./rules/RulesPage.svelte');
    const [info, rules] = await Promise.all([findGame(id), loadRules(id)]);
    return info && rules && page(Page, { info, rules });
  },
  lesson: async ({ id }) => {
    const info = await findGame(id);
    if (!info?.lesson || !hasBoard(info)) return null;
    const game = await loadGame(info);
    return page(
      import('../lesson/LessonPage.svelte'),
      { info, game },
      loadCatalogues('lesson', `lesson-${id}`, 'table', 'errors'),
    );
  },
  album: async ({ id }) => {
    const Page = import('./pages/AlbumPage.svelte');
    const [info, Album] = await Promise.all([findGame(id), loadAlbum(id)]);
    return info && Album && page(Page, { info, Album });
  },
  daily: async ({ game, day }) => {
    await loadGameTitles();
    const info = game ? games.find(game) : games.list.find((item) => item.deals);
    if (!info?.deals) return null;
    return page(
      import('../deals/DailyPage.svelte'),
      { game: info.id, day, deal: await loadDeal(info.id) },
      loadCatalogues('deals', 'errors'),
    );
  },
  archive: async ({ game }) => {
    const info = await findGame(game);
    if (!info?.deals) return null;
    await loadDeal(info.id);
    return page(import('../deals/ArchivePage.svelte'), { game: info.id }, loadCatalogues('deals', 'errors'));
  },
};

/** Load the page of a route. Falls back to the "not found" page, or to the offline page if fetching fails. */
export async function loadPage(route: Route): Promise<LoadedPage> {
  const load = loaders[route.page] as (route: Route) => Promise<LoadedPage | null>;
  try {
    return (await load(route)) ?? (await page(import('./pages/NotFoundPage.svelte')));
  } catch (error) {
    return { Page: OfflinePage, props: { files: !(error instanceof Refused) } };
  }
}

/** A page component with its props, once its catalogues are loaded. */
async function page(
  // biome-ignore lint/suspicious/noExplicitAny: as in `LoadedPage`
  module: Promise<{ default: Component<any> }>,
  props: Record<string, unknown> = {},
  words: Promise<unknown> = Promise.resolve(),
): Promise<LoadedPage> {
  const [{ default: Page }] = await Promise.all([module, words]);
  return { Page, props };
}

/** A game of this server, with the titles of all games loaded; null if it is unknown. Rejects like `loadGames`. */
async function findGame(id: string): Promise<GameInfo | null> {
  await loadGameTitles();
  return games.find(id) ?? null;
}

/** Load the list of games and their titles. Rejects like `loadGames`. */
async function loadGameTitles(): Promise<void> {
  const list = await loadGames();
  await loadCatalogues(...list.map((item) => `card-${item.id}`));
}
