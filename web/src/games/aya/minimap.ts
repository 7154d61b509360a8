/** The geometry of the small map: its rotation, and the part of the table that the camera shows. */
import type { Place } from './scene';

/** A map of a table, turned by quarters so that it lies as the camera sees the table. */
export class MapView {
  readonly width: number;
  readonly height: number;
  readonly #cos: number;
  readonly #sin: number;

  /** `quarter`: quarter turns of the camera around the table, counter-clockwise. */
  constructor(width: number, depth: number, quarter: number) {
    this.#cos = Math.round(Math.cos((quarter * Math.PI) / 2));
    this.#sin = Math.round(Math.sin((quarter * Math.PI) / 2));
    [this.width, this.height] = this.#sin === 0 ? [width, depth] : [depth, width];
  }

  /** Where a place is on the map: millimetres from its upper left corner, rounded. */
  at({ x, y }: Place): [x: number, y: number] {
    const right = x * this.#cos + y * this.#sin;
    const up = -x * this.#sin + y * this.#cos;
    return [Math.round(this.width / 2 + right), Math.round(this.height / 2 - up)];
  }

  /** The place of the table at a part of the map, from 0 to 1 to the right and down; never beyond the table. */
  placeAt(right: number, down: number): Place {
    const part = (value: number) => Math.min(1, Math.max(0, value)) - 0.5;
    const [across, up] = [part(right) * this.width, -part(down) * this.height];
    return { x: across * this.#cos - up * this.#sin, y: across * this.#sin + up * this.#cos };
  }
}

/** The projection of a camera, as the frame needs it. */
export interface Framing {
  /** The place of the table that is seen at a pixel of the picture; null above the horizon. */
  placeAt(left: number, top: number): Place | null;
  /** The pixel that shows a place. */
  screenAt(x: number, y: number): { left: number; top: number };
}

/** The part of the table that a picture shows, as a polygon, and whether that is the whole table. */
export function frameOnMap(
  camera: Framing,
  table: { width: number; depth: number },
  { width, height }: { width: number; height: number },
): { corners: [number, number][]; whole: boolean } {
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;
  const places = corners.map(([left, top]) => camera.placeAt(left, top));
  const seen = ([x, y]: readonly [number, number]) => {
    const { left, top } = camera.screenAt(x, y);
    return left >= 0 && top >= 0 && left <= width && top <= height;
  };
  const [right, up] = [table.width / 2, table.depth / 2];
  const whole = [[-right, -up] as const, [right, -up] as const, [right, up] as const, [-right, up] as const].every(seen);
  return { corners: places.every((one) => one !== null) ? places.map(({ x, y }) => [x, y]) : [], whole };
}
