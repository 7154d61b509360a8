/** A result to show around that gives nothing away: no path, no roll. */
import type { SheetView } from './types';

export interface Result {
  points: number;
  visits: number;
  statues: number;
  ibis: number;
}

export function resultOf(sheet: SheetView): Result {
  return { points: sheet.points, visits: sheet.visited.length, statues: sheet.statues.length, ibis: sheet.ibis };
}

/** What was met on the way, as small signs. */
export function signs({ visits, statues, ibis }: Result): string {
  return ['🏛'.repeat(visits) + '·'.repeat(Math.max(0, 8 - visits)), '🗿'.repeat(statues), '🐦'.repeat(ibis)]
    .filter(Boolean)
    .join(' ');
}
