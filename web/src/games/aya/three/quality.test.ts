import { expect, it } from 'vitest';
import { BEST, Quality } from './quality';

/** Frames that take so long, one after another, for so many seconds; what was done, besides nothing. */
function run(quality: Quality, from: number, seconds: number, each: (level: number) => number): string[] {
  const done: string[] = [];
  for (let now = from; now < from + seconds * 1000; ) {
    const took = each(quality.level);
    now += took;
    const what = quality.note(took, now);
    if (what !== 'stay') done.push(what);
  }
  return done;
}

it('stays at the best where frames are quick', () => {
  const quality = new Quality();
  expect(run(quality, 0, 300, () => 16)).toEqual([]);
  expect(quality.level).toBe(BEST);
});

it('one slow frame is nothing', () => {
  const quality = new Quality();
  let k = 0;
  expect(run(quality, 0, 60, () => (++k % 8 === 0 ? 300 : 16))).toEqual([]);
});

it('steps down until frames are quick enough, and no further', () => {
  const quality = new Quality();
  expect(run(quality, 0, 20, (level) => (level === BEST ? 60 : 25))).toEqual(['change']);
  expect(quality.level).toBe(BEST - 1);
});

it('gives up where even the simplest picture takes long', () => {
  const quality = new Quality();
  expect(run(quality, 0, 10, () => 200)).toEqual(['change', 'change', 'give-up']);
  expect(quality.level).toBe(0);
});

it('does not give up for a bad moment', () => {
  const quality = new Quality();
  run(quality, 0, 4, () => 200);
  expect(quality.level).toBe(0);
  expect([
    ...run(quality, 4_000, 3, () => 200),
    ...run(quality, 7_000, 2, () => 60),
    ...run(quality, 9_000, 5, () => 200),
  ]).toEqual([]);
});

it('goes up again after a minute, and not to what was too much again', () => {
  const quality = new Quality();
  run(quality, 0, 5, (level) => (level === BEST ? 60 : 10));
  expect(run(quality, 5_000, 50, () => 10)).toEqual([]);
  expect(run(quality, 55_000, 20, (level) => (level === BEST ? 60 : 10))).toEqual(['change', 'change']);
  expect(quality.level).toBe(BEST - 1);
  expect(run(quality, 80_000, 600, () => 10)).toEqual([]);
});
