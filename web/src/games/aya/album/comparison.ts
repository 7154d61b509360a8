/** Size comparison: an animal's size and weight as text, and its silhouette beside a child or a hand at the same scale. */
import { i18n } from '../../../shell/language.svelte';
import { ANIMAL } from './leaves';
import drawn from './silhouettes.json';

export const STAGE = { width: 340, height: 200 };
/** Height of the ruler with its text, and the margin around the stage. */
const RULER = 30;
const EDGE = 14;
/** Maximum size in centimetres of animals that are shown beside a hand. */
const MAX_BESIDE_HAND_CM = 30;

/** A shape on the stage: scaled by `scale`, then moved to `x` and `y`. */
export interface Placed {
  path: string;
  x: number;
  y: number;
  scale: number;
}

export interface Beside {
  what: 'child' | 'hand';
  child: Placed;
  animal: Placed;
  /** The ruler: along the ground below the animal, or upright behind it. */
  ruler: { x1: number; y1: number; x2: number; y2: number };
}

/** The layout of the stage for an animal; null for an animal that is not in the album. */
export function compareSize(key: string): Beside | null {
  const shape = silhouetteOf(key);
  const facts = ANIMAL[key];
  if (!shape || !facts) return null;
  const small = facts.size <= MAX_BESIDE_HAND_CM;
  // Centimetres per unit of the drawings.
  const [reference, unit] = small ? [HAND, HAND_SCALE] : [CHILD, 1];
  const own = facts.size / shape.span;
  const upright = shape.axis === 'y';
  const [referenceWide, referenceHigh] = sizeOf(reference, unit);
  const [wide, high] = sizeOf(shape, own);
  const gap = 0.12 * Math.max(referenceWide, referenceHigh);
  const room = { width: STAGE.width - 2 * EDGE - (upright ? 2 * RULER : 0), height: STAGE.height - EDGE - RULER };
  const scale = Math.min(room.width / (referenceWide + gap + wide), room.height / Math.max(referenceHigh, high));
  const ground = STAGE.height - RULER;
  const left = EDGE + (room.width - (referenceWide + gap + wide) * scale) / 2;
  const child = placed(reference, unit * scale, left, ground);
  const animal = placed(shape, own * scale, left + (referenceWide + gap) * scale, ground);
  const length = facts.size * scale;
  const from = animal.x + (upright ? (shape.box[0] ?? 0) + (shape.box[2] ?? 0) : shape.start) * animal.scale;
  const ruler = upright
    ? { x1: from + 10, y1: ground, x2: from + 10, y2: ground - length }
    : { x1: from, y1: ground + 9, x2: from + length, y2: ground + 9 };
  return { what: small ? 'hand' : 'child', child, animal, ruler };
}

function sizeOf({ box: [, , width = 0, height = 0] }: Shape, unit: number): [number, number] {
  return [width * unit, height * unit];
}

/** A shape with its left edge at `left` and its lowest point on the ground. */
function placed({ box: [x = 0, y = 0, , height = 0], path }: Shape, scale: number, left: number, ground: number): Placed {
  return { path, x: left - x * scale, y: ground - (y + height) * scale, scale };
}

export interface Shape {
  /** Left, top, width and height of the drawing. */
  box: readonly number[];
  path: string;
}

/** The shape of an animal, and the part of it that was measured: along an axis, from `start` on. */
export interface Silhouette extends Shape {
  axis: string;
  start: number;
  span: number;
}

/** Height of the child in centimetres. The drawing has one unit per centimetre. */
export const CHILD_SIZE = 120;
export const CHILD: Shape = drawn.child;

/** Centimetres per unit of the drawing of a child's hand. */
export const HAND_SCALE = 1 / 4;
export const HAND: Shape = drawn.hand;

const animals: Readonly<Record<string, Silhouette>> = drawn.animals;

/** The silhouette of an animal; undefined for an unknown one. */
export function silhouetteOf(key: string): Silhouette | undefined {
  return animals[key];
}

const formatUnit = (value: number, unit: 'meter' | 'centimeter' | 'kilogram' | 'gram'): string =>
  new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, maximumFractionDigits: 2 }).format(value);

/** A length in centimetres as text. */
export function sizeWords(centimetres: number): string {
  return centimetres < 100 ? formatUnit(centimetres, 'centimeter') : formatUnit(centimetres / 100, 'meter');
}

/** A weight in grams as text. */
export function weightWords(grams: number): string {
  return grams < 1000 ? formatUnit(grams, 'gram') : formatUnit(grams / 1000, 'kilogram');
}
