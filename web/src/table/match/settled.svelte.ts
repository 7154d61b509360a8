/** Whether what moves on the board has come to rest: the end is told only then, and a replay goes on. */
import type { ShownView } from '../state/tableStore.svelte';

/** How long a board that never says so is given to show how a view came about, in milliseconds. */
export const SILENT_BOARD_MS = 1200;
/** How long one that usually says so may take: something in it went wrong if it takes longer. */
export const MAX_MOTION_MS = 12_000;

/** A breath between the last motion and what follows from it, in milliseconds. */
export const PAUSE_MS = 400;

export class SettledView {
  #shown: () => ShownView | null;
  #still: () => boolean;
  #behind: () => boolean;
  /** What was shown when the board came to rest last. */
  #rested = $state.raw<ShownView | null>(null);
  /** The board says when it has come to rest. */
  #tells = false;
  /** How often the board has said that it still moves. */
  #moves = $state(0);

  /**
   * `shown` is what the board shows; `still` when it lets nothing move; `behind` when something else waits to be shown.
   * Made while a component is.
   */
  constructor(shown: () => ShownView | null, still: () => boolean, behind: () => boolean = () => false) {
    this.#shown = shown;
    this.#still = still;
    this.#behind = behind;
    $effect(() => {
      const moment = this.#shown();
      // Each time the board says that it still moves it is waited for anew.
      void this.#moves;
      if (this.now || !moment) return;
      const timer = setTimeout(
        () => {
          this.#rested = moment;
        },
        this.#tells ? MAX_MOTION_MS : SILENT_BOARD_MS,
      );
      return () => clearTimeout(timer);
    });
  }

  /** Nothing moves. */
  get now(): boolean {
    const moment = this.#shown();
    return !this.#behind() && (!moment?.animate || this.#still() || this.#rested === moment);
  }

  /** The board says that what moves takes its time: it is waited for from now on. What a board is given as `onmoving`. */
  readonly moving = (): void => {
    this.#tells = true;
    this.#moves += 1;
  };

  /** The board says that it has come to rest: what a board is given as `onsettled`. */
  readonly told = (): void => {
    this.#tells = true;
    const moment = this.#shown();
    if (!this.now) {
      setTimeout(() => {
        this.#rested = moment;
      }, PAUSE_MS);
    }
  };
}
