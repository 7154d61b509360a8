/**
 * The games of the house: every folder here is one. What it exports is found by the names of its files and loaded when it is
 * wanted; `module.ts` says what each of them gives.
 */
import type { Component } from 'svelte';
import { need } from '../shell/language.svelte';
import type { CardModule, DealModule, GameModule } from './module';

const boards = import.meta.glob<{ game: GameModule<never> }>('./*/index.ts');
const cards = import.meta.glob<{ card: CardModule }>('./*/card.ts');
const guides = import.meta.glob<{ Guide: Component }>('./*/guide.ts');
const deals = import.meta.glob<{ deal: DealModule<never> }>('./*/deal.ts');

/** Whether a game brings a board of its own. */
export function hasBoard(id: string): boolean {
  return `./${id}/index.ts` in boards;
}

/** Load a game and its words. Rejects when there is no such game. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = boards[`./${id}/index.ts`];
  if (!load) throw new Error(`no game ${id}`);
  const [module] = await Promise.all([load(), need(id, `card-${id}`)]);
  // Each module knows the type of its own views; the shell hands them over unread.
  return module.game as unknown as GameModule;
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

/** What a game shows on the pages of its deals, with its words; null where it shows nothing of its own. */
export async function loadDeal(id: string): Promise<DealModule | null> {
  const [module] = await Promise.all([deals[`./${id}/deal.ts`]?.(), need(`deal-${id}`, `card-${id}`, id)]);
  return (module?.deal as unknown as DealModule | undefined) ?? null;
}
