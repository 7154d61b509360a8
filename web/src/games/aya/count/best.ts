/** The best results this browser remembers. */
import { numbers, read, write } from '../album/store';

const BEST = 'rivage.aya.best';

/** The best result so far for tables of one kind (`3 seats, 40 cameras`), 0 where there is none. */
export function best(kind: string): number {
  return numbers(read(BEST))[kind] ?? 0;
}

/** Remember a result; tells the best one before it. */
export function remember(kind: string, score: number): number {
  const all = numbers(read(BEST));
  const before = all[kind] ?? 0;
  if (score > before) write(BEST, { ...all, [kind]: score });
  return before;
}
