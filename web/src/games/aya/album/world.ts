/** The world on paper: coasts, and the homes of animals. */
import { HOMES, LAND } from './outlines';

type Place = readonly [east: number, north: number];

export type Home = keyof typeof HOMES;

/** The paper is this large. */
export const WIDTH = 360;
export const HEIGHT = 188;

/** Homes that are not larger than this on the paper have a ring around them. */
const OVERLOOKED = 40;

/** Homes that are water and ice as well: of the others only what is land is shown. */
const AT_SEA: readonly Home[] = ['arctic-waters', 'antarctica', 'arctic', 'northern-atlantic'];

export function isAtSea(home: Home): boolean {
  return AT_SEA.includes(home);
}

/** The places of an outline. */
export function placesOf(outline: string): Place[] {
  return outline.split(', ').map((place) => {
    const [east = 0, north = 0] = place.split(' ').map(Number);
    return [east, north];
  });
}

/** Where a place is on the paper: a round world, narrower towards the poles (the polynomials of the Natural Earth projection). */
export function onPaper([east, north]: Place): [number, number] {
  const a = (north * Math.PI) / 180;
  const a2 = a * a;
  const a4 = a2 * a2;
  const wide = 0.8707 - 0.131979 * a2 + a4 * (-0.013791 + a4 * (0.003971 * a2 - 0.001529 * a4));
  const high = a * (1.007226 + a2 * (0.015085 + a4 * (-0.044475 + 0.028874 * a2 - 0.005916 * a4)));
  const scale = WIDTH / (2 * 0.8707 * Math.PI);
  return [WIDTH / 2 + ((east * Math.PI) / 180) * wide * scale, HEIGHT / 2 - high * scale];
}

function pathOf(outlines: readonly (readonly Place[])[]): string {
  const points = (outline: readonly Place[]) => outline.map((place) => onPaper(place).map((at) => at.toFixed(1)));
  return outlines.map((outline) => `M${points(outline).join('L')}Z`).join('');
}

const MERIDIAN = Array.from({ length: 37 }, (_, i) => 90 - 5 * i);

/** The rim of the world, as a path. */
export const RIM = pathOf([
  [...MERIDIAN.map((north): Place => [-180, north]), ...MERIDIAN.toReversed().map((north): Place => [180, north])],
]);

/** All land, as a path. */
export const COASTS = pathOf(LAND.map(placesOf));

/** A home, as a path. */
export function homePath(home: Home): string {
  return pathOf(HOMES[home].map(placesOf));
}

/** A ring around a home that is easily overlooked; null for a large one. */
export function around(home: Home): { x: number; y: number; r: number } | null {
  const places = HOMES[home].flatMap(placesOf).map(onPaper);
  const [left, right] = [Math.min(...places.map(([x]) => x)), Math.max(...places.map(([x]) => x))];
  const [top, bottom] = [Math.min(...places.map(([, y]) => y)), Math.max(...places.map(([, y]) => y))];
  const across = Math.max(right - left, bottom - top);
  return across > OVERLOOKED ? null : { x: (left + right) / 2, y: (top + bottom) / 2, r: across / 2 + 9 };
}
