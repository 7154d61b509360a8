/**
 * The games of the house: every folder here is one. What it exports is found by the names of its files and loaded when it is
 * wanted; `module.ts` says what each of them gives.
 */
import type { Component } from 'svelte';
import type { GameInfo } from '../shell/games.svelte';
import { need, t } from '../shell/language.svelte';
import { showToast } from '../shell/toasts.svelte';
import type {
  AccessModule,
  AlbumProps,
  CardModule,
  DealModule,
  ForeignGame,
  GameExport,
  GameModule,
  HelpModule,
  WorkshopProps,
} from './module';

const boards = import.meta.glob<{ game: GameExport<never> }>('./*/index.ts');
const cards = import.meta.glob<{ card: CardModule }>('./*/card.ts');
const guides = import.meta.glob<{ Guide: Component }>('./*/guide.ts');
const helps = import.meta.glob<{ help: HelpModule<never> }>('./*/help.ts');
const workshops = import.meta.glob<{ Workshop: Component<WorkshopProps> }>('./*/workshop.ts');
const albums = import.meta.glob<{ Album: Component<AlbumProps> }>('./*/album.ts');
const accesses = import.meta.glob<{ access: AccessModule }>('./*/access.ts');
const deals = import.meta.glob<{ deal: DealModule<never> }>('./*/deal.ts');

/** Whether a game brings a board of its own. */
export function hasBoard({ id, client }: Pick<GameInfo, 'id' | 'client'>): boolean {
  return `./${id}/index.ts` in boards || client !== '';
}

/** Load a game and its words. One that has no folder here, and brings no module that can be loaded, is played by words. */
export async function loadGame(info: GameInfo): Promise<GameModule> {
  // The home page, which needs this file too, has no use for them.
  const defaults = import('./defaults');
  const [exported, { whole }] = await Promise.all([exportOf(info), defaults, need(info.id, `card-${info.id}`, 'words')]);
  return whole(exported, info);
}

async function exportOf({ id, client }: GameInfo): Promise<GameExport> {
  const own = boards[`./${id}/index.ts`];
  // Each module knows the type of its own views; the shell hands them over unread.
  if (own) return (await own()).game as unknown as GameExport;
  return client ? foreign(id, client) : { id };
}

/** The module of a package. Whatever is wrong with it, the game can still be played. */
async function foreign(id: string, client: string): Promise<GameExport> {
  try {
    const { game } = (await import(/* @vite-ignore */ client)) as { game: ForeignGame };
    return { ...game, id };
  } catch (error) {
    console.warn(`the client of ${id} could not be loaded`, error);
    await need('words');
    showToast(t('words-no-client'));
    return { id };
  }
}

/** What a game adds to its card on the home page, and the words for it; nothing is a fine answer. */
export async function loadCard(id: string): Promise<CardModule> {
  const [module] = await Promise.all([cards[`./${id}/card.ts`]?.(), need(`card-${id}`)]);
  return module?.card ?? {};
}

/** How a game is played, with its words; null where it tells nothing. */
export async function loadGuide(id: string): Promise<Component | null> {
  const [module] = await Promise.all([guides[`./${id}/guide.ts`]?.(), need(`guide-${id}`, `card-${id}`, id)]);
  return module?.Guide ?? null;
}

/** Whether a game has a rules page. */
export function hasRules(id: string): boolean {
  return `./${id}/help.ts` in helps;
}

/** The rules of a game, with its catalogues loaded. Null if the game has none. */
export async function loadRules(id: string): Promise<HelpModule | null> {
  const [module] = await Promise.all([helps[`./${id}/help.ts`]?.(), need('rules', `rules-${id}`, `card-${id}`, id)]);
  return (module?.help as unknown as HelpModule | undefined) ?? null;
}

/** Whether a game has a place to try things out. */
export function hasWorkshop(id: string): boolean {
  return `./${id}/workshop.ts` in workshops;
}

/** The workshop of a game, with its words; null where it has none. */
export async function loadWorkshop(id: string): Promise<Component<WorkshopProps> | null> {
  const [module] = await Promise.all([workshops[`./${id}/workshop.ts`]?.(), need(`workshop-${id}`, `card-${id}`, id)]);
  return module?.Workshop ?? null;
}

/** Whether a game has an album. */
export function hasAlbum(id: string): boolean {
  return `./${id}/album.ts` in albums;
}

/** The album of a game, with its words; null where it has none. */
export async function loadAlbum(id: string): Promise<Component<AlbumProps> | null> {
  const [module] = await Promise.all([albums[`./${id}/album.ts`]?.(), need(`album-${id}`, `card-${id}`, id)]);
  return module?.Album ?? null;
}

/** How games are played by keyboard and by ear, with their words, by id; those that tell nothing are left out. */
export async function loadAccess(ids: readonly string[]): Promise<Map<string, AccessModule>> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const [module] = await Promise.all([accesses[`./${id}/access.ts`]?.(), need(`access-${id}`)]);
      return module ? ([[id, module.access]] as const) : [];
    }),
  );
  return new Map(found.flat());
}

/** What a game shows on the pages of its deals, with its words; null where it shows nothing of its own. */
export async function loadDeal(id: string): Promise<DealModule | null> {
  const [module] = await Promise.all([deals[`./${id}/deal.ts`]?.(), need(`deal-${id}`, `card-${id}`, id)]);
  return (module?.deal as unknown as DealModule | undefined) ?? null;
}
