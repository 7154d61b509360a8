/**
 * What stands at each address: the page and what it is given. Pages are loaded when somebody goes there, with the words they need:
 * all at once, since on a slow line every wait for one thing before the next is asked for is seen.
 *
 * `null` is for what this house does not have (a game it does not play, one without a workshop); a loader that rejects could not
 * fetch what its page needs.
 */
import type { Component } from 'svelte';
import { hasBoard, loadAccess, loadAlbum, loadDeal, loadGame, loadGuide, loadRules, loadWorkshop } from '../games';
import { Refused } from './api/api';
import { type GameInfo, games, needGames } from './games.svelte';
import { need } from './language.svelte';
import OfflinePage from './pages/OfflinePage.svelte';
import type { Route } from './router.svelte';
import { showError } from './toasts.svelte';

export interface Shown {
  // Each page knows its own; they are handed over unread.
  // biome-ignore lint/suspicious/noExplicitAny: a page of any properties
  Page: Component<any>;
  props: Record<string, unknown>;
}

type Loader<Name extends Route['page']> = (route: Extract<Route, { page: Name }>) => Promise<Shown | null>;

const loaders: { [Name in Route['page']]: Loader<Name> } = {
  home: () => page(import('../home/HomePage.svelte')),
  table: ({ id }) => page(import('../table/TablePage.svelte'), { id }, need('table', 'notify', 'errors')),
  duplicate: ({ id }) => page(import('../deals/DuplicatePage.svelte'), { id }, need('deals', 'table', 'errors')),
  fair: ({ id }) => page(import('../table/end/FairPage.svelte'), { id }, need('fair', 'errors')),
  about: () => page(import('./pages/AboutPage.svelte'), {}, named().catch(showError)),
  me: () => page(import('./account/AccountPage.svelte'), {}, need('me', 'notify', 'errors')),
  settings: () => page(import('./pages/SettingsPage.svelte')),
  accessibility: async () => {
    const [Page, words] = [import('./pages/AccessibilityPage.svelte'), need('accessibility')];
    await named().catch(showError);
    return page(Page, { access: await loadAccess(games.list.map(({ id }) => id)) }, words);
  },
  lost: () => page(import('./pages/NotFoundPage.svelte')),
  game: async ({ id }) => {
    const Page = import('./pages/GamePage.svelte');
    const [info, Guide] = await Promise.all([playedHere(id), loadGuide(id)]);
    return info && page(Page, { info, Guide });
  },
  workshop: async ({ id }) => {
    const Page = import('./pages/WorkshopPage.svelte');
    const [info, Workshop] = await Promise.all([playedHere(id), loadWorkshop(id)]);
    return info && Workshop && page(Page, { info, Workshop }, need('errors'));
  },
  rules: async ({ id }) => {
    const Page = import('./rules/RulesPage.svelte');
    const [info, rules] = await Promise.all([playedHere(id), loadRules(id)]);
    return info && rules && page(Page, { info, rules });
  },
  lesson: async ({ id }) => {
    const info = await playedHere(id);
    if (!info?.lesson || !hasBoard(info)) return null;
    const game = await loadGame(info);
    return page(import('../lesson/LessonPage.svelte'), { info, game }, need('lesson', `lesson-${id}`, 'table', 'errors'));
  },
  album: async ({ id }) => {
    const Page = import('./pages/AlbumPage.svelte');
    const [info, Album] = await Promise.all([playedHere(id), loadAlbum(id)]);
    return info && Album && page(Page, { info, Album });
  },
  daily: async ({ game, day }) => {
    await named();
    const info = game ? games.find(game) : games.list.find((one) => one.deals);
    if (!info?.deals) return null;
    return page(
      import('../deals/DailyPage.svelte'),
      { game: info.id, day, deal: await loadDeal(info.id) },
      need('deals', 'errors'),
    );
  },
};

/** Load what a route leads to; what is not there is a page of its own, and so is what cannot be fetched now. */
export async function shown(route: Route): Promise<Shown> {
  const load = loaders[route.page] as (route: Route) => Promise<Shown | null>;
  try {
    return (await load(route)) ?? (await page(import('./pages/NotFoundPage.svelte')));
  } catch (error) {
    return { Page: OfflinePage, props: { files: !(error instanceof Refused) } };
  }
}

/** A page and what it is given, once its words are there as well. */
async function page(
  // biome-ignore lint/suspicious/noExplicitAny: as in `Shown`
  module: Promise<{ default: Component<any> }>,
  props: Record<string, unknown> = {},
  words: Promise<unknown> = Promise.resolve(),
): Promise<Shown> {
  const [{ default: Page }] = await Promise.all([module, words]);
  return { Page, props };
}

/** A game of this house, with all their titles; null when the house does not play it. Rejects like `needGames`. */
async function playedHere(id: string): Promise<GameInfo | null> {
  await named();
  return games.find(id) ?? null;
}

/** The games and their titles. Rejects like `needGames`. */
async function named(): Promise<void> {
  const list = await needGames();
  await need(...list.map((one) => `card-${one.id}`));
}
