/** What happens outside of what is seen of the table: where at the edge of the picture it is told, and which way it lies. */
import type { Area } from './lens';

export interface AtEdge {
  /** Of the sign's middle, in pixels. */
  left: number;
  top: number;
  /** Degrees, clockwise from the right: where to look. */
  turn: number;
}

const middleOf = (area: Area) => ({ left: area.left + area.width / 2, top: area.top + area.height / 2 });

/** Whether a place at `at` is in the area in which all is seen. */
export function isSeen(at: { left: number; top: number }, seen: Area): boolean {
  const sight = middleOf(seen);
  return Math.abs(at.left - sight.left) <= seen.width / 2 && Math.abs(at.top - sight.top) <= seen.height / 2;
}

/** A sign for a place at `at` that is not in the area in which all is seen: inside of `room`, `half` pixels from its edge; else null. */
export function atEdge(at: { left: number; top: number }, seen: Area, room: Area, half: number): AtEdge | null {
  if (isSeen(at, seen)) return null;
  // From the middle straight towards it, as far as the sign has room.
  const middle = middleOf(room);
  const [across, down] = [at.left - middle.left, at.top - middle.top];
  const [wide, high] = [Math.max(1, room.width / 2 - half), Math.max(1, room.height / 2 - half)];
  const part = Math.min(wide / Math.max(Math.abs(across), 1e-6), high / Math.max(Math.abs(down), 1e-6));
  return { left: middle.left + across * part, top: middle.top + down * part, turn: (Math.atan2(down, across) * 180) / Math.PI };
}

/** Of signs that would lie over each other, the first. */
export function apart<Sign extends { left: number; top: number }>(signs: readonly Sign[], away: number): Sign[] {
  return signs.filter(
    (one, k) => !signs.slice(0, k).some((other) => Math.hypot(one.left - other.left, one.top - other.top) < away),
  );
}
