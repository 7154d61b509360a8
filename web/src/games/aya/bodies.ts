/** Poses of the pieces of a view: the twin of `rivage.games.aya.bodies`. */
import type { AnimalBody, DominoBody, Pose, TileBody } from './scene';
import { HEIGHT, THICKNESS, TOKEN_THICKNESS } from './sizes';
import type { AyaAnimalView, AyaDominoView, AyaRest, AyaTileView, AyaView } from './wire';

const UNITS_PER_MM = 1000;
const QUATERNION_UNITS = 1_000_000;

/** The pose of a standing domino. */
export function standingPose(x: number, y: number, heading: number): Pose {
  const half = (heading * Math.PI) / 360;
  return [x, y, HEIGHT / 2, 0, 0, Math.sin(half), Math.cos(half)];
}

/** The pose of a domino laid flat with its water side up, its length along the heading. */
export function lyingPose(x: number, y: number, heading: number): Pose {
  const half = (heading * Math.PI) / 360;
  const quarter = Math.SQRT1_2;
  // Rotate the domino by a quarter turn about its width, so that it falls forward, then by the heading.
  return [
    x,
    y,
    THICKNESS / 2,
    -Math.sin(half) * quarter,
    Math.cos(half) * quarter,
    Math.sin(half) * quarter,
    Math.cos(half) * quarter,
  ];
}

/** The pose of a flat animal token at the height `under`. */
export function tokenPose(x: number, y: number, under: number): Pose {
  return [x, y, under + TOKEN_THICKNESS / 2, 0, 0, 0, 1];
}

function restPose(rest: AyaRest): Pose {
  const { x, y, z, qx, qy, qz, qw } = rest;
  return [
    x / UNITS_PER_MM,
    y / UNITS_PER_MM,
    z / UNITS_PER_MM,
    qx / QUATERNION_UNITS,
    qy / QUATERNION_UNITS,
    qz / QUATERNION_UNITS,
    qw / QUATERNION_UNITS,
  ];
}

export function dominoPose({ x, y, heading, lies, rest }: AyaDominoView): Pose {
  if (rest) return restPose(rest);
  return lies === 'buffer' ? lyingPose(x, y, heading) : standingPose(x, y, heading);
}

export function animalPose(animal: AyaAnimalView, dominoes: readonly AyaDominoView[]): Pose {
  if (animal.rest) return restPose(animal.rest);
  const camera = dominoes[animal.camera - 1];
  const under = animal.rides ? HEIGHT : camera?.lies === 'buffer' ? THICKNESS : 0;
  return tokenPose(animal.x, animal.y, under);
}

const dominoBodies = new WeakMap<AyaDominoView, DominoBody>();
const tileBodies = new WeakMap<AyaTileView, TileBody>();

/** The bodies of the whole table. Unchanged parts of a view keep their objects, and so do their bodies. */
export function bodiesOf(view: AyaView): { tiles: TileBody[]; dominoes: DominoBody[]; animals: AnimalBody[] } {
  return {
    tiles: view.tiles.map((tile) =>
      cachedBody(tileBodies, tile, () => ({ id: tile.id, x: tile.x, y: tile.y, angle: tile.angle })),
    ),
    dominoes: view.dominoes.map((domino) =>
      cachedBody(dominoBodies, domino, () => ({ id: domino.id, kind: domino.kind, pose: dominoPose(domino) })),
    ),
    animals: view.animals
      .filter((animal) => !animal.aside && animal.animal !== '')
      .map((animal) => ({ animal: animal.animal, pose: animalPose(animal, view.dominoes) })),
  };
}

function cachedBody<From extends object, Body>(cache: WeakMap<From, Body>, from: From, make: () => Body): Body {
  const known = cache.get(from);
  if (known) return known;
  const body = make();
  cache.set(from, body);
  return body;
}
