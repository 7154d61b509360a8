/** Aya for the shell: its table, its words. */

import { didWords } from '../../shell/gameText';
import type { GameExport } from '../module';
import Glyph from './art/Glyph.svelte';
import Board from './board/MatchBoard.svelte';
import { highlight, picture } from './cascade/picture';
import Result from './count/Result.svelte';
import { promptWords } from './hand/words';
import type { AyaView } from './wire';

export const game: GameExport<AyaView> = {
  id: 'aya',
  Board,
  Glyph,
  prompt: promptWords,
  // The simulation of a push takes a moment.
  suspense: ({ phase }, { t }) => (phase === 'toppling' ? t('aya-breath') : ''),
  // Who has placed may draw again at once, and keeps nobody waiting.
  awaits: ({ phase, turn }) => (phase === 'placing' ? turn : -1),
  // Who drew, and what for, is told; that chance gave something is not worth a line.
  describe: ({ seat, action }, { seats }) =>
    action === '' || action.startsWith('drew ') ? '' : didWords('aya', action, seats[seat]?.name),
  Result,
  headline: (view, { t }) => (view.count ? t('aya-headline', { points: view.count.score, players: view.players.length }) : null),
  highlight,
  picture,
};
