/** What has come to lie and can be set right again, by anyone: which is next. */
import type { AyaDominoView, AyaView } from '../wire';
import { checkDomino, rideOn } from './checks';
import type { Point } from './geometry';

/** The domino to raise next: what has fallen before what was laid flat, and one that has room before one that lies across another's place. */
export function nextToRaise(view: AyaView, underWay: (domino: AyaDominoView) => boolean): AyaDominoView | undefined {
  const fallen = view.dominoes.filter((one) => one.lies === 'fallen' && !underWay(one));
  const lying = fallen.length > 0 ? fallen : view.dominoes.filter((one) => one.lies === 'buffer');
  const free = (one: AyaDominoView) =>
    !checkDomino(view, { x: one.x, y: one.y, a: one.heading }, { besides: one.id, lifting: true });
  return lying.find(free) ?? lying[0];
}

/** The animal to put back on next, and where it can ride; null where it cannot yet. */
export function nextToPut(view: AyaView): { animal: string; at: Point | null } | undefined {
  for (const { animal, camera, rides } of view.animals) {
    const carrier = view.dominoes[camera - 1];
    if (rides || !carrier || carrier.lies !== '') continue;
    return { animal, at: rideOn(view, { x: carrier.x, y: carrier.y, a: carrier.heading }, carrier.id, animal) };
  }
  return undefined;
}
