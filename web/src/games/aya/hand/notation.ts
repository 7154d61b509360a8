/** Actions as the server reads them: places are `x,y,heading` with at most one decimal. */

import { type Point, rounded, type Spot } from './geometry';
import measured from './measured.json';

const { MOST_SPEED, MOST_SPIN } = measured.rules;

/** How a hand moved when it let go: mm/s along x and y, degrees a second. */
export interface Motion {
  x: number;
  y: number;
  spin: number;
}

export const STILL: Motion = { x: 0, y: 0, spin: 0 };

export function spotText(spot: Spot): string {
  const { x, y, a } = rounded(spot);
  return `${x},${y},${a}`;
}

export const pointText = (point: Point): string => spotText({ ...point, a: 0 }).replace(/,0$/, '');

const held = (value: number, most: number): number => Math.round(Math.max(-most, Math.min(most, value))) + 0;

/** What is written behind an action of real hands; empty for a hand that was still. */
export function motionText({ x, y, spin }: Motion): string {
  const parts = [held(x, MOST_SPEED), held(y, MOST_SPEED), held(spin, MOST_SPIN)];
  return parts.every((part) => part === 0) ? '' : ` ~ ${parts.join(',')}`;
}
