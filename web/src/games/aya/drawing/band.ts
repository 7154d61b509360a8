/** A line as a band with mitred corners. Its parts do not overlap, so it is evenly transparent. */
import type { Place } from '../scene';

/** The band of the planned river: millimetres across without and with its edges, and its opacity. */
export const PLAN_BAND = { width: 13, edged: 17, opacity: 0.5 } as const;

/** Length of a mitre at most, in half widths: at sharper corners the band is cut. */
const MAX_MITRE = 2;

/** For each place of a line `x0 y0 x1 y1 …`, the points of the band's left and right edge; places that coincide count once. */
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
    // Where the line turns back on itself there is no mitre.
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
