/** The reveal of a round: what everybody drew lights up for a while on every sheet, and then all is at rest. */
import { untrack } from 'svelte';
import type { Sound } from '../../module';
import { freshSquares } from '../sheet/squares';
import type { WalkView } from '../types';

/** For how long what was drawn lights up, in milliseconds at the usual speed: no stroke takes longer. */
const LIT = 2200;
const DARK: ReadonlySet<string> = new Set();

export interface RevealWorld {
  view(): WalkView;
  /** The view came about by something that was done. */
  animate(): boolean;
  /** It is seen to be drawn, stroke by stroke. */
  draws(): boolean;
  /** How much longer than usual everything takes. */
  pace(): number;
  play(sound: Sound): void;
  /** Nothing moves any more. */
  settled(): void;
}

export class Reveal {
  readonly #world: RevealWorld;
  /** The round that is lit; 0 for none. */
  #lit = $state(0);

  constructor(world: RevealWorld) {
    this.#world = world;

    const round = $derived(world.view().last_round);
    let known = untrack(() => round);
    $effect(() => {
      const now = round;
      return untrack(() => {
        const fresh = world.animate() && now > known && world.view().sheets.length > 1;
        known = now;
        if (!fresh) return;
        this.#lit = now;
        world.play('water');
        const timer = setTimeout(() => (this.#lit = 0), LIT * world.pace());
        return () => clearTimeout(timer);
      });
    });

    // All is at rest a while after something was drawn, else at once.
    $effect(() => {
      void world.view();
      return untrack(() => {
        if (!world.draws()) {
          world.settled();
          return;
        }
        const timer = setTimeout(() => world.settled(), LIT * world.pace());
        return () => clearTimeout(timer);
      });
    });
  }

  /** Squares that are lit on each sheet, by seat. */
  readonly lights = $derived.by<readonly ReadonlySet<string>[]>(() => {
    const { sheets, last, last_round } = this.#world.view();
    return sheets.map((_, seat) => (this.#lit > 0 && this.#lit === last_round ? freshSquares(last[seat] ?? []) : DARK));
  });
}
