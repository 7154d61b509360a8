/** The tables in the pictures of the rules, and the painted faces that all pictures of a page share. */
import { bodiesOf, lyingPose, standingPose, tokenPose } from '../bodies';
import { Faces } from '../drawing/faces';
import { fallen } from '../prediction/geometry';
import type { AnimalBody, DominoBody, TileBody } from '../scene';
import { THICKNESS } from '../sizes';
import { exampleOf } from '../workshop/examples';
import type { Layout } from '../workshop/layout';
import { tableView } from '../workshop/layout';

export const SHOWN_FACES = {
  dominoes: ['forest', 'forest*', 'desert', 'pole', 'garden'],
  tiles: ['start', 'forest-bend', 'forest-end'],
  animals: ['okapi'],
};

let faces: Faces | null = null;
let facesLoaded = false;
let frame = 0;
const painters = new Set<(faces: Faces) => void>();

/** Repaint all pictures once for all groups of faces that arrived together. */
function repaint(): void {
  facesLoaded = true;
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    if (faces) for (const paint of painters) paint(faces);
  });
}

/** Paint as soon as the faces are available, and again when more have arrived. Returns a function that stops this. */
export function withFaces(paint: (faces: Faces) => void): () => void {
  faces ??= new Faces(repaint, SHOWN_FACES);
  painters.add(paint);
  // Paint at once, because printing does not wait for the next frame.
  if (facesLoaded) paint(faces);
  return () => painters.delete(paint);
}

export interface Bodies {
  tiles: readonly TileBody[];
  dominoes: readonly DominoBody[];
  animals: readonly AnimalBody[];
}

/** Millimetres by which falling dominoes carry an animal, about as measured. */
const CARRY_MM = 12;
/** Number of the camera domino in the example of a bend. */
const CAMERA_DOMINO = 6;

const standingBodies = (layout: Layout): Bodies => bodiesOf(tableView(layout));

/** The table after everything has fallen: each domino lies on the one it toppled. */
function fallenBodies(layout: Layout): Bodies {
  const { tiles } = standingBodies(layout);
  const dominoes = layout.dominoes.map(({ kind, x, y, heading }, index): DominoBody => {
    const flat = fallen({ x, y, a: heading });
    const [left, down, low, ...turn] = lyingPose(flat.x, flat.y, heading);
    return { id: index + 1, kind, pose: [left, down, low + (layout.dominoes.length - index) / 100, ...turn] };
  });
  const animals = layout.animals.map(({ animal, x, y }) => ({ animal, pose: tokenPose(x + CARRY_MM, y, 2 * THICKNESS) }));
  return { tiles, dominoes, animals };
}

function bend(): Layout {
  const layout = exampleOf('bend');
  return {
    ...layout,
    dominoes: layout.dominoes.map((domino, index) => (index + 1 === CAMERA_DOMINO ? { ...domino, kind: 'forest*' } : domino)),
  };
}

/** Two standing dominoes, and one that has fallen in front of them. */
const standing: Bodies = {
  tiles: [],
  dominoes: [
    { id: 1, kind: 'forest', pose: standingPose(0, 0, 0) },
    { id: 2, kind: 'desert', pose: standingPose(20, 0, 0) },
    { id: 3, kind: 'pole', pose: lyingPose(66, 0, 0) },
  ],
  animals: [],
};

/** Functions that create the tables of the sections' pictures. */
export const samples: Readonly<Record<string, () => Bodies>> = {
  aim: () => standingBodies(exampleOf('ride')),
  standing: () => standing,
  river: () => standingBodies(exampleOf('turn')),
  landscape: () => standingBodies(bend()),
  animal: () => standingBodies(exampleOf('ride')),
  garden: () => standingBodies(exampleOf('fork')),
  push: () => standingBodies(exampleOf('start')),
  'landscape-photo': () => fallenBodies(bend()),
  'animal-photo': () => fallenBodies(exampleOf('ride')),
};
