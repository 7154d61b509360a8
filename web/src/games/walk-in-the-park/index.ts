/** The module of A Walk in the Park: board and texts. */

import type { GameModule } from '../module';
import Celebration from './art/Celebration.svelte';
import Glyph from './art/Glyph.svelte';
import Board from './board/Board.svelte';
import Result from './result/Result.svelte';
import { parseAction } from './sheet/squares';
import { endingText, headlineText, metText, nearMissText } from './text/ending';
import { shortText } from './text/shortText';
import { groupText, promptText, roundText } from './text/words';
import type { WalkView } from './types';

export const game: GameModule<WalkView> = {
  id: 'walk-in-the-park',
  Board,
  leastHeight: '22.2rem',
  Celebration,
  Glyph,
  Result,
  sideOf: (_, seat) => String(seat),
  sideName: (side, t) => t('wp-seat', { number: Number(side) + 1 }),
  prompt: (view, { t }) => promptText(view, t),
  choiceGroup: (view, action, { t }) => groupText(view, action, t),
  confirm: (view) => (view.choices.some((choice) => choice.action === 'done') ? 'done' : null),
  complete: (view) => view.phase === 'free',
  forced(view) {
    // A path can be made a T at any time, which nobody has to do.
    const [only, ...others] = view.choices.filter(({ action }) => parseAction(action).kind !== 'change');
    return only === undefined || others.length > 0 || only.action === 'done' ? null : only.action;
  },
  describe(frame, words) {
    const round = frame.view.last_round;
    const rolled = frame.view.rolls[Math.max(0, round - 1)];
    const roll = rolled ? words.t('wp-did-roll', { roll: rolled }) : '';
    return [roll, round > 0 ? roundText(frame.view, words) : ''].filter(Boolean).join('. ');
  },
  shortText(turn, words) {
    const frame = turn.at(-1);
    return frame ? shortText(frame.view, words) : '';
  },
  // A frame shows the result of the round before it; the prompt shows the next roll.
  turnOf: (frame) => frame.view.last_round,
  headline: headlineText,
  ending: endingText,
  nearMiss: nearMissText,
  highlight(view, { seat, seats, t }) {
    const sheet = view.sheets[seat] ?? view.sheets[0];
    if (!sheet) return '';
    const met = metText(sheet, t);
    // The headline may be about another player, so the line names whose map it is.
    return view.alone ? met : t('wp-share-map', { name: seats[seat]?.name ?? '', met });
  },
  async picture(view, words) {
    const { badgePicture, mapPicture } = await import('./result/picture');
    const sheet = view.sheets[words.seat] ?? view.sheets[0];
    if (!sheet) throw new Error('the match has no sheet');
    return words.dealOpen ? badgePicture(sheet, words.t) : mapPicture(view.plan, sheet, words.t);
  },
};
