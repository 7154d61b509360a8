// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { view } from '../prediction/fixtures';
import type { TableRenderer } from '../scene';
import { Speed } from './actionText';
import { Hand } from './hand.svelte';
import { Pen, Pointing } from './pointing.svelte';

let hand: Hand;
let pointing: Pointing;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  hand = new Hand({
    get view() {
      return view();
    },
    seat: 0,
    canAct: true,
  });
  hand.sync();
  // One pixel is one millimetre.
  const renderer = { placeAt: (x: number, y: number) => ({ x, y }), camera: { scale: 1 } } as unknown as TableRenderer;
  const quiet = () => {};
  pointing = new Pointing({
    hand,
    speed: new Speed(),
    pen: new Pen(() => {}),
    view: view(),
    seat: 0,
    renderer,
    live: undefined,
    draws: false,
    inMatch: true,
    cascade: { watching: 'nothing' },
    release: quiet,
    pick: quiet,
    describe: quiet,
    focus: quiet,
  });
});

function mouse(left: number, top: number, after: number): void {
  vi.advanceTimersByTime(after);
  pointing.hover({ left, top }, 'mouse', false);
}

test('crossing the table on the way to a button leaves the piece where it was', () => {
  mouse(100, 100, 0);
  mouse(200, 150, 16);
  vi.advanceTimersByTime(400);
  for (let top = 160; top < 400; top += 20) mouse(220, top, 16);
  expect(hand.spot).toMatchObject({ x: 220, y: 380 });
  pointing.leave();
  expect(hand.spot).toMatchObject({ x: 200, y: 150 });
});

test('the piece keeps the rotation that it had there', () => {
  mouse(200, 150, 0);
  hand.turn(30);
  mouse(300, 300, 400);
  mouse(310, 310, 16);
  pointing.leave();
  expect(hand.spot).toEqual({ x: 200, y: 150, a: 30 });
});

test('a mouse that rests before it leaves the table keeps the piece there', () => {
  mouse(100, 100, 0);
  mouse(300, 300, 400);
  vi.advanceTimersByTime(400);
  pointing.leave();
  expect(hand.spot).toMatchObject({ x: 300, y: 300 });
});

test('a single jump of the mouse keeps the piece at its end', () => {
  mouse(100, 100, 0);
  mouse(300, 300, 400);
  pointing.leave();
  expect(hand.spot).toMatchObject({ x: 300, y: 300 });
});

test('a piece moved by keys meanwhile stays there', () => {
  mouse(100, 100, 0);
  mouse(300, 300, 400);
  vi.advanceTimersByTime(400);
  hand.put({ x: 50, y: 50, a: 0 });
  pointing.leave();
  expect(hand.spot).toMatchObject({ x: 50, y: 50 });
});

test('a piece that has been sent is not moved any more', () => {
  mouse(100, 100, 0);
  mouse(290, 290, 400);
  mouse(300, 300, 16);
  hand.sent = 'place 300,300,0';
  pointing.leave();
  expect(hand.spot).toMatchObject({ x: 300, y: 300 });
});
