/** The cards of the home page, in their order. */
import type { CardModule } from '../games/module';
import type { GameInfo } from '../shell/games.svelte';

export interface Offered {
  info: GameInfo;
  card: CardModule;
}

/** Those that ask for a place first, then the others by their titles. */
export function inOrder(cards: readonly Offered[]): Offered[] {
  const place = (one: Offered) => one.card.order ?? Number.POSITIVE_INFINITY;
  return [...cards].sort((a, b) => (place(a) === place(b) ? a.info.title.localeCompare(b.info.title) : place(a) - place(b)));
}
