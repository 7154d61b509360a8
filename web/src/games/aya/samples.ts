/** What the pictures of the rules show: the examples of the workshop, standing and fallen. */
import { bodiesOf, lyingPose, standingPose, tokenPose } from './bodies';
import { fallen } from './prediction/geometry';
import type { AnimalBody, DominoBody, TileBody } from './scene';
import { THICKNESS } from './sizes';
import { exampleOf } from './workshop/examples';
import type { Layout } from './workshop/layout';
import { tableView } from './workshop/view';

export interface Bodies {
  tiles: readonly TileBody[];
  dominoes: readonly DominoBody[];
  animals: readonly AnimalBody[];
}

/** How far falling dominoes carry an animal, in millimetres: about what was measured. */
const CARRIED = 12;
/** The number of the domino that shows the camera in the example of a bend. */
const CAMERA = 6;

const stands = (layout: Layout): Bodies => bodiesOf(tableView(layout));

/** The same when all has fallen: each lies on the one it toppled. */
function lies(layout: Layout): Bodies {
  const { tiles } = stands(layout);
  const dominoes = layout.dominoes.map(({ kind, x, y, heading }, index): DominoBody => {
    const flat = fallen({ x, y, a: heading });
    const [left, down, low, ...turn] = lyingPose(flat.x, flat.y, heading);
    return { id: index + 1, kind, pose: [left, down, low + (layout.dominoes.length - index) / 100, ...turn] };
  });
  const animals = layout.animals.map(({ animal, x, y }) => ({ animal, pose: tokenPose(x + CARRIED, y, 2 * THICKNESS) }));
  return { tiles, dominoes, animals };
}

function bend(): Layout {
  const layout = exampleOf('bend');
  return { ...layout, dominoes: layout.dominoes.map((one, index) => (index + 1 === CAMERA ? { ...one, kind: 'forest*' } : one)) };
}

/** Two that stand, and one that has fallen ahead of them. */
const standing: Bodies = {
  tiles: [],
  dominoes: [
    { id: 1, kind: 'forest', pose: standingPose(0, 0, 0) },
    { id: 2, kind: 'desert', pose: standingPose(20, 0, 0) },
    { id: 3, kind: 'pole', pose: lyingPose(66, 0, 0) },
  ],
  animals: [],
};

/** The table of a section's picture, made when it is wanted. */
export const samples: Readonly<Record<string, () => Bodies>> = {
  aim: () => stands(exampleOf('ride')),
  standing: () => standing,
  river: () => stands(exampleOf('turn')),
  landscape: () => stands(bend()),
  animal: () => stands(exampleOf('ride')),
  garden: () => stands(exampleOf('fork')),
  push: () => stands(exampleOf('start')),
  'landscape-photo': () => lies(bend()),
  'animal-photo': () => lies(exampleOf('ride')),
};
