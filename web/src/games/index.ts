/**
 * Registry of the games in the client. Every folder here is a game; its modules are found by file name and loaded on demand.
 * `module.ts` defines their contents.
 */
import type { Component } from 'svelte';
import type { GameInfo } from '../shell/games.svelte';
import { loadCatalogues, t } from '../shell/language.svelte';
import { showToast } from '../shell/toasts.svelte';
import type {
  AccessModule,
  AlbumPreviewProps,
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
const albums = import.meta.glob<{ Album: Component<AlbumProps>; Preview?: Component<AlbumPreviewProps> }>('./*/album.ts');
const accesses = import.meta.glob<{ access: AccessModule }>('./*/access.ts');
const deals = import.meta.glob<{ deal: DealModule<never> }>('./*/deal.ts');

/** Whether a game has a board. */
export function hasBoard({ id, client }: Pick<GameInfo, 'id' | 'client'>): boolean {
  return `./${id}/index.ts` in boards || client !== '';
}

/** Load a game and its catalogues. A game without a folder or a loadable module gets the defaults and is played in text mode. */
export async function loadGame(info: GameInfo): Promise<GameModule> {
  // Imported here because the home page uses this file too and does not need the defaults.
  const defaults = import('./defaults');
  const [exported, { withDefaults }] = await Promise.all([
    loadExport(info),
    defaults,
    loadCatalogues(info.id, `card-${info.id}`, 'words'),
  ]);
  return withDefaults(exported, info);
}

async function loadExport({ id, client }: GameInfo): Promise<GameExport> {
  const own = boards[`./${id}/index.ts`];
  // Each module has its own view type; the shell does not inspect views.
  if (own) return (await own()).game as unknown as GameExport;
  return client ? loadForeignGame(id, client) : { id };
}

/** Load the client module of a game from a package. If that fails, the game is played in text mode. */
async function loadForeignGame(id: string, client: string): Promise<GameExport> {
  try {
    const { game } = (await import(/* @vite-ignore */ client)) as { game: ForeignGame };
    return { ...game, id };
  } catch (error) {
    console.warn(`the client of ${id} could not be loaded`, error);
    await loadCatalogues('words');
    showToast(t('words-no-client'));
    return { id };
  }
}

/** The module of a game's card on the home page, with its catalogue loaded. */
export async function loadCard(id: string): Promise<CardModule> {
  const [module] = await Promise.all([cards[`./${id}/card.ts`]?.(), loadCatalogues(`card-${id}`)]);
  return module?.card ?? {};
}

/** The guide of a game, with its catalogues loaded; null without one. */
export async function loadGuide(id: string): Promise<Component | null> {
  const [module] = await Promise.all([guides[`./${id}/guide.ts`]?.(), loadCatalogues(`guide-${id}`, `card-${id}`, id)]);
  return module?.Guide ?? null;
}

/** Whether a game has a rules page. */
export function hasRules(id: string): boolean {
  return `./${id}/help.ts` in helps;
}

/** The rules of a game, with its catalogues loaded. Null if the game has none. */
export async function loadRules(id: string): Promise<HelpModule | null> {
  const [module] = await Promise.all([helps[`./${id}/help.ts`]?.(), loadCatalogues('rules', `rules-${id}`, `card-${id}`, id)]);
  return (module?.help as unknown as HelpModule | undefined) ?? null;
}

/** Whether a game has a workshop. */
export function hasWorkshop(id: string): boolean {
  return `./${id}/workshop.ts` in workshops;
}

/** The workshop of a game, with its catalogues loaded; null without one. */
export async function loadWorkshop(id: string): Promise<Component<WorkshopProps> | null> {
  const [module] = await Promise.all([workshops[`./${id}/workshop.ts`]?.(), loadCatalogues(`workshop-${id}`, `card-${id}`, id)]);
  return module?.Workshop ?? null;
}

/** Whether a game has an album. */
export function hasAlbum(id: string): boolean {
  return `./${id}/album.ts` in albums;
}

/** The album of a game, with its catalogues loaded; null without one. */
export async function loadAlbum(id: string): Promise<Component<AlbumProps> | null> {
  const [module] = await Promise.all([albums[`./${id}/album.ts`]?.(), loadCatalogues(`album-${id}`, `card-${id}`, id)]);
  return module?.Album ?? null;
}

/** The preview of a game's album, with its catalogues loaded; null without one. */
export async function loadAlbumPreview(id: string): Promise<Component<AlbumPreviewProps> | null> {
  const [module] = await Promise.all([albums[`./${id}/album.ts`]?.(), loadCatalogues(`album-${id}`, `card-${id}`, id)]);
  return module?.Preview ?? null;
}

/** The access modules of games by id, with their catalogues loaded. Games without one are left out. */
export async function loadAccess(ids: readonly string[]): Promise<Map<string, AccessModule>> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const [module] = await Promise.all([accesses[`./${id}/access.ts`]?.(), loadCatalogues(`access-${id}`)]);
      return module ? ([[id, module.access]] as const) : [];
    }),
  );
  return new Map(found.flat());
}

/** The deal module of a game, with its catalogues loaded; null without one. */
export async function loadDeal(id: string): Promise<DealModule | null> {
  const [module] = await Promise.all([deals[`./${id}/deal.ts`]?.(), loadCatalogues(`deal-${id}`, `card-${id}`, id)]);
  return (module?.deal as unknown as DealModule | undefined) ?? null;
}
