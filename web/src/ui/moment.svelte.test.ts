// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Moment } from './moment.svelte';

let stop: () => void = () => {};
let sounds: string[] = [];
let ended = 0;
beforeEach(() => {
  vi.useFakeTimers();
  [sounds, ended] = [[], 0];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const BEATS = [{ at: 0, sound: 'wood' }, { at: 400 }, { at: 800, sound: 'step' }] as const;

function start({ still = false, pace = 1 } = {}): Moment {
  let created: Moment | undefined;
  stop = $effect.root(() => {
    created = new Moment({ still: () => still, pace: () => pace, play: (sound) => sounds.push(sound) });
  });
  flushSync();
  const moment = created as unknown as Moment;
  moment.start(1000, BEATS, () => (ended += 1));
  return moment;
}

test('a moment passes its beats with their sounds and ends', () => {
  const moment = start();
  vi.advanceTimersByTime(500);
  expect([moment.running, moment.beat, sounds]).toEqual([true, 2, ['wood']]);
  vi.advanceTimersByTime(500);
  expect([moment.running, moment.beat, sounds, ended]).toEqual([false, 3, ['wood', 'step'], 1]);
});

test('the speed setting applies to a moment', () => {
  const moment = start({ pace: 0.5 });
  vi.advanceTimersByTime(500);
  expect([moment.running, ended]).toEqual([false, 1]);
});

test.each(['pointerdown', 'keydown'])('a moment is skipped by %s, which is not swallowed', (name) => {
  const moment = start();
  const event = new Event(name, { bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect([moment.running, moment.beat, ended, event.defaultPrevented]).toEqual([false, 3, 1, false]);
  vi.runAllTimers();
  document.body.dispatchEvent(new Event(name, { bubbles: true }));
  expect([sounds, ended]).toEqual([[], 1]);
});

test('with reduced motion a moment is over at once and silent', () => {
  const moment = start({ still: true });
  expect([moment.running, moment.beat, ended]).toEqual([false, 3, 1]);
  vi.runAllTimers();
  expect(sounds).toEqual([]);
});

test('a moment ends with its component', () => {
  const moment = start();
  stop();
  vi.runAllTimers();
  expect([moment.running, sounds, ended]).toEqual([false, [], 0]);
});
