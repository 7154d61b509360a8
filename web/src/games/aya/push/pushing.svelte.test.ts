// @vitest-environment happy-dom
import { afterEach, describe, expect, it, test } from 'vitest';
import { animal, dominoAt, tile, viewOf } from '../prediction/fixtures';
import type { Place, TableRenderer } from '../scene';
import type { AyaView } from '../wire';
import { allowedToPush, costOf, everyPushable, nextInDirection, Pushing, pushables, pushedBy, STROKE_MM } from './pushing.svelte';

let stop: () => void = () => {};
afterEach(() => stop());

/** Two rivers, one of them a single domino. `scale`: millimetres per pixel of the camera. Places are in millimetres. */
function finger(
  view: AyaView | null = viewOf({
    phase: 'toppling',
    pushes: 1,
    seat: 0,
    dominoes: [dominoAt(1, 0, 0), dominoAt(2, 20, 0), dominoAt(3, 200, 100, 90)],
  }),
  scale = 0.5,
) {
  const pushed: number[] = [];
  let held: (() => void) | null = null;
  const followed: Place[] = [];
  const renderer = {
    camera: { yaw: 0, scale, follow: (place: Place) => followed.push(place) },
    pick: () => ({ piece: 'table', id: '', x: 0, y: 0 }),
    placeAt: (left: number, top: number) => ({ x: left, y: -top }),
  } as unknown as TableRenderer;
  let made: Pushing | undefined;
  stop = $effect.root(() => {
    made = new Pushing({
      view: () => view,
      renderer: () => renderer,
      push: (dominoes) => pushed.push(...dominoes),
      after: (_milliseconds, then) => {
        held = then;
        return () => {
          held = null;
        };
      },
    });
  });
  return { pushing: made as unknown as Pushing, pushed, hold: () => held?.(), followed };
}

test('a finger that moves along a domino’s heading pushes it once', () => {
  const { pushing, pushed } = finger();
  expect(pushing.down(2, 1)).toBe(true);
  pushing.move(9, 1);
  expect(pushing.pressed).toBeCloseTo(0.5);
  expect(pushed).toEqual([]);
  pushing.move(17, 1);
  pushing.move(40, 1);
  pushing.up();
  expect(pushed).toEqual([1]);
});

test('a finger lifted early or moved another way pushes nothing', () => {
  const { pushing, pushed } = finger();
  pushing.down(2, 1);
  pushing.move(2, 60);
  pushing.move(-30, 1);
  pushing.up();
  expect([pushed, pushing.finger, pushing.pressed]).toEqual([[], null, 0]);
  expect(pushing.chosen?.domino).toBe(1);
});

test('a finger that rests long enough pushes, unless it has moved', () => {
  const still = finger();
  still.pushing.down(201, -99);
  still.hold();
  expect(still.pushed).toEqual([3]);
  stop();
  const moved = finger();
  moved.pushing.down(2, 1);
  moved.pushing.move(2, 8);
  moved.hold();
  expect(moved.pushed).toEqual([]);
});

test('a finger on the bare table is left to the camera', () => {
  const { pushing } = finger();
  expect(pushing.down(500, 300)).toBe(false);
});

test('keys cycle through the rivers and push the chosen one once until the answer', () => {
  const { pushing, pushed, followed } = finger();
  expect(pushing.candidates.map((candidate) => candidate.domino)).toEqual([1, 3]);
  expect(pushing.key('ArrowRight')).toBe(true);
  expect([pushing.chosen?.domino, followed.length]).toEqual([3, 1]);
  pushing.step(1);
  expect(pushing.chosen?.domino).toBe(1);
  pushing.push();
  pushing.push();
  expect(pushed).toEqual([1]);
  pushing.answered();
  pushing.push();
  expect(pushed).toEqual([1, 1]);
});

test('without the right to push there is nothing to choose', () => {
  const { pushing } = finger(null);
  expect([pushing.chosen, pushing.lights, pushing.key('ArrowUp'), pushing.down(2, 1)]).toEqual([null, [], false, false]);
});

test('all remaining rivers are pushed in one moment, in order, and once', () => {
  const { pushing, pushed } = finger();
  expect(pushing.pushableTogether.length).toBeGreaterThan(1);
  pushing.pushAll();
  pushing.pushAll();
  expect(pushed).toEqual(pushing.pushableTogether.map((pushable) => pushable.domino).sort((a, b) => a - b));
});

/** A table on which pushing everything at once costs tokens while a photo can still be won. */
const costlyView = viewOf({
  phase: 'toppling',
  pushes: 1,
  push_cost: 1,
  tokens: 10,
  seat: 0,
  tiles: [{ id: 'forest-end', terrain: 'forest', x: 200, y: 160, heading: 0 }] as unknown as AyaView['tiles'],
  dominoes: [dominoAt(1, 0, 0), dominoAt(2, 20, 0), dominoAt(3, 200, 100, 90)],
});

test('pushing everything for tokens needs a confirmation', () => {
  const { pushing, pushed } = finger(costlyView);
  expect([pushing.nothingToWin, pushing.price]).toEqual([false, 2]);
  pushing.pushAll();
  expect([pushed, pushing.confirming]).toEqual([[], true]);
  pushing.pushAll();
  expect(pushed).toEqual([1, 3]);
});

test.each<[string, (pushing: Pushing) => void]>([
  ['another choice', (pushing) => pushing.step(1)],
  ['the same choice again', (pushing) => pushing.choose(pushing.chosen ?? undefined)],
  ['a finger on a domino', (pushing) => pushing.down(2, 1)],
  ['the answer or a refusal', (pushing) => pushing.answered()],
  ['cancelling', (pushing) => pushing.cancelConfirmation()],
])('after %s pushing everything needs a new confirmation', (_, between) => {
  const { pushing, pushed } = finger(costlyView);
  pushing.pushAll();
  between(pushing);
  expect(pushing.confirming).toBe(false);
  pushing.pushAll();
  expect([pushed, pushing.confirming]).toEqual([[], true]);
});

test('a finger beside a domino picks the nearest one when the camera is far away', () => {
  const near = finger();
  expect(near.pushing.down(0, 40)).toBe(false);
  const { pushing, pushed } = finger(undefined, 1.5);
  expect(pushing.down(-10, 40)).toBe(true);
  pushing.move(10, 40);
  expect(pushed).toEqual([1]);
  expect(finger(undefined, 1.5).pushing.down(0, -90)).toBe(false);
});

test('before the first push the longest wave is chosen, and has a star otherwise', () => {
  const { pushing } = finger(
    viewOf({
      phase: 'toppling',
      pushes: 0,
      seat: 0,
      tiles: [{ id: 'start', terrain: 'start', x: 0, y: 0, angle: 0, ports: [0, 120] }],
      // Two rivers start on the Start tile.
      dominoes: [dominoAt(1, 0, -30), dominoAt(2, 0, 0), dominoAt(3, 20, 0), dominoAt(4, 40, 0)],
    }),
  );
  expect([pushing.chosen?.domino, pushing.chosen?.river, pushing.best]).toEqual([2, 3, 2]);
  pushing.step(1);
  expect(pushing.chosen?.domino).toBe(1);
  expect(pushing.lights.find(({ tone }) => tone === 'won')).toMatchObject({ x: 0, y: 0 });
});

/** A row of `count` dominoes in direction x. */
const row = (count: number, first: number, x: number, y = 0) =>
  Array.from({ length: count }, (_, i) => dominoAt(first + i, x + i * 20, y));

const toppling = (dominoes: AyaView['dominoes'], more: Partial<AyaView> = {}) =>
  viewOf({ phase: 'toppling', pushes: 1, dominoes, ...more });

describe('a pushable domino', () => {
  it('is the first one of each standing river, the longest first', () => {
    const found = pushables(toppling([...row(3, 1, 0), ...row(5, 4, 0, 200)]));
    expect(found.map(({ domino, river }) => [domino, river])).toEqual([
      [4, 5],
      [1, 3],
    ]);
  });

  it('is on the Start tile before the first push', () => {
    const start = { id: 'start', terrain: 'start', x: 0, y: 0, angle: 0, ports: [0, 120] };
    const view = toppling([...row(3, 1, -10), ...row(5, 4, 0, 200)], { pushes: 0, tiles: [start] });
    expect(allowedToPush(view).map((domino) => domino.id)).toEqual([1, 2, 3]);
    expect(allowedToPush({ ...view, pushes: 1 })).toHaveLength(8);
  });

  it('has not fallen, does not lie flat, and is not stuck', () => {
    const dominoes = [...row(2, 1, 0), dominoAt(3, 300, 0, 0, 'fallen'), dominoAt(4, 300, 99, 0, 'buffer')];
    expect(pushables(toppling(dominoes, { stuck: [1] })).map((pushable) => pushable.domino)).toEqual([2]);
  });
});

describe('the reach of a push', () => {
  const tiles = [tile('start', 0, 0), tile('forest-end', 110, 0), tile('pole-bend', 0, 400)];
  const animals = [animal('okapi', 10, 0, 1), animal('narwhal', 500, 500, 9), animal('hidden', 10, 0, 1, { aside: true })];

  it('is the photos that its river touches', () => {
    const [river] = pushables(toppling(row(3, 1, 0), { tiles, animals }));
    expect([river?.tiles, river?.animals]).toEqual([['forest-end'], ['okapi']]);
  });

  it('from the middle of a river is the part behind it', () => {
    const found = everyPushable(toppling(row(3, 1, 0), { tiles }));
    expect(found.map((pushable) => pushable.river)).toEqual([3, 2, 1]);
  });

  it('of a single domino is empty', () => {
    const [stray] = pushables(toppling([dominoAt(1, -300, -300)], { tiles, animals: animals.slice(1) }));
    expect([stray?.tiles, stray?.animals]).toEqual([[], []]);
  });
});

describe('the price of several pushes at once', () => {
  it('is that of the same pushes one after the other', () => {
    expect(costOf({ tokens: 10, push_cost: 0 }, 3)).toBe(2);
    expect(costOf({ tokens: 10, push_cost: 1 }, 3)).toBe(3);
    expect(costOf({ tokens: 2, push_cost: 1 }, 3)).toBe(2);
    expect(costOf({ tokens: 0, push_cost: 0 }, 3)).toBe(0);
  });
});

describe('choosing by keys', () => {
  const candidates = pushables(toppling([dominoAt(1, 0, 0), dominoAt(2, 200, 10), dominoAt(3, 0, 200)]));
  const at = (domino: number) => candidates.find((candidate) => candidate.domino === domino) ?? candidates[0];

  it('goes in the direction of the arrow', () => {
    const from = at(1);
    expect(from && nextInDirection(candidates, from, 'ArrowRight', 0).domino).toBe(2);
    expect(from && nextInDirection(candidates, from, 'ArrowUp', 0).domino).toBe(3);
    expect(from && nextInDirection(candidates, from, 'ArrowDown', 0).domino).toBe(1);
  });

  it('respects a turned camera', () => {
    const from = at(1);
    expect(from && nextInDirection(candidates, from, 'ArrowRight', 90).domino).toBe(3);
  });
});

describe('a finger', () => {
  const [domino] = pushables(toppling([dominoAt(1, 0, 0, 90)]));

  it('pushes along the heading only', () => {
    if (!domino) throw new Error('nothing to push');
    expect(pushedBy(domino, { x: 1, y: 1 }, { x: 30, y: 1 })).toBeCloseTo(0);
    expect(pushedBy(domino, { x: 1, y: 1 }, { x: 1, y: -30 })).toBe(0);
    expect(pushedBy(domino, { x: 1, y: 1 }, { x: 1, y: 1 + STROKE_MM / 2 })).toBeCloseTo(0.5);
    expect(pushedBy(domino, { x: 1, y: 1 }, { x: 1, y: 99 })).toBe(1);
  });
});
