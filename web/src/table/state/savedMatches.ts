/** Cache of finished matches in this browser for offline replay: the twenty that were viewed last. */
import type { Frame } from '../../games/module';
import type { AnyEvent, TableLine, TableView } from '../../shell/api/wire';
import { MATCHES } from '../../shell/syncedStorage.svelte';

const MAX_SAVED_MATCHES = 20;
const INDEX = 'rivage.saved';

/** Everything that a page shows of a match. */
export interface Saved {
  table: TableView;
  view: unknown;
  log: AnyEvent[];
  frames: readonly Frame[];
}

const cacheKey = (id: string): string => `/saved/${id}`;

/** Cache a finished match. Failures are ignored. */
export async function saveMatch(id: string, saved: Saved): Promise<void> {
  if (!('caches' in globalThis) || saved.table.status !== 'over') return;
  try {
    const cache = await caches.open(MATCHES);
    await cache.put(cacheKey(id), new Response(JSON.stringify(saved)));
    const lines = [lineOf(id, saved), ...savedLines().filter((line) => line.id !== id)];
    for (const { id: old } of lines.slice(MAX_SAVED_MATCHES)) await cache.delete(cacheKey(old));
    localStorage.setItem(INDEX, JSON.stringify(lines.slice(0, MAX_SAVED_MATCHES)));
  } catch {
    // The quota is exceeded, or storage is disabled.
  }
}

/** A cached match, or null. */
export async function savedMatch(id: string): Promise<Saved | null> {
  try {
    const found = await (await caches.open(MATCHES)).match(cacheKey(id));
    return found ? ((await found.json()) as Saved) : null;
  } catch {
    return null;
  }
}

/** Summaries of the cached matches for the home page, the last viewed first. */
export function savedLines(): TableLine[] {
  try {
    const lines: unknown = JSON.parse(localStorage.getItem(INDEX) ?? '[]');
    return Array.isArray(lines) ? lines : [];
  } catch {
    return [];
  }
}

function lineOf(id: string, { table, log }: Saved): TableLine {
  return {
    id,
    game: table.game,
    status: table.status,
    names: table.seats.map((seat) => seat.name),
    my_turn: false,
    changed: log.at(-1)?.at ?? 0,
    seats: table.seats.map(({ kind, name, level, you }) => ({ kind, name, level, you })),
    to_act: [],
    points: [],
    outcome: table.outcome,
    deal: table.deal,
    options: table.options,
  };
}
