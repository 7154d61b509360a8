import { expect, it } from 'vitest';
import { BEST, LEVELS, Quality } from './quality';

/** Run frames for `seconds`, each of the duration that `each` returns, and collect the results other than `stay`. */
function run(quality: Quality, from: number, seconds: number, each: (level: number) => number): string[] {
  const done: string[] = [];
  for (let now = from; now < from + seconds * 1000; ) {
    const took = each(quality.level);
    now += took;
    const what = quality.record(took, now);
    if (what !== 'stay') done.push(what);
  }
  return done;
}

it('stays at the best level if frames are fast', () => {
  const quality = new Quality();
  expect(run(quality, 0, 300, () => 16)).toEqual([]);
  expect(quality.level).toBe(BEST);
});

it('ignores single slow frames', () => {
  const quality = new Quality();
  let k = 0;
  expect(run(quality, 0, 60, () => (++k % 8 === 0 ? 300 : 16))).toEqual([]);
});

it('steps down until frames are fast enough, and no further', () => {
  const quality = new Quality();
  expect(run(quality, 0, 20, (level) => (level === BEST ? 60 : 25))).toEqual(['change']);
  expect(quality.level).toBe(BEST - 1);
});

it('gives up if even the simplest picture is slow', () => {
  const quality = new Quality();
  expect(run(quality, 0, 12, () => 200)).toEqual(['change', 'change', 'change', 'give-up']);
  expect(quality.level).toBe(0);
});

it('does not give up after a short slow phase', () => {
  const quality = new Quality();
  run(quality, 0, 6, () => 200);
  expect(quality.level).toBe(0);
  expect([
    ...run(quality, 6_000, 3, () => 200),
    ...run(quality, 9_000, 2, () => 60),
    ...run(quality, 11_000, 5, () => 200),
  ]).toEqual([]);
});

it('steps up after a minute, and not again to a level that was too slow', () => {
  const quality = new Quality();
  run(quality, 0, 5, (level) => (level === BEST ? 60 : 10));
  expect(run(quality, 5_000, 50, () => 10)).toEqual([]);
  expect(run(quality, 55_000, 20, (level) => (level === BEST ? 60 : 10))).toEqual(['change', 'change']);
  expect(quality.level).toBe(BEST - 1);
  expect(run(quality, 80_000, 600, () => 10)).toEqual([]);
});

it('reduces sharpness and shadows step by step, and starts at a given level', () => {
  const steps = LEVELS.slice(1).map((level, k) => [
    level.sharp - (LEVELS[k]?.sharp ?? 0),
    level.shadows - (LEVELS[k]?.shadows ?? 0),
  ]);
  expect(steps.every(([sharp, shadows]) => (sharp ?? 0) > 0 && (shadows ?? -1) >= 0)).toBe(true);
  expect(LEVELS[0]?.shadows).toBe(0);
  expect(new Quality(0).level).toBe(0);
});
