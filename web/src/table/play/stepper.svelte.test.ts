import { expect, test, vi } from 'vitest';
import type { Frame } from '../../games/module';
import type { Table } from '../table.svelte';
import { Stepper } from './stepper.svelte';

const frame = (k: number): Frame => ({ k, seat: 0, action: `a${k}`, view: { k } });

/** As much of a table as stepping needs. */
function table(frames: Frame[], actions: number, complete = true) {
  return {
    frames,
    complete,
    cursor: null as number | null,
    table: { actions },
    look(k: number | null) {
      this.cursor = k;
    },
    step(k: number, by: 1 | -1): number | null {
      return (by > 0 ? this.frames.find((one) => one.k > k) : this.frames.findLast((one) => one.k < k))?.k ?? null;
    },
  };
}

const stepping = (store: ReturnType<typeof table>, looked = vi.fn()) => new Stepper(() => store as unknown as Table, looked);

test('until the positions have come no number is known', () => {
  expect(stepping(table([], 9, false))).toMatchObject({ known: false, where: '' });
  expect(stepping(table([], 9, true)).known).toBe(false);
  // A round revealed before the earlier ones were fetched is not the first.
  expect(stepping(table([frame(9)], 9, false)).known).toBe(false);
  expect(stepping(table([0, 1, 2].map(frame), 2))).toMatchObject({ known: true, at: 2, count: 2, first: 0, looking: false });
});

test('one frame is one step, however many actions it holds', () => {
  const store = table([1, 6, 11].map(frame), 13);
  const stepper = stepping(store);
  expect(stepper).toMatchObject({ at: 3, count: 3, first: 1, k: 13 });
  stepper.step(-1);
  expect(stepper).toMatchObject({ at: 3, k: 11, looking: true });
  stepper.step(-1);
  expect(stepper).toMatchObject({ at: 2, k: 6 });
});

test('stepping ends before the first action and at now, and tells where it led', () => {
  const looked = vi.fn();
  const stepper = stepping(table([0, 1, 2].map(frame), 2), looked);
  stepper.look(0);
  stepper.step(-1);
  expect(stepper).toMatchObject({ at: 0, looking: true });
  expect(location.hash).toBe('#m0');
  stepper.step(1);
  stepper.step(1);
  expect(stepper).toMatchObject({ at: 2, looking: false });
  expect(location.hash).toBe('');
  expect(looked.mock.calls.map(([one]) => one.k)).toEqual([0, 1]);
});

test('an address leads to its moment, one beyond the match nowhere', () => {
  const stepper = stepping(table([0, 1, 2].map(frame), 2));
  stepper.follow(1);
  expect(stepper.k).toBe(1);
  stepper.follow(40);
  expect(stepper.k).toBe(1);
  stepper.follow(null);
  expect(stepper.looking).toBe(false);
});
