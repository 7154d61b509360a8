/** Arrows and marks that show effects on the board: for the preview of a choice and for the last turn. */

import type { Frame } from '../../module';
import type { AnyEffect, DeepRiverView } from '../types';
import { currentSpots, type Layout, type Point, type Spot, spotOf } from './layout';
import { ownerOf, type Side } from './pieces';
import { landingSlot, type Pawn, pawnsAt, type Scene, step, swimmers, textAt } from './scene';

export interface Arrow {
  kind: 'fish' | 'bear' | 'current';
  from: Point;
  to: Point;
  /** Curvature to the left, as a fraction of the length. */
  bend: number;
  side: Side;
}

export interface Mark {
  kind: 'swap' | 'double' | 'tilt';
  at: Point;
}

/** A pawn at its previewed position. */
export interface Ghost {
  pawn: Pawn;
  at: Spot;
}

export interface Trail {
  arrows: Arrow[];
  marks: Mark[];
  ghosts: Ghost[];
  /** The previewed position of the bear; null if it does not move. */
  bear: number | null;
  /** The scene after all effects. */
  after: Scene;
}

/** Convert effects on a scene into arrows, marks and ghosts. */
export function trailOf(effects: readonly AnyEffect[], scene: Scene, plan: Layout, mover: Side): Trail {
  const trail: Trail = { arrows: [], marks: [], ghosts: [], bear: null, after: scene };
  const ghosts = new Map<string, Ghost>();
  for (const effect of effects) {
    const before = trail.after;
    trail.after = step(before, effect);
    draw(effect, before, trail, ghosts, plan, mover);
  }
  trail.ghosts = [...ghosts.values()].sort((a, b) => a.at.order - b.at.order);
  return trail;
}

function draw(effect: AnyEffect, before: Scene, trail: Trail, ghosts: Map<string, Ghost>, plan: Layout, mover: Side): void {
  const ghost = (pawn: Pawn | undefined): void => {
    if (pawn) ghosts.set(pawn.id, { pawn, at: spotOf(pawn, trail.after, plan) });
  };
  switch (effect.t) {
    case 'swam': {
      const movers = swimmers(before, effect);
      const top = movers.at(-1);
      if (!top) return;
      const from = spotOf(top, before, plan);
      const to = plan.slot(effect.target, landingSlot(before, effect));
      trail.arrows.push({ kind: 'fish', from, to, bend: plan.vertical ? 0.16 : 0.22, side: mover });
      for (const pawn of trail.after.pawns) if (movers.some((candidate) => candidate.id === pawn.id)) ghost(pawn);
      return;
    }
    case 'walked': {
      const [from, to] = [plan.steps[effect.origin], plan.steps[effect.target]];
      if (from && to) trail.arrows.push({ kind: 'bear', from, to, bend: 0, side: mover });
      trail.bear = effect.target;
      return;
    }
    case 'drifted': {
      const [from, to] = [currentSpots(before, plan)[effect.current - 1], currentSpots(trail.after, plan)[effect.current - 1]];
      if (from && to && effect.origin !== effect.target)
        trail.arrows.push({ kind: 'current', from, to, bend: -0.2, side: mover });
      return;
    }
    case 'swapped': {
      const slot =
        [0, 1].find(
          (slot) =>
            textAt(trail.after, effect.place, slot) === effect.piece && textAt(before, effect.place, slot) !== effect.piece,
        ) ?? 0;
      trail.marks.push({ kind: 'swap', at: plan.slot(effect.place, slot) });
      for (const pawn of pawnsAt(trail.after, effect.place, slot)) ghost(pawn);
      return;
    }
    case 'doubled': {
      const turned = trail.after.pawns.find(
        (pawn) => pawn.double && before.pawns.some((candidate) => candidate.id === pawn.id && !candidate.double),
      );
      if (!turned) return;
      // In a nest the pawn moves from one heap to the other; on the river it is promoted in place.
      const from = spotOf(before.pawns.find((pawn) => pawn.id === turned.id) ?? turned, before, plan);
      const to = spotOf(turned, trail.after, plan);
      if (ownerOf(effect.place)) trail.arrows.push({ kind: 'fish', from, to, bend: 0.2, side: mover });
      else trail.marks.push({ kind: 'double', at: to });
      ghost(turned);
      return;
    }
    case 'tilted': {
      const at = currentSpots(before, plan)[effect.current - 1];
      if (at) trail.marks.push({ kind: 'tilt', at });
      return;
    }
    default:
  }
}

/** The path of an arrow, shortened at both ends, with the position and angle of its head. */
export function curve(arrow: Arrow, cutFrom: number, cutTo: number): { path: string; head: Point; angle: number } {
  const dx = arrow.to.x - arrow.from.x;
  const dy = arrow.to.y - arrow.from.y;
  const long = Math.hypot(dx, dy) || 1;
  const control = { x: (arrow.from.x + arrow.to.x) / 2 + dy * arrow.bend, y: (arrow.from.y + arrow.to.y) / 2 - dx * arrow.bend };
  const shorten = (end: Point, cut: number): Point => {
    const reach = Math.hypot(control.x - end.x, control.y - end.y) || 1;
    const share = Math.min(cut, long * 0.4) / reach;
    return { x: end.x + (control.x - end.x) * share, y: end.y + (control.y - end.y) * share };
  };
  const a = shorten(arrow.from, cutFrom);
  const b = shorten(arrow.to, cutTo);
  const angle = (Math.atan2(b.y - control.y, b.x - control.x) * 180) / Math.PI;
  const n = (value: number): string => value.toFixed(1);
  return { path: `M${n(a.x)} ${n(a.y)}Q${n(control.x)} ${n(control.y)} ${n(b.x)} ${n(b.y)}`, head: b, angle };
}

export interface PastTurn {
  /** The position at the start of the turn. */
  start: DeepRiverView;
  /** The effects of the turn, up to the requested position. */
  effects: AnyEffect[];
  side: Side;
}

/**
 * The turn that ended at `view`, or the finished part of a running turn. Null before the first turn, and while its first frame
 * is missing. `past` may contain frames after `view`. It is derived from the frames, so it also works after a reload and for a
 * shared link.
 */
export function turnUpTo(view: DeepRiverView, past: readonly Frame<DeepRiverView>[]): PastTurn | null {
  const last = past.findLastIndex(
    ({ view: candidate }) =>
      candidate.position === view.position && candidate.turn === view.turn && candidate.phase === view.phase,
  );
  const effects: AnyEffect[] = [];
  for (let at = last; at > 0; at -= 1) {
    const [before, frame] = [past[at - 1], past[at]];
    if (!before || !frame || before.k !== frame.k - 1) return null;
    effects.unshift(...frame.view.last);
    if (frame.view.last.some((effect) => effect.t === 'chose'))
      return { start: before.view, effects, side: before.view.mover === 's' ? 's' : 'e' };
  }
  return null;
}
