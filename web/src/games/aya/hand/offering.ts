/** Where a piece is first seen that has come into the hand: over the place where it does most good, unless a mouse holds it. */
import type { Point, Spot } from './geometry';
import type { Hand } from './hand.svelte';

/** Milliseconds that the helper is waited for before a piece is held over the table without it. */
export const PATIENCE = 900;

/** What a piece comes from, and who looks. */
export interface Offered {
  hand: Hand;
  /** `over`: a mouse is over the table; `touched`: the person has moved what they hold. */
  pointing: { readonly over: boolean; readonly touched: boolean };
  /** `asks`: it was asked and has not answered yet. */
  helper: { readonly asks: boolean; readonly suggestion: { spot: Spot } | null };
  /** The person may act now. */
  may: () => boolean;
  /** Bring a place near, so much wider than usual. */
  look: (at: Point, wider?: number) => void;
}

/**
 * What is seen once is moved by nobody but the person: so what has just been taken in hand is not seen until the helper has said
 * where it should go. If that takes too long it comes over the best place that is known, and the helper's is lit when it is told.
 */
export class Offering {
  readonly #of: Offered;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(of: Offered) {
    this.#of = of;
  }

  /** Something else is to be done with the hand. */
  begin(): void {
    this.stop();
    const { hand, pointing, helper, may } = this.#of;
    if (!hand.holds || pointing.over) return;
    if (may() && (this.#placed || !helper.asks)) {
      this.#show();
      return;
    }
    if (!this.#placed) hand.point = null;
    // Nobody is asked before one may act: it begins again then.
    if (!may()) return;
    this.#timer = setTimeout(() => this.#show(), PATIENCE);
  }

  /** The helper has said what it had to say. */
  answered(): void {
    if (this.#timer !== undefined) this.#show();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** What follows upon another piece, or was laid flat or taken up, is over a place already that was found for it. */
  get #placed(): boolean {
    const { hand } = this.#of;
    return hand.point !== null && ['camera', 'buffer', 'raise'].includes(hand.task);
  }

  #show(): void {
    this.stop();
    const { hand, pointing, helper, look } = this.#of;
    const { task } = hand;
    if (pointing.over || pointing.touched) return;
    if (!this.#placed) {
      const best = helper.suggestion?.spot ?? hand.places[0]?.spot;
      hand.move(best ?? hand.point ?? { x: 0, y: 0 });
      if (best) hand.heading = best.a;
    }
    if (hand.point && task !== 'start' && task !== 'camera') look(hand.point, task === 'tile' ? 1.6 : 1);
  }
}
