/**
 * A long list that does not hold the page up: its first items are there at once, the others come one after the other, each in a
 * task of its own, so that the browser can draw and listen in between. Who prints has them all.
 *
 * `const grown = growing(() => items.length)`, then `{#each items.slice(0, grown.count) as item}`.
 */
import { flushSync } from 'svelte';

export interface Growing {
  /** How many are shown. */
  readonly count: number;
  /** All are. */
  readonly whole: boolean;
}

/** Resolves in a task of its own, before long. */
export function breath(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}

/** `first`: how many are there at once. Made where effects are. */
export function growing(total: () => number, first = 1): Growing {
  let count = $state(first);

  $effect(() => {
    if (count >= total()) return;
    let left = false;
    const all = (): void =>
      flushSync(() => {
        count = Number.POSITIVE_INFINITY;
      });
    addEventListener('beforeprint', all);
    void breath().then(() => {
      if (!left) count += 1;
    });
    return () => {
      left = true;
      removeEventListener('beforeprint', all);
    };
  });

  return {
    get count() {
      return count;
    },
    get whole() {
      return count >= total();
    },
  };
}
