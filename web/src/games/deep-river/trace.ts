/** Remembers what the turn before did, so that it can be seen until the next one begins. */

import type { Side } from './pieces';
import type { Scene } from './scene';
import type { AnyEffect, DeepRiverView } from './types';

export interface Record {
  /** How things lay when the turn began. */
  start: Scene;
  effects: AnyEffect[];
  side: Side;
  /** The turn that follows it. */
  turn: number;
}

export interface Recorder {
  /** A view stands now; `before` is how things lay until then. `jumped`: it did not come about by one action. */
  note(view: DeepRiverView, before: Scene, jumped: boolean): void;
  /** What to show beside a view: the turn before it, as long as nothing is decided yet. */
  of(view: DeepRiverView): Record | null;
}

export function recorder(): Recorder {
  let running: Omit<Record, 'turn'> | null = null;
  let kept: Record | null = null;
  return {
    note(view, before, jumped) {
      if (jumped) {
        // A step back or a leap: what was noted of this turn may be undone.
        running = null;
        return;
      }
      if (view.last.some((effect) => effect.t === 'chose'))
        running = { start: before, effects: [], side: view.mover === 's' ? 's' : 'e' };
      running?.effects.push(...view.last);
      if (running && view.last.some((effect) => effect.t === 'turned' || effect.t === 'ended')) {
        kept = { ...running, turn: view.turn };
        running = null;
      }
    },
    of(view) {
      return kept && kept.turn === view.turn && (view.phase === 'current' || view.phase === 'over') ? kept : null;
    },
  };
}
