/** Order of the cards on the home page. */
import type { CardModule } from '../games/module';
import type { GameInfo } from '../shell/games.svelte';

export interface OfferedGame {
  info: GameInfo;
  card: CardModule;
}

/** Cards with an order first, then the others by title. */
export function sortCards(cards: readonly OfferedGame[]): OfferedGame[] {
  const place = (offered: OfferedGame) => offered.card.order ?? Number.POSITIVE_INFINITY;
  return [...cards].sort((a, b) => (place(a) === place(b) ? a.info.title.localeCompare(b.info.title) : place(a) - place(b)));
}
