/** Free positions on a square for its monument and the printed "1", beside the path that crosses it. */
import { armsOf, kindOf } from './squares';

export interface FreeSpot {
  x: number;
  y: number;
  scale: number;
}

/**
 * The position of a monument: the middle of an empty square, otherwise beside the path, preferably on the outer side of the
 * sheet.
 */
export function freeSpot(piece: string, column: number, row: number): FreeSpot {
  const arms = armsOf(piece);
  const kind = kindOf(piece);
  if (kind === 'ibis') return { x: 50, y: 36, scale: 0.8 };
  if (kind === 'turn') {
    const x = arms.includes('E') ? 27 : 73;
    const y = arms.includes('N') ? 72 : 28;
    return { x, y, scale: 0.6 };
  }
  if (kind === 'straight' || kind === 't') {
    const side = freeSide(arms, column, row);
    if (side === 'W' || side === 'E') return { x: side === 'W' ? 18.5 : 81.5, y: 50, scale: 0.46 };
    return { x: 50, y: side === 'N' ? 19 : 81, scale: 0.5 };
  }
  // On the left and right columns the "1" in the corner needs a little room.
  return { x: column === 0 ? 54 : column === 4 ? 46 : 50, y: 53, scale: 0.91 };
}

function freeSide(arms: string[], column: number, row: number): string {
  const free = ['N', 'E', 'S', 'W'].filter((arm) => !arms.includes(arm));
  const outer = [row === 0 ? 'N' : '', column === 0 ? 'W' : '', row === 4 ? 'S' : '', column === 4 ? 'E' : ''];
  return free.find((side) => outer.includes(side)) ?? free[0] ?? 'N';
}

/** The corner of the printed "1": at the edge of the sheet, where no statue can be. */
export function cornerOf(column: number, row: number, columns: number, rows: number): { x: number; y: number } {
  return { x: column < columns / 2 ? 15 : 85, y: row === rows - 1 ? 85 : 15 };
}
