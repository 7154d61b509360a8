// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { effect, view } from '../fixtures';
import type { AnyEffect, DeepRiverView } from '../types';
import { Queue, unfold } from './queue';

/** A fake stage that records its calls; the test advances the time. */
function stage(speed = 1) {
  const log: string[] = [];
  const timers: (() => void)[] = [];
  const queue = new Queue({
    show: (_scene, shown) => shown && log.push(shown.t),
    settle: (settled: DeepRiverView) => log.push(`settled ${settled.turn}`),
    rest: () => log.push('rest'),
    wait: () =>
      new Promise((done) => {
        timers.push(done);
      }),
    speed: () => speed,
  });
  const tick = async () => {
    for (const timer of timers.splice(0)) timer();
    await new Promise((done) => setTimeout(done));
  };
  return { queue, log, tick };
}

const swam: AnyEffect = { t: 'swam', piece: 'e', origin: 0, target: 2 };
const walked: AnyEffect = { t: 'walked', origin: 4, target: 6, why: 'nest' };
const moment = (turn: number, last: AnyEffect[]) => view('./././.+./././.', '50/50', { turn, last });

describe('the animation queue', () => {
  it('shows each effect, then the view', async () => {
    const { queue, log, tick } = stage();
    queue.push(moment(0, []), false);
    queue.push(moment(1, [swam, walked]), true);
    for (let n = 0; n < 4; n += 1) await tick();
    expect(log).toEqual(['settled 0', 'rest', 'swam', 'walked', 'walked', 'settled 1', 'rest']);
  });

  it('queues later views and settles only when none is left', async () => {
    const { queue, log, tick } = stage();
    queue.push(moment(0, []), false);
    queue.push(moment(1, [swam]), true);
    queue.push(moment(2, [swam]), true);
    expect(log).toEqual(['settled 0', 'rest', 'swam']);
    await tick();
    await tick();
    expect(log).toEqual(['settled 0', 'rest', 'swam', 'settled 1', 'swam', 'settled 2', 'rest']);
  });

  it('drops queued views on a jump', async () => {
    const { queue, log, tick } = stage();
    queue.push(moment(0, []), false);
    queue.push(moment(1, [swam, walked]), true);
    queue.push(moment(5, []), false);
    await tick();
    queue.push(moment(6, [swam]), true);
    await tick();
    expect(log).toEqual(['settled 0', 'rest', 'swam', 'settled 5', 'rest', 'swam', 'settled 6', 'rest']);
  });

  it('shows nothing after it was stopped', async () => {
    const { queue, log, tick } = stage();
    queue.push(moment(0, []), false);
    queue.push(moment(1, [swam, walked]), true);
    queue.stop();
    await tick();
    expect(log).toEqual(['settled 0', 'rest', 'swam']);
  });

  it('shows everything at once without animation', () => {
    const { queue, log } = stage(0);
    queue.push(moment(0, []), false);
    queue.push(moment(1, [swam, walked]), true);
    expect(log).toEqual(['settled 0', 'rest', 'settled 1', 'rest']);
  });
});

it('the bear walks step by step', () => {
  expect(unfold([effect({ t: 'walked', origin: 3, target: 0, why: 'tile' })])).toEqual([
    { t: 'walked', origin: 3, target: 2, why: 'tile' },
    { t: 'walked', origin: 2, target: 1, why: 'tile' },
    { t: 'walked', origin: 1, target: 0, why: 'tile' },
  ]);
});
