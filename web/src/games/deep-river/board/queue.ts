/**
 * Animation queue: shows every effect of a view in turn, then the view itself.
 *
 * It draws nothing and has no clock; both come from the `Stage`, so that tests control them.
 */

import type { Frame } from '../../module';
import { reconcile, type Scene, sceneAfter, step } from '../table/scene';
import type { AnyEffect, DeepRiverView } from '../types';

export interface Stage {
  /** Show a scene; `effect` led to it, null without animation. */
  show(scene: Scene, effect: AnyEffect | null): void;
  /** Called when the view is shown completely and its choices can be offered. */
  settle(view: DeepRiverView): void;
  /** Called when the queue is empty and the animation has ended. */
  rest(): void;
  wait(milliseconds: number): Promise<void>;
  /** Animation speed; 0 shows everything without animation. */
  speed(): number;
}

/** A position, and the positions from the first one to it; empty without them. */
interface Moment {
  view: DeepRiverView;
  history: History;
}

export type History = readonly Frame<DeepRiverView>[];

/** Duration of an effect in milliseconds at normal speed. */
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

/** Split walks of several steps into single steps. */
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
  private waiting: Moment[] = [];
  /** Incremented when the queue is cleared, so that a running animation stops. */
  private generation = 0;
  private running = false;
  private scene: Scene | undefined;

  constructor(private readonly stage: Stage) {}

  /** Add a view to the queue. Without animation it is shown at once and the queue is cleared. */
  push(view: DeepRiverView, animate: boolean, history: History = []): void {
    if (!animate || !this.scene || this.stage.speed() === 0) {
      this.stop();
      this.show({ view, history });
      this.stage.rest();
      return;
    }
    this.waiting.push({ view, history });
    if (!this.running) void this.run();
  }

  /** More positions before the displayed one are known: its pieces take the slots that follow from them. */
  arrange(view: DeepRiverView, history: History): void {
    if (this.running || !this.scene) return;
    this.scene = reconcile(view, this.scene, sceneAfter(history));
    this.stage.show(this.scene, null);
  }

  /** Clear the queue and stop the animation. */
  stop(): void {
    this.generation += 1;
    this.waiting = [];
    this.running = false;
  }

  private show({ view, history }: Moment): void {
    this.scene = reconcile(view, this.scene, sceneAfter(history));
    this.stage.show(this.scene, null);
    this.stage.settle(view);
  }

  private async run(): Promise<void> {
    const generation = this.generation;
    this.running = true;
    for (let moment = this.waiting.shift(); moment; moment = this.waiting.shift()) {
      for (const effect of unfold(moment.view.last)) {
        const pause = duration(effect);
        if (!this.scene || pause === 0) continue;
        this.scene = step(this.scene, effect);
        this.stage.show(this.scene, effect);
        // Speed up if several views are queued.
        const hurry = Math.max(1, this.waiting.length - 1);
        await this.stage.wait(pause / Math.max(this.stage.speed(), 0.1) / hurry);
        if (generation !== this.generation) return;
      }
      this.show(moment);
    }
    this.running = false;
    this.stage.rest();
  }
}
