/** The boxes on the table that take a tap, in the order in which the eye goes along the river. */

import type { Words } from '../module';
import { pickWords } from './describe';
import { type Box, currentSpots, type Layout, type Point, RING, TOUCH } from './layout';
import { pawnsAt, type Scene } from './scene';
import type { Pick } from './targets';
import type { DeepRiverView } from './types';

export interface Hit {
  pick: Pick;
  box: Box;
  label: string;
  round: boolean;
}

export function hitsOf(picks: readonly Pick[], view: DeepRiverView, scene: Scene, plan: Layout, words: Words): Hit[] {
  const found = picks.flatMap((pick): Hit[] => {
    const spot = boxOf(pick, scene, plan);
    if (!spot) return [];
    return [{ pick, ...spot, label: pickWords(pick, view, words) }];
  });
  const along = ({ box }: Hit): number => (plan.vertical ? box.y + box.h / 2 : box.x + box.w / 2);
  return found.sort((a, b) => along(a) - along(b) || a.box.x - b.box.x || a.box.y - b.box.y);
}

function boxOf(pick: Pick, scene: Scene, plan: Layout): { box: Box; round: boolean } | null {
  const { target } = pick;
  switch (target.kind) {
    case 'current': {
      const at = currentSpots(scene, plan)[target.current - 1];
      return at ? { box: around(at, plan.current * RING, plan.current * RING), round: true } : null;
    }
    case 'heap':
      return { box: around(plan.heap(target.place, target.double), plan.heapSize.w, plan.heapSize.h), round: false };
    case 'piece': {
      const stacked = pawnsAt(scene, target.place, target.slot).length > 1;
      const lean = plan.lean(target.place);
      const long = plan.pawn * 1.12 + (stacked ? Math.hypot(lean.x, lean.y) : 0);
      const short = plan.pawn * 1.12;
      const at = plan.slot(target.place, target.slot);
      const box = plan.vertical ? around(at, long, short, TOUCH, plan.reach) : around(at, short, long, plan.reach);
      return { box, round: !stacked };
    }
    default:
      return null;
  }
}

function around(at: Point, w: number, h: number, leastW = TOUCH, leastH = TOUCH): Box {
  const width = Math.max(w, leastW);
  const height = Math.max(h, leastH);
  return { x: at.x - width / 2, y: at.y - height / 2, w: width, h: height };
}
