/** The turn that led to a position, read from the positions before it: so it is seen after a reload and behind a link, too. */

import type { Frame } from '../module';
import type { Side } from './pieces';
import type { AnyEffect, DeepRiverView } from './types';

export interface PastTurn {
  /** The position in which it began. */
  start: DeepRiverView;
  /** What it did, up to the position asked for. */
  effects: AnyEffect[];
  side: Side;
}

/**
 * The turn that has just ended at `view`, or the one that runs there so far; null before the first, and as long as its
 * beginning has not arrived. `past` may reach beyond `view`.
 */
export function turnUpTo(view: DeepRiverView, past: readonly Frame<DeepRiverView>[]): PastTurn | null {
  const here = past.findLastIndex(
    ({ view: one }) => one.position === view.position && one.turn === view.turn && one.phase === view.phase,
  );
  const effects: AnyEffect[] = [];
  for (let at = here; at > 0; at -= 1) {
    const [before, frame] = [past[at - 1], past[at]];
    if (!before || !frame || before.k !== frame.k - 1) return null;
    effects.unshift(...frame.view.last);
    if (frame.view.last.some((effect) => effect.t === 'chose'))
      return { start: before.view, effects, side: before.view.mover === 's' ? 's' : 'e' };
  }
  return null;
}
