/**
 * What stands at each address: the page and what it is given. Pages are loaded when somebody goes there, with the words they need.
 *
 * `null` is for what this house does not have (a game it does not play, one without a workshop).
 */
import type { Component } from 'svelte';
import { hasBoard, loadAlbum, loadDeal, loadGame, loadGuide, loadRules, loadWorkshop } from '../games';
import { type GameInfo, games, needGames } from './games.svelte';
import { need } from './language.svelte';
import type { Route } from './router.svelte';
import { complain } from './say.svelte';

export interface Shown {
  // Each page knows its own; they are handed over unread.
  // biome-ignore lint/suspicious/noExplicitAny: a page of any properties
  Page: Component<any>;
  props: Record<string, unknown>;
}

type Loader<Name extends Route['page']> = (route: Extract<Route, { page: Name }>) => Promise<Shown | null>;

/** The home page is there from the start. */
type Loaded = Exclude<Route['page'], 'home'>;

const loaders: { [Name in Loaded]: Loader<Name> } = {
  table: ({ id }) => page(import('../table/TablePage.svelte'), { id }, need('table', 'notify', 'errors')),
  duplicate: ({ id }) => page(import('../deals/DuplicatePage.svelte'), { id }, need('deals', 'table', 'errors')),
  fair: ({ id }) => page(import('../table/fair/FairPage.svelte'), { id }, need('fair', 'errors')),
  about: () => page(import('./About.svelte'), {}, named()),
  me: () => page(import('./MePage.svelte'), {}, need('me', 'notify', 'errors')),
  lost: () => page(import('./Lost.svelte')),
  game: async ({ id }) => {
    const info = await playedHere(id);
    return info && page(import('./GamePage.svelte'), { info, Guide: await loadGuide(id) });
  },
  workshop: async ({ id }) => {
    const info = await playedHere(id);
    const Workshop = info && (await loadWorkshop(id));
    return Workshop && page(import('./WorkshopPage.svelte'), { info, Workshop }, need('errors'));
  },
  rules: async ({ id }) => {
    const info = await playedHere(id);
    const rules = info && (await loadRules(id));
    return rules && page(import('./rules/RulesPage.svelte'), { info, rules });
  },
  lesson: async ({ id }) => {
    const info = await playedHere(id);
    if (!info?.lesson || !hasBoard(info)) return null;
    const game = await loadGame(info);
    return page(import('../lesson/LessonPage.svelte'), { info, game }, need('lesson', `lesson-${id}`, 'table', 'errors'));
  },
  album: async ({ id }) => {
    const info = await playedHere(id);
    const Album = info && (await loadAlbum(id));
    return Album && page(import('./AlbumPage.svelte'), { info, Album });
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

/** Load what a route leads to; what is not there is a page of its own. */
export async function shown(route: Exclude<Route, { page: 'home' }>): Promise<Shown> {
  const load = loaders[route.page] as (route: Route) => Promise<Shown | null>;
  return (await load(route)) ?? (await page(import('./Lost.svelte')));
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

/** A game of this house, with all their titles; null when the house does not play it. */
async function playedHere(id: string): Promise<GameInfo | null> {
  await named();
  return games.find(id) ?? null;
}

/** The games and their titles. When they cannot be had that is said, and the page does without. */
async function named(): Promise<void> {
  const list = await needGames().catch((error: unknown) => {
    void complain(error);
    return [];
  });
  await need(...list.map((one) => `card-${one.id}`));
}
