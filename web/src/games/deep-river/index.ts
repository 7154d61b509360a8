/** Deep River for the shell: its table, its words. */

import type { GameModule } from '../module';
import Board from './Board.svelte';
import { pickWords, sentence } from './describe';
import Glyph from './Glyph.svelte';
import { reconcile } from './scene';
import { picksOf } from './targets';
import type { DeepRiverView } from './types';
import { promptWords, readingLines } from './words';

/** Seats as they are before the pie rule says otherwise. */
const SEATS = ['e', 's'];

export const game: GameModule<DeepRiverView> = {
  id: 'deep-river',
  Board,
  Glyph,
  sideOf: (view, seat) => view?.sides[seat] ?? SEATS[seat] ?? '',
  sideName: (side, t) => t('dr-side', { side }),
  prompt: (view, { t }) => promptWords(view, t),
  confirm: (view) => (view.choices.some((choice) => choice.action === 'done') ? 'done' : null),
  complete: (view) => view.choices.length === 1,
  lines: (view, { t }) => readingLines(view, t),
  choiceWords(view, action, { t }) {
    const pick = picksOf(view, reconcile(view)).find((one) => one.choice.action === action);
    return pick ? pickWords(pick, view, t) : '';
  },
  describe(frame, words) {
    if (frame.action === 'done' && !frame.view.last.some((effect) => effect.t === 'ended')) return '';
    return sentence(frame.view.last, { t: words.t, seats: words.seats });
  },
  turnOf(frame, before) {
    if (frame.seat < 0 || frame.view.phase === 'name' || frame.view.phase === 'take') return 0;
    // A finished turn is counted in the view after it; the action belongs to the one that was running.
    return before && before.view.tiles !== '' && before.view.phase !== 'take' ? before.view.turn + 1 : 0;
  },
};
