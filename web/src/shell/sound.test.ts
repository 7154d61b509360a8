// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

let contexts: { state: string; resume: () => Promise<void> }[] = [];
let resumed = 0;

beforeEach(() => {
  contexts = [];
  resumed = 0;
  vi.resetModules();
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      constructor() {
        contexts.push(this);
      }
      resume(): Promise<void> {
        resumed += 1;
        return Promise.reject(new Error('not allowed before a user gesture'));
      }
    },
  );
});

test('all sounds share one audio context, which is resumed when it is suspended', async () => {
  const { audioContext } = await import('./sound');
  expect(audioContext()).toBe(audioContext());
  expect(contexts).toHaveLength(1);
  expect(resumed).toBe(2);
  const [context] = contexts;
  if (context) context.state = 'running';
  audioContext();
  expect(resumed).toBe(2);
  // As on a phone during a call.
  if (context) context.state = 'interrupted';
  audioContext();
  expect(resumed).toBe(3);
});

test('a touch resumes the audio context if sound is wanted', async () => {
  const { resumeOnTouch } = await import('./sound');
  let enabled = false;
  resumeOnTouch(() => enabled);
  dispatchEvent(new Event('pointerup'));
  expect(contexts).toHaveLength(0);
  enabled = true;
  dispatchEvent(new Event('pointerup'));
  dispatchEvent(new Event('keydown'));
  expect(contexts).toHaveLength(1);
  expect(resumed).toBe(2);
});

test('without audio support there is no context', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const { audioContext } = await import('./sound');
  expect(audioContext()).toBeNull();
});
