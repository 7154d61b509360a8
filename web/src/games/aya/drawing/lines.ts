/** Styles and geometry of lines on the table, for both renderers: dashes, and the planned river as a band with mitred corners. */
import type { Line, Place } from '../scene';

export interface LineStyle {
  /** Millimetres from the middle of the line to its edge. */
  half: number;
  /** Millimetres of a dash and of the gap after it; null for a solid line. */
  dash: readonly [on: number, off: number] | null;
}

const DRAWN: LineStyle = { half: 1.9, dash: null };
/** A solid line beneath dominoes that will fall, dots beneath those that are cut off: colour is not the only cue. */
const RIVERS: Readonly<Record<NonNullable<Line['river']>, LineStyle>> = {
  wet: { half: 1.2, dash: null },
  dry: { half: 1.2, dash: [2.4, 4] },
  gap: { half: 2, dash: [7, 5] },
};

export function styleOf({ river }: Pick<Line, 'river'>): LineStyle {
  return river ? RIVERS[river] : DRAWN;
}

/** The visible parts of a line, each `x0 y0 x1 y1 …`. */
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

/** The band of the planned river: millimetres across without and with its edges, and its opacity. */
export const PLAN_BAND = { width: 13, edged: 17, opacity: 0.5 } as const;

/** Maximum length of a mitre in half widths. Sharper corners are cut. */
const MAX_MITRE = 2;

/**
 * For each place of a line `x0 y0 x1 y1 …`, the points of the band's left and right edge; places that coincide count once. The parts of
 * the band do not overlap, so it is evenly transparent.
 */
export function bandOf(points: readonly number[], width: number): [left: Place, right: Place][] {
  const places: Place[] = [];
  for (let k = 0; k + 1 < points.length; k += 2) {
    const place = { x: points[k] as number, y: points[k + 1] as number };
    const last = places.at(-1);
    if (!last || Math.hypot(place.x - last.x, place.y - last.y) > 1e-6) places.push(place);
  }
  if (places.length < 2) return [];
  return places.map((place, k) => {
    const before = normal(places[k - 1] ?? place, k > 0 ? place : (places[1] as Place));
    const after = normal(k < places.length - 1 ? place : (places[k - 1] as Place), places[k + 1] ?? place);
    const sum = { x: before.x + after.x, y: before.y + after.y };
    const long = Math.hypot(sum.x, sum.y);
    // A line that turns back on itself has no mitre.
    const mitre = long < 1e-6 ? after : { x: sum.x / long, y: sum.y / long };
    const reach = (width / 2) * Math.min(MAX_MITRE, 1 / Math.max(1e-6, mitre.x * after.x + mitre.y * after.y));
    return [
      { x: place.x + mitre.x * reach, y: place.y + mitre.y * reach },
      { x: place.x - mitre.x * reach, y: place.y - mitre.y * reach },
    ];
  });
}

/** The unit vector to the left of the direction from one place to the next. */
function normal(from: Place, to: Place): Place {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: -(to.y - from.y) / long, y: (to.x - from.x) / long };
}
