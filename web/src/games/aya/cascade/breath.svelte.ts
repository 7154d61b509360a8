/** The breath before a push: nothing moves, and a finger comes down behind the first domino. */
import type { HandShown } from '../scene';
import type { PlayerWorld } from './player.svelte';
import type { Scene } from './take';

/** Milliseconds between what was recorded and its being shown: everybody has it by then, and holds their breath. */
export const BREATH = 900;
/** The finger comes from so many millimetres behind. */
const REACH = 70;

export class Breath {
  held = $state(false);
  finger = $state.raw<HandShown | null>(null);
  readonly #world: PlayerWorld;
  /** Counts breaths: what is not the newest any more ends by itself. */
  #breath = 0;

  constructor(world: PlayerWorld) {
    this.#world = world;
  }

  /** Hold it until the clock shows `begins`. */
  hold(scene: Scene, begins: number): void {
    const breath = ++this.#breath;
    const look = (): void => {
      if (breath !== this.#breath) return;
      const left = begins - this.#world.now();
      if (left <= 0) {
        this.end();
        return;
      }
      if (scene.pushed) this.finger = fingerAt(scene.pushed, scene, Math.min(1, left / BREATH));
      this.held = true;
      this.#world.frame(look);
    };
    look();
  }

  end(): void {
    this.#breath += 1;
    this.held = false;
    this.finger = null;
  }
}

/** The finger of who pushes, `left` of the way still before it. */
function fingerAt(pushed: NonNullable<Scene['pushed']>, scene: Scene, left: number): HandShown {
  const way = (pushed.heading * Math.PI) / 180;
  const behind = 5 + REACH * left * left;
  return {
    seat: scene.before?.turn ?? scene.after.turn,
    name: '',
    x: pushed.x - Math.cos(way) * behind,
    y: pushed.y - Math.sin(way) * behind,
    turn: pushed.heading,
    lift: 26 + 40 * left,
    holds: '',
  };
}
