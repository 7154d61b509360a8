// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { domino, view } from './fixtures';
import type { Spot } from './geometry';
import { Hand } from './hand.svelte';
import { Offering, PATIENCE } from './offering';

const row = view({ dominoes: [domino(1, 0, 0)] });
const ADVISED: Spot = { x: 300, y: 120, a: 90 };
let hand: Hand;
let pointing: { over: boolean; touched: boolean };
let helper: { asks: boolean; suggestion: { spot: Spot } | null };
let offering: Offering;
let may: boolean;
const look = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  look.mockClear();
  hand = new Hand(
    () => row,
    () => 0,
    () => true,
  );
  pointing = { over: false, touched: false };
  helper = { asks: true, suggestion: null };
  may = true;
  offering = new Offering({ hand, pointing, helper, may: () => may, look });
});
afterEach(() => {
  offering.stop();
  vi.useRealTimers();
});

function answer(): void {
  Object.assign(helper, { asks: false, suggestion: { spot: ADVISED } });
  offering.answered();
}

it('what comes into the hand is not seen before the helper has answered, and then where it would have it', () => {
  hand.point = { x: 5, y: 5 };
  offering.begin();
  expect(hand.spot).toBe(null);
  answer();
  expect(hand.spot).toMatchObject(ADVISED);
  expect(look).toHaveBeenCalledWith({ x: 300, y: 120, a: 90 }, 1);
});

it('what comes into the hand before one may act is not seen until then, and the helper is waited for', () => {
  may = false;
  helper.asks = false;
  offering.begin();
  vi.advanceTimersByTime(PATIENCE);
  expect(hand.spot).toBe(null);
  may = true;
  helper.asks = true;
  offering.begin();
  answer();
  expect(hand.spot).toMatchObject(ADVISED);
});

it('an answer that takes too long moves nothing any more', () => {
  offering.begin();
  vi.advanceTimersByTime(PATIENCE);
  const held = hand.spot;
  expect(held).toMatchObject({ x: 20, y: 0 });
  answer();
  expect(hand.spot).toEqual(held);
});

it('what the person has moved meanwhile stays where they hold it', () => {
  offering.begin();
  hand.move({ x: -200, y: 77 });
  pointing.touched = true;
  answer();
  expect(hand.spot).toMatchObject({ x: -200, y: 77 });
  expect(look).not.toHaveBeenCalled();
});

it('a mouse over the table holds it there, with a helper or without', () => {
  hand.point = { x: -200, y: 77 };
  pointing.over = true;
  for (const asks of [true, false]) {
    helper.asks = asks;
    offering.begin();
    answer();
    expect(hand.spot).toMatchObject({ x: -200, y: 77 });
  }
});

it('without a helper it is held over the first good place at once', () => {
  helper.asks = false;
  offering.begin();
  expect(hand.spot).toMatchObject({ x: 20, y: 0 });
});
