// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Hand } from '../hand/hand.svelte';
import { view as table } from '../prediction/fixtures';
import type { Helper } from './advice.svelte';
import { StatusText } from './statusText.svelte';

let stop: () => void = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A hand that holds a domino, with a status text whose inputs the test can change. */
function holding() {
  let refusal = $state('');
  let suggestion = $state.raw<Helper['suggestion']>(null);
  let [pingMode, draws, late] = $state([false, false, false]);
  const announced: string[] = [];
  let made: StatusText | undefined;
  const hand = new Hand({
    get view() {
      return table();
    },
    seat: 0,
    canAct: true,
  });
  stop = $effect.root(() => {
    made = new StatusText({
      view: table(),
      seat: 0,
      hand,
      helper: {
        get suggestion() {
          return suggestion;
        },
      },
      sender: {
        get refusal() {
          return refusal;
        },
        reasonKey: 'astride',
      },
      pointing: {
        byKeys: true,
        get pingMode() {
          return pingMode;
        },
      },
      get draws() {
        return draws;
      },
      sceneBuilder: {
        get buffers() {
          return late ? {} : null;
        },
      },
      announce: (text) => announced.push(text),
      t: (id) => id,
    });
  });
  return {
    hand,
    status: made as unknown as StatusText,
    announced,
    refuse: (text: string) => (refusal = text),
    suggest: (spot: NonNullable<Helper['suggestion']>) => (suggestion = spot),
    setState: (...next: [boolean, boolean, boolean]) => ([pingMode, draws, late] = next),
  };
}

test('a refusal comes before the helper’s reason, and that before the verdict', () => {
  const { hand, status, refuse, suggest } = holding();
  expect([status.near, status.spot]).toEqual([null, null]);
  hand.put({ x: 100, y: 50, a: 0 });
  expect(status.near?.text).not.toBe('');
  const spot = hand.spot ?? { x: 0, y: 0, a: 0 };
  suggest({ spot, text: 'because' } as NonNullable<Helper['suggestion']>);
  expect(status.near?.text).toBe('because');
  refuse('no');
  expect(status.near).toEqual({ tone: 'bad', text: 'no' });
  expect(status.spot).toEqual(hand.spot);
});

test('the status is announced once a hand moved by keys rests', () => {
  vi.useFakeTimers();
  const { refuse, announced } = holding();
  for (const text of ['first', 'second']) {
    refuse(text);
    flushSync();
  }
  vi.runAllTimers();
  expect(announced).toEqual(['second']);
});

test('the prompt for a mark comes before that for lying dominoes', () => {
  const { status, setState } = holding();
  setState(false, false, true);
  expect(status.inProgress).toBe('aya-prompt-flat');
  setState(true, false, true);
  expect(status.inProgress).toBe('aya-prompt-ping');
});
