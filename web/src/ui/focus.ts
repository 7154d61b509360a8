/** Where the keys go on. */
import { tick } from 'svelte';

/** A button that has done its work is gone, and the focus with it: it goes there instead of to the top of the page. */
export async function keepFocus(there: () => HTMLElement | undefined | null): Promise<void> {
  await tick();
  if (document.activeElement === document.body) there()?.focus({ preventScroll: true });
}
