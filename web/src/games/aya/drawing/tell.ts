/** Which words stand beside what, in both drawings. */
import type { RendererWishes } from '../scene';
import { HEIGHT } from '../sizes';
import type { Label } from './labels';
import { SEATS } from './palette';
import type { Stage } from './stage';

export function labelsOf({ scene, around }: Stage, wishes: RendererWishes): Label[] {
  const labels: Label[] = [];
  for (const { x, y, shown, out } of around.seats) {
    labels.push({
      key: `seat ${shown.seat}`,
      text: shown.name,
      count: shown.stock,
      x,
      y,
      z: 0,
      look: shown.turn ? 'turn' : 'seat',
      out,
      colour: seatColour(wishes, shown.seat),
    });
  }
  for (const { key, x, y, count } of around.counts) labels.push({ key, text: String(count), x, y, z: 0, look: 'pile' });
  scene.lights.forEach((light, k) => {
    labels.push({
      key: `light ${k}`,
      text: light.label ?? '',
      x: light.x,
      y: light.y,
      z: 0,
      look: light.label ? 'light' : 'sign',
      tone: light.tone,
    });
  });
  scene.ghosts.forEach((ghost, k) => {
    // What the hand holds has its words beside it already.
    if (ghost.tone === 'good' || ghost.tone === 'poor' || ghost.tone === 'bad') return;
    const [x, y, z] = ghost.piece === 'tile' ? [ghost.x, ghost.y, 0] : ghost.pose;
    labels.push({ key: `ghost ${k}`, text: '', x, y, z: z + HEIGHT / 2, look: 'sign', tone: ghost.tone });
  });
  for (const hand of scene.hands) {
    labels.push({
      key: `hand ${hand.seat}`,
      text: hand.name,
      x: hand.x,
      y: hand.y,
      z: hand.lift,
      look: 'hand',
      colour: seatColour(wishes, hand.seat),
    });
  }
  return labels;
}

export function seatColour(wishes: RendererWishes, seat: number): string {
  return wishes.seatColours[seat] ?? SEATS[seat % SEATS.length] ?? SEATS[0];
}
