import { afterEach, expect, it, vi } from 'vitest';
import { follow } from './follow';

afterEach(() => vi.unstubAllGlobals());

it('shows what is seen at once, then only what has changed, and nothing once it is stopped', () => {
  const waiting = new Map<number, () => void>();
  let asked = 0;
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => {
    waiting.set(++asked, then);
    return asked;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => waiting.delete(frame));
  const frame = () => {
    const [[number, then] = []] = waiting;
    if (number === undefined) return;
    waiting.delete(number);
    then?.();
  };

  let left = 10.2;
  const shown: number[] = [];
  const stop = follow(
    () => left,
    (seen) => String(Math.round(seen)),
    (seen) => shown.push(seen),
  );
  expect(shown).toEqual([10.2]);
  left = 10.4;
  frame();
  expect(shown).toEqual([10.2]);
  left = 12;
  frame();
  expect(shown).toEqual([10.2, 12]);
  stop();
  left = 20;
  frame();
  expect([shown, waiting.size]).toEqual([[10.2, 12], 0]);
});
