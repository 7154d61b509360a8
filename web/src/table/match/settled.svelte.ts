/** Tracks whether the animation on the board has ended. The result and the next step of a replay wait for it. */
import type { ShownView } from '../state/tableStore.svelte';

/** Milliseconds after which a board that never reports the end of an animation counts as settled. */
export const SILENT_BOARD_MS = 1200;
/** Milliseconds after which a board that reports the end of its animations has failed. */
export const MAX_MOTION_MS = 12_000;

/** Milliseconds between the end of an animation and the next step. */
export const PAUSE_MS = 400;

export class SettledView {
  #shown: () => ShownView | null;
  #still: () => boolean;
  #behind: () => boolean;
  /** The last view whose animation has ended. */
  #settledView = $state.raw<ShownView | null>(null);
  /** Whether the board reports the end of its animations. */
  #reports = false;
  /** The number of reports about running animations. */
  #progress = $state(0);

  /**
   * `shown` is the view on the board; `still`: animation is disabled; `behind`: another view is queued. Must be created during
   * the initialisation of a component.
   */
  constructor(shown: () => ShownView | null, still: () => boolean, behind: () => boolean = () => false) {
    this.#shown = shown;
    this.#still = still;
    this.#behind = behind;
    $effect(() => {
      const moment = this.#shown();
      // Each report restarts the timeout.
      void this.#progress;
      if (this.now || !moment) return;
      const timer = setTimeout(
        () => {
          this.#settledView = moment;
        },
        this.#reports ? MAX_MOTION_MS : SILENT_BOARD_MS,
      );
      return () => clearTimeout(timer);
    });
  }

  /** Whether no animation is running. */
  get now(): boolean {
    const moment = this.#shown();
    return !this.#behind() && (!moment?.animate || this.#still() || this.#settledView === moment);
  }

  /** Called when the board reports a running animation (`BoardProps.onmoving`); restarts the timeout. */
  readonly onmoving = (): void => {
    this.#reports = true;
    this.#progress += 1;
  };

  /** Called when the board reports the end of its animation (`BoardProps.onsettled`). */
  readonly onsettled = (): void => {
    this.#reports = true;
    const moment = this.#shown();
    if (!this.now) {
      setTimeout(() => {
        this.#settledView = moment;
      }, PAUSE_MS);
    }
  };
}
