/** What a game does not say of itself: good enough for any game, so that one without a client is whole. */
import type { GameInfo } from '../shell/games.svelte';
import { didWords, seatName } from '../shell/gameText';
import type { GameExport, GameModule } from './module';
import PlainGlyph from './PlainGlyph.svelte';

/** A game with all that the shell asks of it. */
export function whole(exported: GameExport, info: GameInfo): GameModule {
  return {
    Glyph: PlainGlyph,
    sideOf: (_, seat) => String(seat),
    sideName(side, t) {
      const name = info.seat_names[Number(side)];
      return name ? seatName(info.id, name) : t('words-seat', { number: Number(side) + 1 });
    },
    prompt: (_, { t }) => t('words-prompt'),
    confirm: () => null,
    describe: ({ seat, action }, { seats }) => didWords(info.id, action, seats[seat]?.name),
    turnOf: ({ k }) => k,
    ...exported,
  };
}
