/** Laying a table, from wherever somebody wants one. */
import { api } from './api';
import { go } from './router.svelte';
import { complain } from './say.svelte';
import type { NewTable } from './wire';

/** Lay it and go there. What goes wrong is said. */
export async function lay(wanted: NewTable): Promise<void> {
  try {
    go(`/t/${(await api.make(wanted)).id}`);
  } catch (error) {
    void complain(error);
  }
}
