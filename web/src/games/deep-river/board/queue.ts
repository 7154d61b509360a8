/**
 * Shows moments one after another: every effect of a view in turn, then the view itself.
 *
 * It knows nothing of pictures: it is told how to show a scene and how to wait, so that it runs in a test without a clock.
 */

import { reconcile, type Scene, step } from '../table/scene';
import type { AnyEffect, DeepRiverView } from '../types';

export interface Stage {
  /** Show a scene; `effect` is what led to it, null when it is simply so. */
  show(scene: Scene, effect: AnyEffect | null): void;
  /** The view stands: its choices may be offered. */
  settle(view: DeepRiverView): void;
  /** Nothing moves any more, and nothing waits. */
  rest(): void;
  wait(milliseconds: number): Promise<void>;
  /** How fast: 0 for at once. */
  speed(): number;
}

/** How long an effect is looked at, in milliseconds at normal speed. */
export function duration(effect: AnyEffect): number {
  switch (effect.t) {
    case 'swam':
      return 300;
    case 'walked':
    case 'returned':
      return 280;
    case 'swapped':
    case 'doubled':
    case 'tilted':
    case 'drifted':
      return 260;
    case 'chose':
      return 200;
    default:
      return 0;
  }
}

/** A walk of several steps as single ones. */
export function unfold(effects: readonly AnyEffect[]): AnyEffect[] {
  return effects.flatMap((effect): AnyEffect[] => {
    if (effect.t !== 'walked') return [effect];
    const way = Math.sign(effect.target - effect.origin);
    const count = Math.abs(effect.target - effect.origin);
    return Array.from({ length: count }, (_, n) => ({
      ...effect,
      origin: effect.origin + way * n,
      target: effect.origin + way * (n + 1),
    }));
  });
}

export class Queue {
  private waiting: DeepRiverView[] = [];
  /** Counts the rows of moments; a row that is not the last any more stops by itself. */
  private row = 0;
  private running = false;
  private scene: Scene | undefined;

  constructor(private readonly stage: Stage) {}

  /** Bring a new view: it is shown after those before it. One that is not to be animated stands at once, and what waited is dropped. */
  push(view: DeepRiverView, animate: boolean): void {
    if (!animate || !this.scene || this.stage.speed() === 0) {
      this.stop();
      this.show(view);
      this.stage.rest();
      return;
    }
    this.waiting.push(view);
    if (!this.running) void this.run();
  }

  /** Nobody looks any more: what waits is dropped. */
  stop(): void {
    this.row += 1;
    this.waiting = [];
    this.running = false;
  }

  private show(view: DeepRiverView): void {
    this.scene = reconcile(view, this.scene);
    this.stage.show(this.scene, null);
    this.stage.settle(view);
  }

  private async run(): Promise<void> {
    const row = this.row;
    this.running = true;
    for (let view = this.waiting.shift(); view; view = this.waiting.shift()) {
      for (const effect of unfold(view.last)) {
        const pause = duration(effect);
        if (!this.scene || pause === 0) continue;
        this.scene = step(this.scene, effect);
        this.stage.show(this.scene, effect);
        // Hurry when more is waiting, so that nobody lags behind a quick opponent.
        const hurry = Math.max(1, this.waiting.length - 1);
        await this.stage.wait(pause / Math.max(this.stage.speed(), 0.1) / hurry);
        if (row !== this.row) return;
      }
      this.show(view);
    }
    this.running = false;
    this.stage.rest();
  }
}
