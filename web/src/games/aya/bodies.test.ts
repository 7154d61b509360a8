import { describe, expect, it } from 'vitest';
import { lyingPose, standingPose } from './bodies';
import type { Pose } from './scene';

/** A direction of the body in table coordinates. */
function rotated([, , , x, y, z, w]: Pose, [a, b, c]: [number, number, number]): number[] {
  const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
}

const close = (found: number[], wanted: number[]) =>
  expect(found.map((value) => Math.round(value * 1e9) / 1e9 + 0)).toEqual(wanted);

describe('poses', () => {
  it('a standing domino faces its heading and is upright', () => {
    const pose = standingPose(10, 20, 90);
    close(rotated(pose, [1, 0, 0]), [0, 1, 0]);
    close(rotated(pose, [0, 0, 1]), [0, 0, 1]);
    expect(pose.slice(0, 3)).toEqual([10, 20, 15]);
  });

  it('a domino laid flat has its water up and points along its heading', () => {
    const pose = lyingPose(0, 0, 90);
    close(rotated(pose, [1, 0, 0]), [0, 0, -1]);
    close(rotated(pose, [0, 0, 1]), [0, 1, 0]);
  });
});
