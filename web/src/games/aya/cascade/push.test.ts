import { describe, expect, it } from 'vitest';
import { animal, dominoAt, tile, viewOf } from '../prediction/fixtures';
import type { AyaView } from '../wire';
import { allowed, beside, costOf, everyPushable, pushables, pushedBy, STROKE } from './push';

/** A row of so many along x, from `x` on. */
const row = (count: number, first: number, x: number, y = 0) =>
  Array.from({ length: count }, (_, i) => dominoAt(first + i, x + i * 20, y));

const toppling = (dominoes: AyaView['dominoes'], more: Partial<AyaView> = {}) =>
  viewOf({ phase: 'toppling', pushes: 1, dominoes, ...more });

describe('what may be pushed', () => {
  it('is the first of each river that stands, the longest first', () => {
    const found = pushables(toppling([...row(3, 1, 0), ...row(5, 4, 0, 200)]));
    expect(found.map(({ domino, river }) => [domino, river])).toEqual([
      [4, 5],
      [1, 3],
    ]);
  });

  it('at first is on the Start tile', () => {
    const start = { id: 'start', terrain: 'start', x: 0, y: 0, angle: 0, ports: [0, 120] };
    const view = toppling([...row(3, 1, -10), ...row(5, 4, 0, 200)], { pushes: 0, tiles: [start] });
    expect(allowed(view).map((domino) => domino.id)).toEqual([1, 2, 3]);
    expect(allowed({ ...view, pushes: 1 })).toHaveLength(8);
  });

  it('is not what fell, lies flat or did not fall when it was pushed', () => {
    const dominoes = [...row(2, 1, 0), dominoAt(3, 300, 0, 0, 'fallen'), dominoAt(4, 300, 99, 0, 'buffer')];
    expect(pushables(toppling(dominoes, { stuck: [1] })).map((one) => one.domino)).toEqual([2]);
  });
});

describe('what a push can reach', () => {
  const tiles = [tile('start', 0, 0), tile('forest-end', 110, 0), tile('pole-bend', 0, 400)];
  const animals = [animal('okapi', 10, 0, 1), animal('narwhal', 500, 500, 9), animal('hidden', 10, 0, 1, { aside: true })];

  it('is told by the photos that its river touches', () => {
    const [river] = pushables(toppling(row(3, 1, 0), { tiles, animals }));
    expect([river?.tiles, river?.animals]).toEqual([['forest-end'], ['okapi']]);
  });

  it('of a domino in the middle is what lies behind it', () => {
    const found = everyPushable(toppling(row(3, 1, 0), { tiles }));
    expect(found.map((one) => one.river)).toEqual([3, 2, 1]);
  });

  it('of a stray is nothing', () => {
    const [stray] = pushables(toppling([dominoAt(1, -300, -300)], { tiles, animals: animals.slice(1) }));
    expect([stray?.tiles, stray?.animals]).toEqual([[], []]);
  });
});

describe('several pushes in one moment', () => {
  it('cost what they would cost one after the other', () => {
    expect(costOf({ tokens: 10, push_cost: 0 }, 3)).toBe(2);
    expect(costOf({ tokens: 10, push_cost: 1 }, 3)).toBe(3);
    expect(costOf({ tokens: 2, push_cost: 1 }, 3)).toBe(2);
    expect(costOf({ tokens: 0, push_cost: 0 }, 3)).toBe(0);
  });
});

describe('choosing by keys', () => {
  const among = pushables(toppling([dominoAt(1, 0, 0), dominoAt(2, 200, 10), dominoAt(3, 0, 200)]));
  const at = (domino: number) => among.find((one) => one.domino === domino) ?? among[0];

  it('goes where the arrow points', () => {
    const from = at(1);
    expect(from && beside(among, from, 'ArrowRight', 0).domino).toBe(2);
    expect(from && beside(among, from, 'ArrowUp', 0).domino).toBe(3);
    expect(from && beside(among, from, 'ArrowDown', 0).domino).toBe(1);
  });

  it('on a table that is seen from its side too', () => {
    const from = at(1);
    expect(from && beside(among, from, 'ArrowRight', 90).domino).toBe(3);
  });
});

describe('a finger', () => {
  const [domino] = pushables(toppling([dominoAt(1, 0, 0, 90)]));

  it('pushes along the heading only', () => {
    if (!domino) throw new Error('nothing to push');
    expect(pushedBy(domino, { x: 1, y: 1 }, { x: 30, y: 1 })).toBeCloseTo(0);
    expect(pushedBy(domino, { x: 1, y: 1 }, { x: 1, y: -30 })).toBe(0);
    expect(pushedBy(domino, { x: 1, y: 1 }, { x: 1, y: 1 + STROKE / 2 })).toBeCloseTo(0.5);
    expect(pushedBy(domino, { x: 1, y: 1 }, { x: 1, y: 99 })).toBe(1);
  });
});
