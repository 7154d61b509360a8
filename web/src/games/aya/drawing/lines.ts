/** Styles of the lines on the table, for both drawings. */
import type { Line } from '../scene';

export interface LineStyle {
  /** Millimetres from the middle of the line to its edge. */
  half: number;
  /** Millimetres of a dash and of the gap after it; null for a solid line. */
  dash: readonly [on: number, off: number] | null;
}

const DRAWN: LineStyle = { half: 1.9, dash: null };
/** A solid line beneath dominoes that will fall, dots beneath those that are cut off: they differ by more than colour. */
const RIVERS: Readonly<Record<NonNullable<Line['river']>, LineStyle>> = {
  wet: { half: 1.2, dash: null },
  dry: { half: 1.2, dash: [2.4, 4] },
  gap: { half: 2, dash: [7, 5] },
};

export function styleOf({ river }: Pick<Line, 'river'>): LineStyle {
  return river ? RIVERS[river] : DRAWN;
}

/** The parts of a line that are drawn, each `x0 y0 x1 y1 …`. */
export function dashes(points: readonly number[], dash: LineStyle['dash']): number[][] {
  if (!dash) return [[...points]];
  const found: number[][] = [];
  const [on, off] = dash;
  let part: number[] | null = null;
  let left = 0;
  for (let k = 0; k + 3 < points.length; k += 2) {
    const [x0, y0, x1, y1] = points.slice(k, k + 4) as [number, number, number, number];
    const long = Math.hypot(x1 - x0, y1 - y0);
    let at = 0;
    while (at < long) {
      if (left <= 0) {
        left = part ? off : on;
        if (part) found.push(part);
        part = part ? null : [x0 + ((x1 - x0) * at) / long, y0 + ((y1 - y0) * at) / long];
      }
      const step = Math.min(left, long - at);
      at += step;
      left -= step;
      part?.push(x0 + ((x1 - x0) * at) / long, y0 + ((y1 - y0) * at) / long);
    }
  }
  if (part) found.push(part);
  return found;
}
