/** Who ran out of time where all act at once, read from the log: a bot wrote the rest of that round for them. */
import type { AnyEvent } from '../../shell/api/wire';

/** Seats that were late, by round. */
export type Late = ReadonlyMap<number, readonly number[]>;

/** A round begins when chance acts: the first is 1. What is late after the last of them belongs to the round that runs. */
export function lateOf(events: Iterable<AnyEvent>): Late {
  const late = new Map<number, number[]>();
  let round = 0;
  for (const event of events) {
    if (event.t === 'acted' && event.seat < 0) round += 1;
    else if (event.t === 'late') late.set(round, [...(late.get(round) ?? []), event.seat]);
  }
  return late;
}
