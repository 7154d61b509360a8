/** Matches that are over, kept in this browser to be stepped through without a line: the last twenty that were looked at. */
import type { Frame } from '../../games/module';
import type { AnyEvent, TableLine, TableView } from '../../shell/api/wire';
import { MATCHES } from '../../shell/syncedStorage.svelte';

const MAX_SAVED_MATCHES = 20;
const INDEX = 'rivage.saved';

/** All that a page shows of a match. */
export interface Saved {
  table: TableView;
  view: unknown;
  log: AnyEvent[];
  frames: readonly Frame[];
}

const address = (id: string): string => `/saved/${id}`;

/** Keep a match that is over. A browser that keeps nothing is none the worse. */
export async function saveMatch(id: string, saved: Saved): Promise<void> {
  if (!('caches' in globalThis) || saved.table.status !== 'over') return;
  try {
    const cache = await caches.open(MATCHES);
    await cache.put(address(id), new Response(JSON.stringify(saved)));
    const lines = [lineOf(id, saved), ...savedLines().filter((line) => line.id !== id)];
    for (const { id: old } of lines.slice(MAX_SAVED_MATCHES)) await cache.delete(address(old));
    localStorage.setItem(INDEX, JSON.stringify(lines.slice(0, MAX_SAVED_MATCHES)));
  } catch {
    // No room, or none wanted.
  }
}

/** A match that was kept, or null. */
export async function savedMatch(id: string): Promise<Saved | null> {
  try {
    const found = await (await caches.open(MATCHES)).match(address(id));
    return found ? ((await found.json()) as Saved) : null;
  } catch {
    return null;
  }
}

/** The matches that are kept, as the home page lists tables; the one looked at last first. */
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
  };
}
