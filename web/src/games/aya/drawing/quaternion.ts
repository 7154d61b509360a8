/** Quaternion functions for poses. */
import type { Pose } from '../scene';
import type { Point } from './lens';

/** The x, y and z axes of a body in table coordinates. */
export function axesOf([, , , x, y, z, w]: Pose): [Point, Point, Point] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
    [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
    [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
  ];
}

/** 1 for a standing domino, 0 for a lying one, -1 for one on its head. */
export function uprightness([, , , x, y]: Pose): number {
  return 1 - 2 * (x * x + y * y);
}

/** The pose of a domino that lies with its back up, its length along the heading. */
export function backUpPose(x: number, y: number, z: number, heading: number): Pose {
  const half = (heading * Math.PI) / 360;
  const quarter = Math.SQRT1_2;
  return [x, y, z, Math.sin(half) * quarter, -Math.cos(half) * quarter, Math.sin(half) * quarter, Math.cos(half) * quarter];
}
