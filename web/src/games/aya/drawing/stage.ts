/** The scene that is shown with what is moving in it: what both drawings ask before they draw. */
import type { AnimalBody, DominoBody, Moving, Pose, TableRenderer, TableScene } from '../scene';
import { TILE_RADIUS, TOKEN_RADIUS } from '../sizes';
import { type Around, around, BORDER } from './around';
import type { Point } from './lens';
import type { Pickable } from './pick';

/** A table with nothing on it. */
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
/** Around the table, to the edge of the picture; and behind it, where the names of who sits there stand. */
const MARGIN = 8;
const NAMES = 40;
/** Around a lone piece so much of the table is shown with it, in millimetres. */
const COMPANY = 70;

export class Stage {
  scene: TableScene = EMPTY;
  moving: Moving | null = null;
  #around: Around | null = null;

  /** Take the next scene. Tells whether the table itself is another one. */
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

  /** Corners of what a camera is to have in its picture, with or without the names around it. */
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
      for (const tile of tiles) square(tile.x, tile.y, TILE_RADIUS + COMPANY / 2);
      for (const body of dominoes) square(this.domino(body)[0], this.domino(body)[1], COMPANY);
      for (const body of animals) square(this.animal(body)[0], this.animal(body)[1], TOKEN_RADIUS + COMPANY / 2);
      if (found.length > 0) return found;
    }
    const [left, right] = [-width / 2 - BORDER.side - MARGIN, width / 2 + BORDER.side + MARGIN];
    const behind = named && this.around.seats.some(({ out }) => out.y > 0.5) ? NAMES : MARGIN;
    const [low, high] = [-depth / 2 - BORDER.bottom - MARGIN, depth / 2 + BORDER.top + behind];
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

  /** Poses of this moment, to be kept with the picture that is made of them. */
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
