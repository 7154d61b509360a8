/** Touch targets of the choices on the board, in order along the river. */

import type { TextContext } from '../../module';
import { type Box, currentSpots, type Layout, type Point, RING, TOUCH } from '../table/layout';
import { pawnsAt, type Scene } from '../table/scene';
import type { TargetedChoice } from '../table/targets';
import { choiceLabel } from '../text/describe';
import type { DeepRiverView } from '../types';

export interface Hit {
  pick: TargetedChoice;
  box: Box;
  label: string;
  round: boolean;
}

export function hitsOf(
  picks: readonly TargetedChoice[],
  view: DeepRiverView,
  scene: Scene,
  plan: Layout,
  words: TextContext,
): Hit[] {
  const found = picks.flatMap((pick): Hit[] => {
    const spot = boxOf(pick, scene, plan);
    if (!spot) return [];
    return [{ pick, ...spot, label: choiceLabel(pick, view, words) }];
  });
  const along = ({ box }: Hit): number => (plan.vertical ? box.y + box.h / 2 : box.x + box.w / 2);
  const roomy = found.map((hit) => ({ ...hit, box: enlarged(hit.box, found, plan) }));
  return roomy.sort((a, b) => along(a) - along(b) || a.box.x - b.box.x || a.box.y - b.box.y);
}

function boxOf(pick: TargetedChoice, scene: Scene, plan: Layout): { box: Box; round: boolean } | null {
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

/** Enlarge a box to the size of a touch target as far as no other choice is in the way; keep its centre if possible. */
function enlarged(box: Box, hits: readonly Hit[], plan: Layout): Box {
  const [at, length, across, breadth] = plan.vertical ? (['y', 'h', 'x', 'w'] as const) : (['x', 'w', 'y', 'h'] as const);
  const need = TOUCH - box[length];
  if (need <= 0) return box;
  const beside = hits
    .map((hit) => hit.box)
    .filter(
      (other) => other !== box && other[across] < box[across] + box[breadth] && box[across] < other[across] + other[breadth],
    );
  const middle = (target: Box) => target[at] + target[length] / 2;
  const before = beside.filter((other) => middle(other) <= middle(box)).map((other) => box[at] - other[at] - other[length]);
  const after = beside.filter((other) => middle(other) > middle(box)).map((other) => other[at] - box[at] - box[length]);
  // Free space between two boxes is shared equally.
  const room = (gaps: number[]) => Math.max(0, Math.min(need, ...gaps.map((gap) => gap / 2)));
  const back = Math.min(room(before), Math.max(need / 2, need - room(after)));
  const ahead = Math.min(room(after), need - back);
  return { ...box, [at]: box[at] - back, [length]: box[length] + back + ahead };
}

function around(at: Point, w: number, h: number, leastW = TOUCH, leastH = TOUCH): Box {
  const width = Math.max(w, leastW);
  const height = Math.max(h, leastH);
  return { x: at.x - width / 2, y: at.y - height / 2, w: width, h: height };
}
