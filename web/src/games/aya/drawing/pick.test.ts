import { describe, expect, it } from 'vitest';
import { lyingPose, standingPose, tokenPose } from '../bodies';
import { around } from './around';
import type { Ray } from './lens';
import { type Pickable, pick } from './pick';

const down = (x: number, y: number): Ray => ({ from: [x, y, 500], along: [0, 0, -1] });
const on: Pickable = {
  width: 1200,
  depth: 800,
  tiles: [{ id: 'start', x: 0, y: 0, angle: 0 }],
  dominoes: [
    { id: 1, kind: 'forest', pose: standingPose(100, 0, 90) },
    { id: 2, kind: 'pole', pose: lyingPose(200, 0, 0) },
    { id: 3, kind: 'pole', pose: standingPose(0, 0, 0) },
  ],
  animals: [{ animal: 'okapi', pose: tokenPose(100, 20, 30) }],
  poseOf: (body) => body.pose,
  around: around(1200, 800, [{ terrain: 'desert', tiles: 3, animals: 5, top: '' }], []),
};

describe('what is under a point', () => {
  it.each([
    ['a domino that stands, by its footprint', 107, 2, 'domino', '1'],
    ['an animal that rides over it', 100, 10, 'animal', 'okapi'],
    ['a domino that lies, by its length', 213, 5, 'domino', '2'],
    ['a domino on a tile', 2, 6, 'domino', '3'],
    ['the tile beside it', 20, 20, 'tile', 'start'],
    ['the bare table', 300, 300, 'table', ''],
    ['what is beyond it', 700, 0, 'off', ''],
  ])('%s', (_, x, y, piece, id) => {
    expect(pick(down(x, y), on, 0)).toEqual({ piece, id, x, y });
  });

  it('a pile', () => {
    const { x, y } = on.around?.discs[0] ?? { x: 0, y: 0 };
    expect(pick(down(x, y), on, 0)).toMatchObject({ piece: 'pile', id: 'desert' });
  });

  it('a domino that is missed by little is meant, also before a tile', () => {
    expect(pick(down(106, -6), on, 4)).toMatchObject({ piece: 'domino', id: '1' });
    expect(pick(down(6, 0), on, 4)).toMatchObject({ piece: 'domino', id: '3' });
    expect(pick(down(106, -30), on, 4)).toMatchObject({ piece: 'table' });
  });

  it('from the side, what stands before hides what is behind', () => {
    const level: Ray = { from: [100, -400, 20], along: [0, 1, -0.03] };
    expect(pick(level, on, 0)).toMatchObject({ piece: 'domino', id: '1' });
  });
});
