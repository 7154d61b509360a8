// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownView } from '../state/tableStore.svelte';
import { MAX_MOTION_MS, PAUSE_MS, SettledView, SILENT_BOARD_MS } from './settled.svelte';

const moment = (k: number, animate = true): ShownView => ({ view: { k }, animate, k });
let shown = $state.raw<ShownView | null>(null);
let still = false;
let behind = $state(false);
let stop: () => void = () => {};

function rest(): SettledView {
  let made: SettledView | undefined;
  stop = $effect.root(() => {
    made = new SettledView(
      () => shown,
      () => still,
      () => behind,
    );
  });
  flushSync();
  return made as unknown as SettledView;
}

function show(next: ShownView): void {
  shown = next;
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = moment(0, false);
  still = false;
  behind = false;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a board that says when it rests is waited for', () => {
  const board = rest();
  board.told();
  expect(board.now).toBe(true);
  show(moment(1));
  vi.advanceTimersByTime(SILENT_BOARD_MS * 3);
  expect(board.now).toBe(false);
  board.told();
  expect(board.now).toBe(false);
  vi.advanceTimersByTime(PAUSE_MS);
  expect(board.now).toBe(true);
  // What was told of an earlier view says nothing of this one.
  show(moment(2));
  board.told();
  show(moment(3));
  vi.advanceTimersByTime(PAUSE_MS);
  expect(board.now).toBe(false);
  // Not for ever, though: something in it may be broken.
  vi.advanceTimersByTime(MAX_MOTION_MS);
  expect(board.now).toBe(true);
});

test('a board that says that it still moves is waited for as long as it does', () => {
  const board = rest();
  show(moment(1));
  for (let told = 0; told < 5; told++) {
    board.moving();
    flushSync();
    vi.advanceTimersByTime(MAX_MOTION_MS - 1);
    expect(board.now).toBe(false);
  }
  vi.advanceTimersByTime(1);
  expect(board.now).toBe(true);
});

test('a board that never says so is given a moment, and none when nothing moves', () => {
  const board = rest();
  expect(board.now).toBe(true);
  show(moment(1));
  vi.advanceTimersByTime(SILENT_BOARD_MS - 1);
  expect(board.now).toBe(false);
  vi.advanceTimersByTime(1);
  expect(board.now).toBe(true);
  show(moment(2, false));
  expect(board.now).toBe(true);
  still = true;
  show(moment(3));
  expect(board.now).toBe(true);
});

test('nothing rests while something else waits to be shown', () => {
  const board = rest();
  behind = true;
  flushSync();
  expect(board.now).toBe(false);
  behind = false;
  show(moment(1));
  expect(board.now).toBe(false);
  board.told();
  vi.advanceTimersByTime(PAUSE_MS);
  expect(board.now).toBe(true);
});
