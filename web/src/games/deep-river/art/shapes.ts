/**
 * Irregular shapes that look hand-drawn: wavy edges, wave crests, scattered objects. Pseudo-random, so the result is always the
 * same.
 */
import type { Box, Layout, Point } from '../table/layout';

const n = (value: number): string => value.toFixed(1);

/** A repeatable pseudo-random number between 0 and 1 for an index. */
export function scatter(index: number): number {
  const value = Math.sin(index * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/**
 * A band from a border of the board to a wavy edge.
 *
 * `edge` is the distance of the edge from the top (or left). The band fills the area before it, or behind it if `after`.
 */
export function band(plan: Layout, edge: number, after: boolean, swing: number, period: number, shift = 0): string {
  const { length, across, vertical } = plan;
  const far = after ? across + 20 : -20;
  const points: string[] = [];
  let u = -period * (1 + shift);
  const at = (along: number, over: number): string => (vertical ? `${n(over)} ${n(along)}` : `${n(along)} ${n(over)}`);
  points.push(`M${at(u, far)}L${at(u, edge)}`);
  for (let k = 0; u < length + period; k += 1) {
    const lift = swing * (0.55 + 0.45 * scatter(k + Math.round(edge))) * (k % 2 === 0 ? -1 : 1);
    points.push(`Q${at(u + period / 2, edge + lift)} ${at(u + period, edge)}`);
    u += period;
  }
  points.push(`L${at(u, far)}Z`);
  return points.join('');
}

/** A row of small wave crests. It extends beyond the board by one period at both ends, so that it can be animated. */
export function crests(plan: Layout, v: number, period: number, seed: number): string {
  const at = (u: number, over: number): string => (plan.vertical ? `${n(over)} ${n(u)}` : `${n(u)} ${n(over)}`);
  const long = Math.min(24, period * 0.2) * (0.8 + scatter(seed) * 0.5);
  const lift = long * 0.26;
  let path = '';
  for (let u = (scatter(seed + 11) - 2) * period; u < plan.length + 2 * period; u += period) {
    path += `M${at(u, v)}q${at(long / 4, -lift)} ${at(long / 2, 0)}t${at(long / 2, 0)}`;
  }
  return path;
}

/** The coloured head of a tile: the area before a wavy line inside its box. */
export function tileHead(box: Box, depth: number, vertical: boolean, round: number): string {
  const { x, y, w, h } = box;
  const r = Math.min(round, depth * 0.8);
  if (vertical) {
    const q = h / 4;
    const edge = x + depth;
    return (
      `M${n(x + r)} ${n(y)}H${n(edge)}q${n(q * 0.3)} ${n(q / 2)} 0 ${n(q)}t0 ${n(q)}t0 ${n(q)}t0 ${n(q)}` +
      `H${n(x + r)}a${r} ${r} 0 0 1-${r}-${r}V${n(y + r)}a${r} ${r} 0 0 1 ${r}-${r}Z`
    );
  }
  const q = w / 4;
  const edge = y + depth;
  return (
    `M${n(x)} ${n(y + r)}V${n(edge)}q${n(q / 2)} ${n(q * 0.3)} ${n(q)} 0t${n(q)} 0t${n(q)} 0t${n(q)} 0` +
    `V${n(y + r)}a${r} ${r} 0 0 0-${r}-${r}H${n(x + r)}a${r} ${r} 0 0 0-${r} ${r}Z`
  );
}

export interface SceneryItem extends Point {
  kind: 'fir' | 'tree' | 'stone' | 'tuft';
  size: number;
}

/** Trees, stones and tufts on free areas of the bear's bank, and small objects on the shore. */
export function scenery(plan: Layout): SceneryItem[] {
  const found: SceneryItem[] = [];
  const { length, vertical } = plan;
  const bank = vertical ? plan.bank.w : plan.bank.h;
  const shore = vertical ? plan.shore.w : plan.shore.h;
  const start = vertical ? plan.shore.x : plan.shore.y;
  const at = (u: number, v: number): Point => (vertical ? { x: v, y: u } : { x: u, y: v });
  const behind = vertical ? bank - plan.bear * 1.3 : bank - plan.bear * 0.7;
  const count = Math.round(length / 74);
  for (let k = 0; k < count; k += 1) {
    const u = ((k + 0.25 + scatter(k) * 0.5) / count) * length;
    if (behind > 26) {
      const size = Math.min(behind * 0.9, plan.bear * 0.74) * (0.7 + scatter(k + 40) * 0.42);
      const v = vertical
        ? size * 0.5 + scatter(k + 80) * Math.max(0, behind - size)
        : Math.max(size * 1.24, behind * 0.7 + scatter(k + 80) * 12);
      found.push({ ...at(u, v), kind: scatter(k + 20) < 0.62 ? 'fir' : 'tree', size });
    }
    found.push({ ...at((u + 41) % length, bank - 4 - scatter(k + 7) * 5), kind: 'tuft', size: 9 + scatter(k + 3) * 6 });
    const edge = scatter(k + 60) < 0.5 ? 0.07 : 0.93;
    found.push({
      ...at(u, start + shore * edge + 4),
      kind: scatter(k + 9) < 0.6 ? 'stone' : 'tuft',
      size: 6 + scatter(k + 5) * 7,
    });
  }
  return found.sort((a, b) => a.y - b.y);
}

/** Pebbles around a nest, along a rounded frame. */
export function pebbles(box: Box, round: number, seed: number): (Point & { r: number; tone: number })[] {
  const r = Math.min(box.w, box.h) * 0.075;
  const straight = { w: box.w - 2 * round, h: box.h - 2 * round };
  const arc = (Math.PI / 2) * round;
  const sides = [straight.w, arc, straight.h, arc, straight.w, arc, straight.h, arc];
  const around = sides.reduce((sum, side) => sum + side, 0);
  const count = Math.floor(around / (r * 2.02));
  return Array.from({ length: count }, (_, k) => {
    const point = onFrame(box, round, sides, ((k + scatter(k + seed) * 0.3) / count) * around);
    return { ...point, r: r * (0.82 + scatter(k + seed + 30) * 0.36), tone: Math.floor(scatter(k + seed + 60) * 3) };
  });
}

/** The point at `distance` along a rounded frame, clockwise from the upper left. */
function onFrame(box: Box, round: number, sides: number[], distance: number): Point {
  let left = distance;
  let side = 0;
  while (side < 7 && left > (sides[side] ?? 0)) {
    left -= sides[side] ?? 0;
    side += 1;
  }
  const { x, y, w, h } = box;
  const turn = (cx: number, cy: number, from: number): Point => {
    const angle = from + left / Math.max(round, 1);
    return { x: cx + round * Math.cos(angle), y: cy + round * Math.sin(angle) };
  };
  switch (side) {
    case 0:
      return { x: x + round + left, y };
    case 1:
      return turn(x + w - round, y + round, -Math.PI / 2);
    case 2:
      return { x: x + w, y: y + round + left };
    case 3:
      return turn(x + w - round, y + h - round, 0);
    case 4:
      return { x: x + w - round - left, y: y + h };
    case 5:
      return turn(x + round, y + h - round, Math.PI / 2);
    case 6:
      return { x, y: y + h - round - left };
    default:
      return turn(x + round, y + round, Math.PI);
  }
}
