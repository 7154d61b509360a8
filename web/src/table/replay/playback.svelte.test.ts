// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback, stepDuration } from './playback.svelte';
import type { Stepper } from './stepper.svelte';

/** Positions 0 to `newest`, and the displayed one; null is the current one. */
function steps(newest: number) {
  const state = $state({ cursor: null as number | null, newest, waits: false, rested: true });
  const stepper = {
    get looking() {
      return state.cursor !== null;
    },
    get newest() {
      return state.newest;
    },
    get count() {
      return state.newest;
    },
    get k() {
      return state.cursor ?? state.newest;
    },
    get beforeNewest() {
      return state.newest > 0 ? state.newest - 1 : null;
    },
    get next() {
      const at = state.cursor ?? state.newest;
      return at < state.newest ? at + 1 : null;
    },
    hold(k: number | null) {
      state.cursor = k;
    },
    goTo(k: number | null) {
      state.cursor = k;
    },
    move(by: number) {
      state.cursor = (state.cursor ?? state.newest) + by;
    },
  };
  return { state, stepper };
}

let stop: () => void = () => {};

function playback({ state, stepper }: ReturnType<typeof steps>): Playback {
  let created: Playback | undefined;
  stop = $effect.root(() => {
    created = new Playback({
      stepper: stepper as unknown as Stepper,
      rested: () => state.rested,
      summary: () => 'swims',
      pace: () => 'normal',
      waits: () => state.waits,
    });
  });
  flushSync();
  return created as unknown as Playback;
}

/** Advance the time of one step. */
function pass(): void {
  flushSync();
  vi.advanceTimersByTime(stepDuration('swims', 'normal'));
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a step lasts as long as its text takes to read, depending on the pace', () => {
  expect(stepDuration('a fish swims', 'slow')).toBeGreaterThan(stepDuration('a fish swims', 'normal'));
  expect(stepDuration('a fish swims', 'normal')).toBeGreaterThan(stepDuration('a fish swims', 'fast'));
  expect(stepDuration('a fish swims from here to there', 'normal')).toBeGreaterThan(stepDuration('a fish swims', 'normal'));
  expect(stepDuration('', 'normal')).toBeLessThan(stepDuration('x', 'normal') / 2);
  expect(stepDuration('x'.repeat(9000), 'normal')).toBe(stepDuration('x'.repeat(4000), 'normal'));
});

test('a finished match plays to its end and then shows the current position', () => {
  const fake = steps(2);
  const show = playback(fake);
  show.play();
  expect(fake.state.cursor).toBe(0);
  pass();
  expect(fake.state.cursor).toBe(1);
  pass();
  expect(fake.state).toMatchObject({ cursor: 2 });
  expect(show.playing).toBe(true);
  pass();
  expect(fake.state.cursor).toBe(null);
  expect(show.playing).toBe(false);
});

test('no step starts before the animation has ended', () => {
  const fake = steps(3);
  const show = playback(fake);
  show.play();
  fake.state.rested = false;
  pass();
  pass();
  expect(fake.state.cursor).toBe(0);
  fake.state.rested = true;
  pass();
  expect(fake.state.cursor).toBe(1);
});

test('a pause holds at the newest position, and playback continues from there', () => {
  const fake = steps(3);
  fake.state.waits = true;
  const show = playback(fake);
  // Pause while watching live.
  show.pause();
  expect(fake.state.cursor).toBe(3);
  fake.state.newest = 5;
  pass();
  expect(fake.state.cursor).toBe(3);
  show.play();
  pass();
  expect(fake.state.cursor).toBe(4);
});

test('live positions are played at the pace until the match is over', () => {
  const fake = steps(1);
  fake.state.waits = true;
  const show = playback(fake);
  fake.state.cursor = 0;
  show.play();
  pass();
  pass();
  expect(fake.state.cursor).toBe(1);
  // New positions during a step neither shorten it nor are skipped.
  fake.state.newest = 2;
  flushSync();
  vi.advanceTimersByTime(stepDuration('swims', 'normal') - 10);
  fake.state.newest = 9;
  flushSync();
  vi.advanceTimersByTime(20);
  flushSync();
  expect(fake.state.cursor).toBe(2);
  fake.state.newest = 2;
  fake.state.waits = false;
  pass();
  expect(fake.state.cursor).toBe(null);
});

test('the button to the end plays the last step of a finished match', () => {
  const fake = steps(9);
  const held: (number | null)[] = [];
  const { hold } = fake.stepper;
  fake.stepper.hold = (k) => {
    held.push(k);
    hold(k);
  };
  const show = playback(fake);
  for (const [showing, waits, at, wanted] of [
    [true, false, 3, [8]],
    [true, false, 8, []],
    [true, true, 3, []],
    [false, false, 3, []],
  ] as const) {
    held.length = 0;
    fake.state.cursor = at;
    fake.state.waits = waits;
    show.end(showing);
    expect(held).toEqual(wanted);
    expect(fake.state.cursor).toBe(null);
  }
});

test('stepping manually stops playback', () => {
  const fake = steps(4);
  const show = playback(fake);
  show.play();
  pass();
  show.move(1);
  expect(fake.state.cursor).toBe(2);
  pass();
  expect(fake.state.cursor).toBe(2);
  expect(show.playing).toBe(false);
});

test('an empty match cannot be played', () => {
  const shown = steps(0);
  const player = playback(shown);
  player.toggle();
  expect(player.running).toBe(false);
  expect(shown.stepper.looking).toBe(false);
});
