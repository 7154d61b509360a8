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

function createSettledView(): SettledView {
  let created: SettledView | undefined;
  stop = $effect.root(() => {
    created = new SettledView(
      () => shown,
      () => still,
      () => behind,
    );
  });
  flushSync();
  return created as unknown as SettledView;
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

test('a board that reports the end of its animation is waited for', () => {
  const board = createSettledView();
  board.onsettled();
  expect(board.now).toBe(true);
  show(moment(1));
  vi.advanceTimersByTime(SILENT_BOARD_MS * 3);
  expect(board.now).toBe(false);
  board.onsettled();
  expect(board.now).toBe(false);
  vi.advanceTimersByTime(PAUSE_MS);
  expect(board.now).toBe(true);
  // A report about an earlier view does not count for this one.
  show(moment(2));
  board.onsettled();
  show(moment(3));
  vi.advanceTimersByTime(PAUSE_MS);
  expect(board.now).toBe(false);
  // The timeout guards against a broken board.
  vi.advanceTimersByTime(MAX_MOTION_MS);
  expect(board.now).toBe(true);
});

test('a board that reports a running animation extends the timeout', () => {
  const board = createSettledView();
  show(moment(1));
  for (let reports = 0; reports < 5; reports++) {
    board.onmoving();
    flushSync();
    vi.advanceTimersByTime(MAX_MOTION_MS - 1);
    expect(board.now).toBe(false);
  }
  vi.advanceTimersByTime(1);
  expect(board.now).toBe(true);
});

test('a board without reports has a timeout, and none without animation', () => {
  const board = createSettledView();
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

test('nothing is settled while another view is queued', () => {
  const board = createSettledView();
  behind = true;
  flushSync();
  expect(board.now).toBe(false);
  behind = false;
  show(moment(1));
  expect(board.now).toBe(false);
  board.onsettled();
  vi.advanceTimersByTime(PAUSE_MS);
  expect(board.now).toBe(true);
});
