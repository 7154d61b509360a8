/**
 * Ends a turn without a confirmation by the player: plays actions without an alternative, and confirms the turn after a delay.
 *
 * It acts only after an action of the player in the same turn, and never after an undo. During the delay the player can undo,
 * confirm at once, or stop the delay. Players who confirm every move do all of this themselves.
 */
import { untrack } from 'svelte';

/** Milliseconds in which a player can still undo the last action of a turn. */
export const UNDO_DELAY_MS = 2_000;
/** The part of the remaining time on the player's clock that the delay may take. */
const CLOCK_SHARE = 0.1;

export interface TurnEndContext {
  /** Whether the player confirms every move. */
  careful(): boolean;
  /** The seat that the player acts for; null if it is not the player's turn. */
  seat(): number | null;
  /** The number of actions in the match. */
  actions(): number;
  /** Whether a command is on its way, or an animation must end before the turn does. */
  busy(): boolean;
  /** The only action that is left in the middle of the turn; else null. */
  forced(): string | null;
  /** The action that confirms the turn if nothing else is left; else null. */
  ending(): string | null;
  /** Milliseconds left on the player's clock; infinite without one. */
  timeLeft(): number;
  act(action: string): void;
  /** Called when the delay begins. */
  onwait(): void;
  /** Called when the turn has been confirmed. */
  onend(): void;
}

export class TurnEnd {
  readonly #context: TurnEndContext;
  /** The last action of the player: its seat, and the number of actions before it. */
  #last = $state.raw<{ seat: number; actions: number } | null>(null);
  /** Milliseconds of the running delay; 0 for none. */
  delay = $state(0);

  /** Must be created during the initialisation of a component. */
  constructor(context: TurnEndContext) {
    this.#context = context;

    const ready = $derived.by(() => {
      const last = this.#last;
      const arrived = last !== null && last.seat === context.seat() && context.actions() > last.actions;
      return arrived && !context.careful() && !context.busy();
    });
    const forced = $derived(ready ? context.forced() : null);
    const ending = $derived(ready ? context.ending() : null);

    $effect(() => {
      const action = forced;
      if (action !== null) untrack(() => context.act(action));
    });
    $effect(() => {
      const action = ending;
      if (action === null) return;
      const delay = untrack(() => Math.min(UNDO_DELAY_MS, context.timeLeft() * CLOCK_SHARE));
      this.delay = delay;
      untrack(() => context.onwait());
      const timer = setTimeout(() => {
        this.stop();
        context.act(action);
        context.onend();
      }, delay);
      return () => {
        clearTimeout(timer);
        this.delay = 0;
      };
    });
  }

  /** Called with every action of the player, before it is sent. */
  acted(): void {
    const seat = this.#context.seat();
    this.#last = seat === null ? null : { seat, actions: this.#context.actions() };
  }

  /** Stop the delay: the player undoes an action, or goes on. Nothing happens by itself until the player acts again. */
  stop(): void {
    this.#last = null;
  }
}
