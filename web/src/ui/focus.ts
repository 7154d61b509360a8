/** Focus management. */
import { tick } from 'svelte';

/** Move the focus to `target` if the focused element has been removed, so that it is not lost to the top of the page. */
export async function keepFocus(target: () => HTMLElement | undefined | null): Promise<void> {
  await tick();
  if (document.activeElement === document.body) target()?.focus({ preventScroll: true });
}
