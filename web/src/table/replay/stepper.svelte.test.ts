// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Frame } from '../../games/module';
import type { Table } from '../state/tableStore.svelte';
import { TIMINGS } from '../state/timing';
import { turn } from './fixtures';
import type { Turn } from './moves';
import { Stepper } from './stepper.svelte';

const frame = (k: number): Frame => ({ k, seat: 0, action: `a${k}`, view: { k } });

/** A fake table with the parts that stepping needs. */
function table(frames: Frame[], actions: number, complete = true) {
  return {
    frames,
    complete,
    timing: TIMINGS.turns,
    cursor: null as number | null,
    table: { actions },
    goTo(k: number | null) {
      this.cursor = k;
    },
    step(k: number, by: 1 | -1): number | null {
      return (by > 0 ? this.frames.find((frame) => frame.k > k) : this.frames.findLast((frame) => frame.k < k))?.k ?? null;
    },
  };
}

const stepping = (store: ReturnType<typeof table>, turns: Turn[], looked = vi.fn(), everyStep = () => false) =>
  new Stepper(
    () => store as unknown as Table,
    () => turns,
    looked,
    everyStep,
  );

test('no number is known until the positions have been fetched', () => {
  expect(stepping(table([], 9, false), [])).toMatchObject({ known: false, where: '' });
  expect(stepping(table([], 9, true), []).known).toBe(false);
  // A round that arrives before the earlier ones have been fetched is not the first.
  expect(stepping(table([frame(9)], 9, false), [turn(4, 9)]).known).toBe(false);
  expect(stepping(table([0, 1, 2].map(frame), 2), [turn(0, 1), turn(1, 2)])).toMatchObject({
    known: true,
    at: 1,
    count: 1,
    looking: false,
  });
});

test('turns are numbered as in the list, with their steps', () => {
  const stepper = stepping(table([0, 1, 2, 3, 4, 5].map(frame), 5), [turn(0, 1), turn(1, 2, 3, 4), turn(2, 5)]);
  expect(stepper).toMatchObject({ at: 2, count: 2, within: false });
  stepper.move(-1);
  expect(stepper).toMatchObject({ at: 1, within: false, step: { at: 3, count: 3 }, fragment: '#move-1' });
  stepper.move(-1, true);
  expect(stepper).toMatchObject({ at: 1, within: true, step: { at: 2, count: 3 }, fragment: '#move-1.2' });
  stepper.goTo(0);
  expect(stepper).toMatchObject({ at: 0, within: true, atFirst: true, fragment: '#move-0.0' });
});

/** A match of a set-up and three turns; the last one is not over. */
const MATCH = [turn(0, 1, 2), turn(1, 3, 4, 5), turn(2, 6, 7, 8), turn(3, 9)];
const positions = () => table([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(frame), 9);

/** The positions that a stepper passes; null is the current one. */
function passed(stepper: Stepper, store: ReturnType<typeof table>, by: 1 | -1, single = false): (number | null)[] {
  const seen: (number | null)[] = [];
  for (let step = 0; step < 12; step += 1) {
    stepper.move(by, single);
    if (seen.length > 0 && store.cursor === seen.at(-1)) break;
    seen.push(store.cursor);
  }
  return seen;
}

test('stepping goes from the end of a turn to the end of the next one', () => {
  const store = positions();
  const stepper = stepping(store, MATCH);
  expect(passed(stepper, store, -1)).toEqual([8, 5, 2, 0]);
  expect(passed(stepper, store, 1)).toEqual([2, 5, 8, null]);
  // From within a turn forward to its end, back to the end of the turn before.
  stepper.goTo(4);
  expect(stepper.next).toBe(5);
  stepper.move(1);
  expect(store.cursor).toBe(5);
  stepper.goTo(4);
  stepper.move(-1);
  expect(store.cursor).toBe(2);
});

test('a single action is stepped through on request', () => {
  const store = positions();
  const stepper = stepping(store, MATCH);
  expect(passed(stepper, store, -1, true)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(stepper).toMatchObject({ by: 'turn', hasSteps: true });
});

test('with the preference every action is a step', () => {
  const store = positions();
  const every = stepping(store, MATCH, vi.fn(), () => true);
  expect(passed(every, store, -1)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(every).toMatchObject({ by: 'step', next: 1 });
  // Rounds consist of one position.
  const rounds = { ...table([0, 1, 2].map(frame), 2), timing: TIMINGS.rounds };
  expect(stepping(rounds, [turn(0, 1), turn(1, 2)], vi.fn(), () => true)).toMatchObject({ of: 'round', by: 'round' });
});

test('the positions of a turn are animated only on the way forward', () => {
  const store = positions();
  const through: (boolean | undefined)[] = [];
  const goTo = store.goTo.bind(store);
  store.goTo = (k: number | null, animated?: boolean) => {
    through.push(animated);
    goTo(k);
  };
  const stepper = stepping(store, MATCH);
  stepper.move(-1);
  stepper.move(1);
  stepper.goTo(2);
  expect(through).toEqual([false, true, false]);
});

test('in real time the steps are scenes', () => {
  const scenes = { ...table([0, 2, 42].map(frame), 42), timing: TIMINGS['real-time'] };
  const turns = [
    { ...turn(2, 2), shown: 1 },
    { ...turn(42, 42), shown: 2 },
  ];
  const stepper = stepping(scenes, turns);
  expect(stepper).toMatchObject({ of: 'scene', title: 'scenes', at: 2, count: 2 });
  stepper.goTo(0);
  expect(stepper).toMatchObject({ at: 0, within: false });
  expect(stepping(table([0, 1].map(frame), 1), [turn(0, 1)]).of).toBe('turn');
});

test('one frame is one step, whatever the number of actions', () => {
  const stepper = stepping(table([1, 6, 11].map(frame), 13), [turn(0, 1), turn(1, 6), turn(2, 11)]);
  expect(stepper).toMatchObject({ at: 2, count: 2, k: 13, newest: 11 });
  stepper.move(-1);
  expect(stepper).toMatchObject({ at: 2, k: 11, looking: true });
  stepper.move(-1);
  expect(stepper).toMatchObject({ at: 1, k: 6, atFirst: false });
  stepper.goTo(0);
  expect(stepper).toMatchObject({ at: 0, k: 1, atFirst: true });
});

test('stepping stops at both ends and reports the position', () => {
  const looked = vi.fn();
  const stepper = stepping(table([0, 1, 2].map(frame), 2), [turn(0, 1), turn(1, 2)], looked);
  stepper.goTo(0);
  stepper.move(-1);
  expect(stepper).toMatchObject({ at: 0, looking: true });
  expect(location.hash).toBe('#move-0.0');
  stepper.move(1);
  expect(location.hash).toBe('#move-0');
  stepper.move(1);
  expect(stepper).toMatchObject({ at: 1, looking: false });
  expect(location.hash).toBe('');
  expect(looked.mock.calls.map(([frame]) => frame.k)).toEqual([0, 1]);
});

test('an address leads to its position, and beyond the match to the current one', () => {
  const stepper = stepping(table([0, 1, 2].map(frame), 2), [turn(0, 1), turn(1, 2)]);
  for (const older of ['#m1', '#move-0']) {
    stepper.follow(older);
    expect(stepper.k).toBe(1);
    stepper.follow('');
    expect(stepper.looking).toBe(false);
  }
  stepper.follow('#move-0');
  stepper.follow('#move-7');
  expect(stepper.looking).toBe(false);
});

test('an address is followed once the moves are known', () => {
  const store = table([], 2, false);
  const turns: Turn[] = [];
  const stepper = stepping(store, turns);
  stepper.follow('#move-1.1');
  // No other position is shown in the meantime.
  expect(stepper).toMatchObject({ looking: true, where: '' });
  store.frames = [0, 1, 2, 3].map(frame);
  store.complete = true;
  store.table.actions = 3;
  turns.push(turn(0, 1), turn(1, 2, 3));
  stepper.resolvePending();
  expect(stepper).toMatchObject({ k: 2, at: 1, within: true });
});

test('without an initial position the start is the first frame', () => {
  const store = table([], 13, false);
  const turns: Turn[] = [];
  const stepper = stepping(store, turns);
  stepper.follow('#m0');
  store.frames = [1, 6, 11].map(frame);
  store.complete = true;
  turns.push(turn(0, 1), turn(1, 6), turn(2, 11));
  stepper.resolvePending();
  expect(stepper).toMatchObject({ k: 1, atFirst: true });
});

test('the newest position can be held while others arrive', () => {
  const store = table([0, 1, 2].map(frame), 2);
  const turns = [turn(0, 1), turn(1, 2)];
  const stepper = stepping(store, turns);
  stepper.hold(stepper.newest);
  expect(stepper).toMatchObject({ k: 2, looking: true, next: null });
  store.frames = [...store.frames, frame(3)];
  turns.push(turn(2, 3));
  store.table.actions = 3;
  expect(stepper).toMatchObject({ k: 2, looking: true, next: 3 });
});
