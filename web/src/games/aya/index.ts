/** The exports of Aya for the shell. */

import { describeAction } from '../../shell/gameText';
import type { GameExport } from '../module';
import Celebration from './art/Celebration.svelte';
import Glyph from './art/Glyph.svelte';
import Board from './board/MatchBoard.svelte';
import { highlight, picture } from './cascade/picture';
import Result from './count/Result.svelte';
import { sceneText } from './count/sceneText';
import { promptWords } from './hand/words';
import type { AyaView } from './wire';

export const game: GameExport<AyaView> = {
  id: 'aya',
  Board,
  Celebration,
  Glyph,
  prompt: promptWords,
  // The simulation of a push takes a moment.
  suspense: ({ phase }, { t }) => (phase === 'toppling' ? t('aya-breath') : ''),
  // A player who has placed a domino may draw again at once, so others do not wait for them.
  awaits: ({ phase, turn }) => (phase === 'placing' ? turn : -1),
  // Actions of players get a line in the log; results of chance do not.
  describe: ({ seat, action }, { seats }) =>
    action === '' || action.startsWith('drew ') ? '' : describeAction('aya', action, seats[seat]?.name),
  shortText(turn, words, before) {
    const frame = turn.at(-1);
    return frame ? sceneText(frame, words, before) : '';
  },
  Result,
  headline: (view, { t }) => (view.count ? t('aya-headline', { points: view.count.score, players: view.players.length }) : null),
  highlight,
  picture,
};
