/** The module of Deep River: board and texts. */

import type { GameModule } from '../module';
import Celebration from './art/Celebration.svelte';
import Glyph from './art/Glyph.svelte';
import Board from './board/Board.svelte';
import { reconcile } from './table/scene';
import { targetedChoices } from './table/targets';
import { choiceLabel, sentence } from './text/describe';
import { endWarning, standingLines } from './text/scoreSummary';
import { shortText } from './text/shortText';
import { nearMissText, positionLines, promptText } from './text/words';
import type { DeepRiverView } from './types';

/** Sides of the seats before the pie rule is decided. */
const SEATS = ['e', 's'];

export const game: GameModule<DeepRiverView> = {
  id: 'deep-river',
  Board,
  // Lower tiles would be narrower than the fish on them.
  leastHeight: 'min(23rem, 59dvh)',
  Celebration,
  Glyph,
  // Nobody has a side before the pie rule is decided.
  sideOf: (view, seat) => (view?.phase === 'name' || view?.phase === 'take' ? 'none' : (view?.sides[seat] ?? SEATS[seat] ?? '')),
  sideName: (side, t) => t('dr-side', { side }),
  prompt: (view, { t }) => promptText(view, t),
  confirm: (view) => (view.choices.some((choice) => choice.action === 'done') ? 'done' : null),
  confirmPrompt: endWarning,
  complete: (view) => view.choices.length === 1,
  forced(view) {
    const [only, ...others] = view.choices;
    const free = only === undefined || others.length > 0 || only.action === 'done';
    return free || only.effects.some((effect) => effect.t === 'ended') ? null : only.action;
  },
  lines: (view, words) => [...standingLines(view, words), ...positionLines(view, words.t)],
  choiceWords(view, action, words) {
    const pick = targetedChoices(view, reconcile(view)).find((candidate) => candidate.choice.action === action);
    return pick ? choiceLabel(pick, view, words) : '';
  },
  describe(frame, words) {
    if (frame.action === 'done' && !frame.view.last.some((effect) => effect.t === 'ended')) return '';
    return sentence(frame.view.last, { ...words, seat: frame.seat, view: frame.view });
  },
  shortText: (turn, { t }) =>
    shortText(
      turn.flatMap((frame) => frame.view.last),
      t,
    ),
  nearMiss: (view, { t }) => nearMissText(view, t),
  picture: async (view, { t }) => (await import('./guide/picture')).picture(view, t),
  turnOf(frame, before) {
    if (frame.seat < 0 || frame.view.phase === 'name' || frame.view.phase === 'take') return 0;
    // `turn` counts finished turns, and the action belongs to the turn that was running before it.
    return before && before.view.tiles !== '' && before.view.phase !== 'take' ? before.view.turn + 1 : 0;
  },
};
