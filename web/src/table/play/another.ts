/** Another match of the same bots, for who watched them. */
import { api } from '../../shell/api';
import { go } from '../../shell/router.svelte';
import { complain } from '../../shell/say.svelte';
import type { NewTable, TableView } from '../../shell/wire';

/** Whether who sees this table laid it for bots alone. */
export function isShow({ host, seats }: Pick<TableView, 'host' | 'seats'>): boolean {
  return host && seats.every(({ kind, lent, left }) => kind === 'bot' && !lent && !left);
}

/** The request for a table with the same bots at the same seats. */
export function sameAgain({ game, seats, options }: Pick<TableView, 'game' | 'seats' | 'options'>): NewTable {
  return { game, seats: seats.map(({ level }) => ({ who: `bot:${level}` })), options };
}

/** Lay it and go there. What goes wrong is said. */
export async function another(table: TableView): Promise<void> {
  try {
    go(`/t/${(await api.make(sameAgain(table))).id}`);
  } catch (error) {
    void complain(error);
  }
}
