/** A domino's six faces: where each looks, and which way its picture is turned. Its own x is the way it falls, z is up. */
import { HEIGHT, THICKNESS, WIDTH } from '../sizes';
import type { Point } from './lens';

export type FaceName = 'water' | 'back' | 'side' | 'top' | 'foot';

export interface BoxFace {
  face: FaceName;
  out: Point;
  /** The directions to the right and upwards of the picture, for who looks at it. */
  right: Point;
  up: Point;
  /** Of the picture, in millimetres. */
  width: number;
  height: number;
}

export const BOX: readonly BoxFace[] = [
  { face: 'water', out: [-1, 0, 0], right: [0, -1, 0], up: [0, 0, 1], width: WIDTH, height: HEIGHT },
  { face: 'back', out: [1, 0, 0], right: [0, 1, 0], up: [0, 0, 1], width: WIDTH, height: HEIGHT },
  { face: 'side', out: [0, 1, 0], right: [-1, 0, 0], up: [0, 0, 1], width: THICKNESS, height: HEIGHT },
  { face: 'side', out: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1], width: THICKNESS, height: HEIGHT },
  // From above, the way it falls is the way the picture points.
  { face: 'top', out: [0, 0, 1], right: [0, -1, 0], up: [1, 0, 0], width: WIDTH, height: THICKNESS },
  { face: 'foot', out: [0, 0, -1], right: [0, 1, 0], up: [1, 0, 0], width: WIDTH, height: THICKNESS },
];
