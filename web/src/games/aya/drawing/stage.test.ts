import { describe, expect, it } from 'vitest';
import { lyingPose, standingPose, tokenPose } from '../bodies';
import type { Pose, TableScene } from '../scene';
import { around } from './around';
import type { Ray } from './lens';
import { EMPTY, type Pickable, pick, Stage } from './stage';

const scene: TableScene = {
  ...EMPTY,
  width: 900,
  depth: 600,
  tiles: [{ id: 'start', x: 10, y: 20, angle: 30 }],
  dominoes: [
    { id: 1, kind: 'forest', pose: standingPose(0, 0, 0) },
    { id: 2, kind: 'forest', pose: standingPose(20, 0, 0) },
  ],
};

it('moving pieces have their moving pose, all others that of the scene', () => {
  const stage = new Stage();
  stage.show(scene);
  const falling: Pose = [1, 2, 3, 0, 0, 0, 1];
  stage.moving = { dominoes: new Map([[1, falling]]), animals: new Map() };
  expect(stage.poses().dominoes.get(1)).toBe(falling);
  expect(stage.poses().dominoes.get(2)).toBe(scene.dominoes[1]?.pose);
  stage.moving = null;
  expect(stage.poses().dominoes.get(1)).toBe(scene.dominoes[0]?.pose);
});

it('show reports whether the table has changed', () => {
  const stage = new Stage();
  expect(stage.show(scene)).toBe(true);
  expect(stage.show({ ...scene, dominoes: [] })).toBe(false);
  expect(stage.show({ ...scene, width: 1200 })).toBe(true);
});

it('the pieces of an empty table are the whole table', () => {
  const stage = new Stage();
  stage.show({ ...scene, tiles: [], dominoes: [] });
  expect(stage.corners('pieces')).toEqual(stage.corners('table'));
});

it('seats at the far edge need room for their names, unless there are none', () => {
  const stage = new Stage();
  const places = (count: number) =>
    Array.from({ length: count }, (_, seat) => ({ seat, name: '', stock: 1, reserve: [], turn: false, you: seat === 0 }));
  const far = (count: number, named: boolean) => {
    stage.show({ ...scene, places: places(count) });
    return Math.max(...stage.corners('table', named).map(([, y]) => y));
  };
  expect(far(4, true)).toBeGreaterThan(far(3, true) + 18);
  expect(far(4, false)).toBe(far(3, true));
});

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

describe('picking', () => {
  it.each([
    ['a domino that stands, by its footprint', 107, 2, 'domino', '1'],
    ['an animal that rides over it', 100, 10, 'animal', 'okapi'],
    ['a domino that lies, by its length', 213, 5, 'domino', '2'],
    ['a domino on a tile', 2, 6, 'domino', '3'],
    ['the tile beside it', 20, 20, 'tile', 'start'],
    ['the bare table', 300, 300, 'table', ''],
    ['off the table', 700, 0, 'off', ''],
  ])('%s', (_, x, y, piece, id) => {
    expect(pick(down(x, y), on, 0)).toEqual({ piece, id, x, y });
  });

  it('finds a pile', () => {
    const { x, y } = on.around?.discs[0] ?? { x: 0, y: 0 };
    expect(pick(down(x, y), on, 0)).toMatchObject({ piece: 'pile', id: 'desert' });
  });

  it('finds a domino that is narrowly missed, also in front of a tile', () => {
    expect(pick(down(106, -6), on, 4)).toMatchObject({ piece: 'domino', id: '1' });
    expect(pick(down(6, 0), on, 4)).toMatchObject({ piece: 'domino', id: '3' });
    expect(pick(down(106, -30), on, 4)).toMatchObject({ piece: 'table' });
  });

  it('finds the nearer of two pieces seen from the side', () => {
    const level: Ray = { from: [100, -400, 20], along: [0, 1, -0.03] };
    expect(pick(level, on, 0)).toMatchObject({ piece: 'domino', id: '1' });
  });
});
