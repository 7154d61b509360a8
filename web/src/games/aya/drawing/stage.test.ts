import { expect, it } from 'vitest';
import { standingPose } from '../bodies';
import type { Pose, TableScene } from '../scene';
import { EMPTY, Stage } from './stage';

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

it('what moves is where it moves, all else where the scene has it, until nothing moves', () => {
  const stage = new Stage();
  stage.show(scene);
  const falling: Pose = [1, 2, 3, 0, 0, 0, 1];
  stage.moving = { dominoes: new Map([[1, falling]]), animals: new Map() };
  expect(stage.poses().dominoes.get(1)).toBe(falling);
  expect(stage.poses().dominoes.get(2)).toBe(scene.dominoes[1]?.pose);
  stage.moving = null;
  expect(stage.poses().dominoes.get(1)).toBe(scene.dominoes[0]?.pose);
});

it('says when the table is another one', () => {
  const stage = new Stage();
  expect(stage.show(scene)).toBe(true);
  expect(stage.show({ ...scene, dominoes: [] })).toBe(false);
  expect(stage.show({ ...scene, width: 1200 })).toBe(true);
});

it('an empty table is looked at as a whole when its pieces are asked for', () => {
  const stage = new Stage();
  stage.show({ ...scene, tiles: [], dominoes: [] });
  expect(stage.corners('pieces')).toEqual(stage.corners('table'));
});

it('where people sit at the far side all of the table is seen with their names, unless there are none', () => {
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
