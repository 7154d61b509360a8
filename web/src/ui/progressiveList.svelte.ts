/**
 * Renders a long list progressively, one item in each task, so that the page stays responsive. Printing renders all items at
 * once.
 *
 * `const list = progressiveList(() => items.length)`, then `{#each items.slice(0, list.count) as item}`.
 */
import { flushSync } from 'svelte';

export interface ProgressiveList {
  /** The number of items to render. */
  readonly count: number;
  /** Whether all items are rendered. */
  readonly whole: boolean;
}

/** Yield to the event loop; resolves in a later task. */
export function yieldTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}

/** Create a progressive list inside an effect context. `first` is the number of items to render at once. */
export function progressiveList(total: () => number, first = 1): ProgressiveList {
  let count = $state(first);

  $effect(() => {
    if (count >= total()) return;
    let left = false;
    const all = (): void =>
      flushSync(() => {
        count = Number.POSITIVE_INFINITY;
      });
    addEventListener('beforeprint', all);
    void yieldTask().then(() => {
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
