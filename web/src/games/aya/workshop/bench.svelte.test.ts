import { expect, test, vi } from 'vitest';
import type { Toppled } from '../../../shell/api/wire';
import { Bench, type PushRequest } from './bench.svelte';
import { exampleOf } from './examples';
import { EMPTY } from './layout';

const answer = (rest: string): Toppled => ({
  motion: 'm',
  seconds: 1,
  rest,
  fell: [1],
  stands: 0,
  stretches: [],
  breaks: [],
  findings: [],
});
const LIES = '0,0,3000,0,707107,0,707107';

test('placed pieces are on the table, and every step can be undone', () => {
  const bench = new Bench(vi.fn());
  bench.hold({ kind: 'forest', tile: '' });
  bench.put('place 10,20.5,90');
  bench.put('place 10,40.5,90');
  expect(bench.layout.dominoes.map(({ kind, x, y, heading }) => [kind, x, y, heading])).toEqual([
    ['forest', 10, 20.5, 90],
    ['forest', 10, 40.5, 90],
  ]);
  bench.hold({ kind: 'forest*', tile: '' });
  bench.put('animal 10,60.5,90 10,50.5');
  expect(bench.layout.animals).toEqual([{ animal: 'eurasian-lynx', x: 10, y: 50.5 }]);
  bench.hold({ kind: 'pole*', tile: 'pole-bend' });
  bench.put('lay 200,0,180 140,0,0');
  expect(bench.layout.tiles).toEqual([{ id: 'pole-bend', x: 200, y: 0, angle: 180 }]);
  expect(bench.holding).toEqual({ kind: '', tile: '' });
  for (let step = 0; step < 4; step++) bench.undo();
  expect(bench.layout).toBe(EMPTY);
});

test('a domino can be turned, and removed together with its animal', () => {
  const bench = new Bench(vi.fn());
  bench.show(exampleOf('ride'));
  const count = bench.layout.dominoes.length;
  bench.picked = 1;
  bench.turn(-5);
  expect(bench.layout.dominoes[0]?.heading).toBe(355);
  bench.picked = bench.view.animals[0]?.camera ?? 0;
  bench.remove();
  expect(bench.layout.dominoes).toHaveLength(count - 1);
  expect(bench.layout.animals).toEqual([]);
});

test('a second push includes the first one, and setting up resets both', async () => {
  const asked: PushRequest[] = [];
  const bench = new Bench((request) => {
    asked.push(request);
    return Promise.resolve(answer(asked.length === 1 ? `rest 1:${LIES} 2:${LIES}` : `rest 3:${LIES}`));
  });
  bench.show(exampleOf('row'));
  const moved = vi.fn();
  await bench.push(moved);
  expect(moved).toHaveBeenCalledWith('m');
  expect(bench.view.dominoes.slice(0, 3).map((domino) => domino.lies)).toEqual(['fallen', 'fallen', '']);
  expect(bench.next).toBe(3);
  await bench.push(moved);
  expect(asked.map((request) => request.pushes)).toEqual([[1], [1, 3]]);
  expect(bench.view.dominoes[2]?.lies).toBe('fallen');
  bench.setUp();
  expect(bench.view.dominoes.every((domino) => domino.lies === '')).toBe(true);
  expect(bench.next).toBe(1);
});

test('a refused push leaves the table as it was', async () => {
  const bench = new Bench(() => Promise.reject(new Error('no')));
  bench.show(exampleOf('row'));
  await expect(bench.push(() => {})).rejects.toThrow('no');
  expect([bench.busy, bench.fallen, bench.pushes]).toEqual([false, false, []]);
});
