/** Defaults for everything that a game module may leave out, so that a game without a client can be played in text mode. */
import type { GameInfo } from '../shell/games.svelte';
import { describeAction, seatName } from '../shell/gameText';
import type { GameExport, GameModule } from './module';
import PlainGlyph from './PlainGlyph.svelte';

/** Complete an exported game with the defaults. */
export function withDefaults(exported: GameExport, info: GameInfo): GameModule {
  return {
    Glyph: PlainGlyph,
    sideOf: (_, seat) => String(seat),
    sideName(side, t) {
      const name = info.seat_names[Number(side)];
      return name ? seatName(info.id, name) : t('words-seat', { number: Number(side) + 1 });
    },
    prompt: (_, { t }) => t('words-prompt'),
    confirm: () => null,
    describe: ({ seat, action }, { seats }) => describeAction(info.id, action, seats[seat]?.name),
    turnOf: ({ k }) => k,
    ...exported,
  };
}
