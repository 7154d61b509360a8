/** The shapes of the animals, of a child and of a child's hand: drawn facing left, feet at 0, y down. */
import drawn from './silhouettes.json';

export interface Shape {
  /** Left, top, width and height of what is drawn. */
  box: readonly number[];
  path: string;
}

/** The shape of an animal, and which part of it was measured: along an axis, from `start` on. */
export interface Silhouette extends Shape {
  axis: string;
  start: number;
  span: number;
}

/** A child of this many centimetres; drawn one to a centimetre. */
export const CHILD_SIZE = 120;
export const CHILD: Shape = drawn.child;

/** A child's hand is drawn four to a centimetre. */
export const HAND_SCALE = 1 / 4;
export const HAND: Shape = drawn.hand;

const animals: Readonly<Record<string, Silhouette>> = drawn.animals;

/** The shape of an animal of the box. */
export function silhouetteOf(key: string): Silhouette | undefined {
  return animals[key];
}
