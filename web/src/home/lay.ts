/** Laying a table, from wherever somebody wants one. */
import { api } from '../shell/api/api';
import type { NewTable } from '../shell/api/wire';
import { go } from '../shell/router.svelte';
import { complain } from '../shell/say.svelte';

/** Lay it and go there. What goes wrong is said. */
export async function lay(wanted: NewTable): Promise<void> {
  try {
    go(`/t/${(await api.make(wanted)).id}`);
  } catch (error) {
    void complain(error);
  }
}
