/** The reveal of a round: new drawings are highlighted on every sheet for a while; then the view is settled. */
import { untrack } from 'svelte';
import type { Sound } from '../../module';
import { freshSquares } from '../sheet/squares';
import type { WalkView } from '../types';

/** Milliseconds of the highlight at normal speed; no drawing animation takes longer. */
const HIGHLIGHT_MS = 2200;
const NONE: ReadonlySet<string> = new Set();

export interface RevealContext {
  view(): WalkView;
  /** Whether the view follows from an action. */
  animate(): boolean;
  /** Whether drawing is animated. */
  draws(): boolean;
  /** Factor for all durations. */
  pace(): number;
  play(sound: Sound): void;
  /** Called when the animation has ended. */
  settled(): void;
}

export class Reveal {
  readonly #context: RevealContext;
  /** The highlighted round; 0 for none. */
  #highlighted = $state(0);

  constructor(context: RevealContext) {
    this.#context = context;

    const round = $derived(context.view().last_round);
    let known = untrack(() => round);
    $effect(() => {
      const now = round;
      return untrack(() => {
        const isNew = context.animate() && now > known && context.view().sheets.length > 1;
        known = now;
        if (!isNew) return;
        this.#highlighted = now;
        context.play('water');
        const timer = setTimeout(() => (this.#highlighted = 0), HIGHLIGHT_MS * context.pace());
        return () => clearTimeout(timer);
      });
    });

    // Report that the view is settled: after the animation, or immediately if there is none.
    $effect(() => {
      void context.view();
      return untrack(() => {
        if (!context.draws()) {
          context.settled();
          return;
        }
        const timer = setTimeout(() => context.settled(), HIGHLIGHT_MS * context.pace());
        return () => clearTimeout(timer);
      });
    });
  }

  /** The highlighted squares on the sheet of each seat. */
  readonly lights = $derived.by<readonly ReadonlySet<string>[]>(() => {
    const { sheets, last, last_round } = this.#context.view();
    return sheets.map((_, seat) =>
      this.#highlighted > 0 && this.#highlighted === last_round ? freshSquares(last[seat] ?? []) : NONE,
    );
  });
}
