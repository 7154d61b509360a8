import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TeamPlan } from '../../shell/wire';
import { PLAN_INTERVAL_MS, PlanWatch } from './plan.svelte';
import { view as table } from './prediction/fixtures';
import type { AyaView } from './wire';

const PLAN: TeamPlan = {
  lines: [
    [
      [0, 0],
      [105, -20],
    ],
  ],
  goal: { key: 'join-tile', args: { terrain: 'desert', dominoes: 6 }, text: '' },
};

describe('the bots’ plan', () => {
  let phase = $state('placing');
  let wanted = $state(true);
  let built = $state(0);
  let asked = 0;
  const watch = (plan = async () => PLAN): PlanWatch =>
    new PlanWatch({
      view: (): AyaView => ({ ...table(), phase, tile: `tile ${built}` }),
      wanted: () => wanted,
      plan: () => () => {
        asked += 1;
        return plan();
      },
      t: (id, args) => `${id} ${Object.values(args ?? {}).join(' ')}`,
    });

  beforeEach(() => {
    vi.useFakeTimers();
    [phase, wanted, built, asked] = ['placing', true, 0, 0];
  });
  afterEach(() => vi.useRealTimers());

  it('is drawn in millimetres, and its goal is written in words', async () => {
    const plan = watch();
    await plan.refresh();
    expect(plan.lines).toEqual([{ points: [0, 0, 10.5, -2], tone: 'hint', plan: true }]);
    expect(plan.goal).toBe('goal-aya-join-tile desert 6');
  });

  it('is requested again when the table changes, but not too often', async () => {
    const plan = watch();
    await plan.refresh();
    await plan.refresh();
    expect(asked).toBe(1);
    for (built = 1; built < 5; built++) await plan.refresh();
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(PLAN_INTERVAL_MS);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(10 * PLAN_INTERVAL_MS);
    expect(asked).toBe(2);
  });

  it('is shown in the pause, and not while the river falls or when nobody wants it', async () => {
    const plan = watch();
    phase = 'pause';
    await plan.refresh();
    expect(plan.lines).toHaveLength(1);
    wanted = false;
    expect(plan.lines).toEqual([]);
    [wanted, phase] = [true, 'toppling'];
    await plan.refresh();
    expect([plan.lines, plan.goal, asked]).toEqual([[], '', 1]);
  });

  it('that cannot be had leaves the table as it is, and is requested after the next change', async () => {
    let fails = true;
    const plan = watch(async () => {
      if (fails) throw new Error('busy');
      return PLAN;
    });
    await plan.refresh();
    expect(plan.lines).toEqual([]);
    fails = false;
    built = 1;
    vi.advanceTimersByTime(PLAN_INTERVAL_MS);
    await plan.refresh();
    expect(plan.lines).toHaveLength(1);
  });

  it('that arrives after the board is gone is not requested again', async () => {
    let answer = (_: TeamPlan) => {};
    const plan = watch(() => new Promise((done) => (answer = done)));
    const request = plan.refresh();
    built = 1;
    plan.stop();
    answer(PLAN);
    await request;
    await vi.advanceTimersByTimeAsync(2 * PLAN_INTERVAL_MS);
    expect(asked).toBe(1);
  });
});
