import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Advice, TeamPlan } from '../../../shell/api/wire';
import { Hand } from '../hand/hand.svelte';
import { view as table } from '../prediction/fixtures';
import type { AyaView } from '../wire';
import { buttonFor, Helper, PLAN_INTERVAL_MS, PlanWatch, readAdvice } from './advice.svelte';

describe('advice', () => {
  it('is read from the notation of actions', () => {
    expect(readAdvice('lay 200,0,180 138,0.5,0')).toMatchObject({
      verb: 'lay',
      tile: { x: 200, y: 0, a: 180 },
      spot: { x: 138, y: 0.5, a: 0 },
    });
    expect(readAdvice('animal 220,0,0 210,0')).toMatchObject({ spot: { x: 220, y: 0, a: 0 }, animal: { x: 210, y: 0 } });
    expect(readAdvice('fork 1,2,3 ~ 10,0,0')).toMatchObject({ verb: 'fork', spot: { x: 1, y: 2, a: 3 } });
    expect(readAdvice('raise 12')).toMatchObject({ domino: 12, spot: null });
  });

  it('names the button that leads there', () => {
    expect(buttonFor(readAdvice('place 1,2,3'), 'choose')).toBe('plain');
    expect(buttonFor(readAdvice('animal 1,2,3 1,2'), 'choose')).toBe('animal');
    expect(buttonFor(readAdvice('reserve'), 'stand')).toBe('reserve');
    expect(buttonFor(readAdvice('place 1,2,3'), 'stand')).toBe('');
  });

  const asked: ((advice: Advice | Error) => void)[] = [];
  let turn = $state(0);
  let wantsHelp = $state(true);
  const view = (): AyaView => ({ ...table(), turn });
  const hand = new Hand({
    get view() {
      return view();
    },
    seat: 0,
    canAct: true,
  });
  const made = (): Helper =>
    new Helper({
      get view() {
        return view();
      },
      hand,
      seat: 0,
      get wantsHelp() {
        return wantsHelp;
      },
      advice: () =>
        new Promise((done, fail) => {
          asked.push((said) => (said instanceof Error ? fail(said) : done(said)));
        }),
      t: (id) => id,
    });
  const adviceOf = (key: string, action = 'draw'): Advice => ({ action, key, args: {}, text: '' });
  beforeEach(() => {
    asked.length = 0;
    wantsHelp = true;
  });

  it('is requested once for each key, and a late answer is dropped', async () => {
    const helper = made();
    turn = 0;
    const first = helper.request();
    void helper.request();
    expect(helper.pending).toBe(true);
    turn = 1;
    const second = helper.request();
    expect(asked).toHaveLength(2);
    asked[1]?.(adviceOf('take', 'take'));
    asked[0]?.(adviceOf('draw'));
    await Promise.all([first, second]);
    expect(helper.advice?.action).toBe('take');
    expect(helper.pending).toBe(false);
  });

  it('is shown at length once, then in brief, or by its button alone', async () => {
    const helper = made();
    const heard: string[] = [];
    for (const [k, key] of ['leads-home', 'draw', 'leads-home', 'draw', 'push'].entries()) {
      turn = k;
      const answer = helper.request();
      asked.at(-1)?.(adviceOf(key));
      await answer;
      heard.push(helper.reason);
    }
    expect(heard).toEqual(['advice-aya-leads-home', 'advice-aya-draw', 'aya-brief-leads-home', '', 'advice-aya-push']);
  });

  it('falls back to the client’s own suggestion when the request fails', async () => {
    const helper = made();
    turn = 7;
    const answer = helper.request();
    asked[0]?.(new Error('busy'));
    await answer;
    expect([helper.failed, helper.pending]).toEqual([true, false]);
    wantsHelp = false;
    await helper.request();
    expect([helper.advice, helper.failed, asked.length]).toEqual([null, false, 1]);
  });
});

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
      get view(): AyaView {
        return { ...table(), phase, tile: `tile ${built}` };
      },
      get wantsPlan() {
        return wanted;
      },
      plan: () => {
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

  it('is drawn in millimetres, and its goal is shown as text', async () => {
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

  it('is shown in the pause, and not during a fall or when switched off', async () => {
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

  it('leaves the table as it is after a failed request, and is requested again', async () => {
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

  it('that arrives after the board is destroyed is not requested again', async () => {
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
