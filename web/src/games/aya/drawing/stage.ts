/** The scene together with the poses of moving pieces: the input of both renderers. */
import type { AnimalBody, DominoBody, Moving, Picked, Pose, TableRenderer, TableScene, TileBody } from '../scene';
import { HEIGHT, THICKNESS, TILE_RADIUS, TILE_THICKNESS, TOKEN_RADIUS, TOKEN_THICKNESS, WIDTH } from '../sizes';
import { type Around, around, BORDER } from './around';
import type { Point, Ray } from './lens';
import { axesOf } from './quaternion';

/** An empty table. */
export const EMPTY: TableScene = {
  width: 1200,
  depth: 800,
  tiles: [],
  dominoes: [],
  animals: [],
  piles: [],
  places: [],
  ghosts: [],
  hands: [],
  lights: [],
  lines: [],
  glass: null,
};
/** Millimetres around the table, and behind it for the names of seats at the far edge. */
const MARGIN_MM = 8;
const NAMES_MM = 40;
/** Millimetres of table to show around a single piece. */
const SURROUNDINGS_MM = 70;

export class Stage {
  scene: TableScene = EMPTY;
  moving: Moving | null = null;
  #around: Around | null = null;

  /** Set the next scene. Returns whether the table itself has changed. */
  show(scene: TableScene): boolean {
    const before = this.scene;
    this.scene = scene;
    const { width, depth, piles, places } = scene;
    const same = width === before.width && depth === before.depth;
    if (!same || piles !== before.piles || places !== before.places) this.#around = null;
    return !same || before === EMPTY;
  }

  get around(): Around {
    const { width, depth, piles, places } = this.scene;
    this.#around ??= around(width, depth, piles, places);
    return this.#around;
  }

  domino(body: DominoBody): Pose {
    return this.moving?.dominoes.get(body.id) ?? body.pose;
  }

  animal(body: AnimalBody): Pose {
    return this.moving?.animals.get(body.animal) ?? body.pose;
  }

  /** Corners of the area that the camera should show, with or without room for names. */
  corners(what: 'table' | 'pieces', named = true): Point[] {
    const { width, depth, tiles, dominoes, animals } = this.scene;
    const found: Point[] = [];
    if (what === 'pieces') {
      const square = (x: number, y: number, half: number) => {
        for (const [a, b] of [
          [-1, -1],
          [-1, 1],
          [1, -1],
          [1, 1],
        ] as const)
          found.push([x + a * half, y + b * half, 0]);
      };
      for (const tile of tiles) square(tile.x, tile.y, TILE_RADIUS + SURROUNDINGS_MM / 2);
      for (const body of dominoes) square(this.domino(body)[0], this.domino(body)[1], SURROUNDINGS_MM);
      for (const body of animals) square(this.animal(body)[0], this.animal(body)[1], TOKEN_RADIUS + SURROUNDINGS_MM / 2);
      if (found.length > 0) return found;
    }
    const [left, right] = [-width / 2 - BORDER.side - MARGIN_MM, width / 2 + BORDER.side + MARGIN_MM];
    const behind = named && this.around.seats.some(({ out }) => out.y > 0.5) ? NAMES_MM : MARGIN_MM;
    const [low, high] = [-depth / 2 - BORDER.bottom - MARGIN_MM, depth / 2 + BORDER.top + behind];
    return [
      [left, low, 0],
      [right, low, 0],
      [left, high, 0],
      [right, high, 0],
    ];
  }

  pickable(): Pickable {
    const { width, depth, tiles, dominoes, animals } = this.scene;
    return {
      width,
      depth,
      tiles,
      dominoes,
      animals,
      poseOf: (body) => ('kind' in body ? this.domino(body) : this.animal(body)),
      around: this.around,
    };
  }

  /** The present poses, to be stored with the picture that shows them. */
  poses(): ReturnType<TableRenderer['drawn']> {
    const { tiles, dominoes, animals, ghosts, lines } = this.scene;
    return {
      ghosts,
      lines,
      dominoes: new Map(dominoes.map((body) => [body.id, this.domino(body)])),
      animals: new Map(animals.map((body) => [body.animal, this.animal(body)])),
      tiles: new Map(tiles.map((tile) => [tile.id, tile])),
    };
  }
}

/** Everything that can be picked. */
export interface Pickable {
  width: number;
  depth: number;
  tiles: readonly TileBody[];
  dominoes: readonly DominoBody[];
  animals: readonly AnimalBody[];
  poseOf(body: DominoBody | AnimalBody): Pose;
  around: Around | null;
}

/**
 * The nearest piece along a ray. Dominoes are small: if nothing else is hit, one that is missed by less than `slack` millimetres is
 * picked.
 */
export function pick(ray: Ray, on: Pickable, slack: number): Picked {
  let found: Omit<Picked, 'x' | 'y'> | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  const meet = (far: number, piece: Picked['piece'], id: string) => {
    if (far >= nearest) return;
    nearest = far;
    found = { piece, id };
  };
  for (const body of on.dominoes) meet(boxAt(ray, on.poseOf(body), 0), 'domino', String(body.id));
  for (const body of on.animals) {
    const [x, y, z] = on.poseOf(body);
    meet(discAt(ray, x, y, z + TOKEN_THICKNESS / 2, TOKEN_RADIUS), 'animal', body.animal);
  }
  for (const tile of on.tiles) meet(discAt(ray, tile.x, tile.y, TILE_THICKNESS, TILE_RADIUS), 'tile', tile.id);
  for (const { x, y, z, radius, terrain } of on.around?.discs ?? []) meet(discAt(ray, x, y, z, radius), 'pile', terrain);
  if (found === null || (found as Omit<Picked, 'x' | 'y'>).piece === 'tile') {
    nearest = Number.POSITIVE_INFINITY;
    for (const body of on.dominoes) meet(boxAt(ray, on.poseOf(body), slack), 'domino', String(body.id));
  }
  const far = -ray.from[2] / ray.along[2];
  const place = far > 0 ? { x: ray.from[0] + ray.along[0] * far, y: ray.from[1] + ray.along[1] * far } : null;
  if (found !== null) return { ...(found as Omit<Picked, 'x' | 'y'>), x: place?.x ?? 0, y: place?.y ?? 0 };
  const inside = place !== null && Math.abs(place.x) <= on.width / 2 && Math.abs(place.y) <= on.depth / 2;
  return { piece: inside ? 'table' : 'off', id: '', x: place?.x ?? 0, y: place?.y ?? 0 };
}

const HALVES: Point = [THICKNESS / 2, WIDTH / 2, HEIGHT / 2];

/** Distance along the ray to a domino that is enlarged by `slack` on all sides; infinite if it is missed. */
export function boxAt({ from, along }: Ray, pose: Pose, slack: number): number {
  let enter = 0;
  let leave = Number.POSITIVE_INFINITY;
  const axes = axesOf(pose);
  for (let k = 0; k < 3; k++) {
    const [ax, ay, az] = axes[k] as Point;
    const start = (from[0] - pose[0]) * ax + (from[1] - pose[1]) * ay + (from[2] - pose[2]) * az;
    const speed = along[0] * ax + along[1] * ay + along[2] * az;
    const half = (HALVES[k] as number) + slack;
    if (Math.abs(speed) < 1e-12) {
      if (Math.abs(start) > half) return Number.POSITIVE_INFINITY;
      continue;
    }
    const [near, far] = [(-half - start) / speed, (half - start) / speed];
    enter = Math.max(enter, Math.min(near, far));
    leave = Math.min(leave, Math.max(near, far));
  }
  return enter <= leave ? enter : Number.POSITIVE_INFINITY;
}

function discAt({ from, along }: Ray, x: number, y: number, z: number, radius: number): number {
  const far = (z - from[2]) / along[2];
  if (!(far > 0)) return Number.POSITIVE_INFINITY;
  return Math.hypot(from[0] + along[0] * far - x, from[1] + along[1] * far - y) <= radius ? far : Number.POSITIVE_INFINITY;
}
