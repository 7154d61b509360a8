/** The games of the house: every folder here is one, loaded when it is wanted. */
import { need } from '../shell/language.svelte';
import type { GameModule } from './module';

const folders = import.meta.glob<{ game: GameModule<never> }>('./*/index.ts');

/** Whether a game can be seen and played here. */
export function hasBoard(id: string): boolean {
  return `./${id}/index.ts` in folders;
}

/** Load a game and its words. Rejects when there is no such game. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = folders[`./${id}/index.ts`];
  if (!load) throw new Error(`no game ${id}`);
  const [module] = await Promise.all([load(), need(id)]);
  // Each module knows the type of its own views; the shell hands them over unread.
  return module.game as unknown as GameModule;
}
