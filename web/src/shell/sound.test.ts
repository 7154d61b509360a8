// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

let made: { state: string; resume: () => Promise<void> }[] = [];
let woken = 0;

beforeEach(() => {
  made = [];
  woken = 0;
  vi.resetModules();
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      constructor() {
        made.push(this);
      }
      resume(): Promise<void> {
        woken += 1;
        return Promise.reject(new Error('not before a touch'));
      }
    },
  );
});

test('everything sounds in one place, which is woken whenever it sleeps', async () => {
  const { audioContext } = await import('./sound');
  expect(audioContext()).toBe(audioContext());
  expect(made).toHaveLength(1);
  expect(woken).toBe(2);
  const [one] = made;
  if (one) one.state = 'running';
  audioContext();
  expect(woken).toBe(2);
  // As on a phone that was called.
  if (one) one.state = 'interrupted';
  audioContext();
  expect(woken).toBe(3);
});

test('a touch wakes it, if sound is wanted', async () => {
  const { resumeOnTouch } = await import('./sound');
  let wanted = false;
  resumeOnTouch(() => wanted);
  dispatchEvent(new Event('pointerup'));
  expect(made).toHaveLength(0);
  wanted = true;
  dispatchEvent(new Event('pointerup'));
  dispatchEvent(new Event('keydown'));
  expect(made).toHaveLength(1);
  expect(woken).toBe(2);
});

test('without any sound there is silence', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const { audioContext } = await import('./sound');
  expect(audioContext()).toBeNull();
});
