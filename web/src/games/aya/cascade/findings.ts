/** What a finding points at on the table. */
import type { Finding } from '../../../shell/wire';
import { dominoPose } from '../bodies';
import type { Light, Line, Place } from '../scene';
import type { AyaView } from '../wire';

/** Lights, a line from what fell to what it should have reached, and where to look; null where the domino is not there. */
export function pointedOut(
  view: AyaView,
  { args }: Pick<Finding, 'args'>,
): { lights: Light[]; lines: Line[]; place: Place | null } {
  const placeOf = (number: unknown): Place | null => {
    const domino = view.dominoes[Number(number ?? 0) - 1];
    if (!domino) return null;
    const [x, y] = dominoPose(domino);
    return { x, y };
  };
  const place = placeOf(args.domino);
  const by = placeOf(args.by);
  const lights: Light[] = [];
  if (place) lights.push({ ...place, tone: 'lost', radius: 22, label: String(args.domino) });
  if (by) lights.push({ ...by, tone: 'poor', radius: 18, label: String(args.by) });
  for (const also of [args.held, args.next]) {
    const where = placeOf(also);
    if (where) lights.push({ ...where, tone: 'hint', radius: 18, label: String(also) });
  }
  const lines: Line[] = place && by ? [{ points: [by.x, by.y, place.x, place.y], tone: 'lost', arrow: true }] : [];
  return { lights, lines, place };
}
