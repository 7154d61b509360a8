/** The picture of the final table, to show around: all of it, however near somebody looks at it now. */
import type { TableRenderer } from '../scene';

let drawn: TableRenderer | null = null;

/** Who draws the table on this page; null when nobody does any more. */
export function drawnBy(renderer: TableRenderer | null): void {
  drawn = renderer;
}

/** `GameModule.picture`. Rejects where nothing is drawn: the words are shown around alone. */
export async function picture(): Promise<HTMLCanvasElement> {
  if (!drawn) throw new Error('no table is drawn');
  return drawn.portrait();
}
