// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type GestureHandler, Gestures } from './gestures';

const events: string[] = [];
let holds = false;
let gestures: Gestures;
let table: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  events.length = 0;
  holds = false;
  table = document.createElement('div');
  table.setPointerCapture = () => {};
  const quiet = () => {};
  gestures = new Gestures(table, {
    holds: () => holds,
    draws: () => false,
    turns: () => false,
    hover: () => events.push('hover'),
    leave: quiet,
    tap: () => events.push('tap'),
    drop: () => events.push('drop'),
    ping: () => events.push('ping'),
    draw: quiet,
    pan: () => events.push('pan'),
    orbit: quiet,
    zoom: quiet,
    turn: quiet,
  } satisfies GestureHandler);
});

afterEach(() => gestures.destroy());

function finger(name: string, left: number, top: number): void {
  const event = new Event(name) as Event & Record<string, unknown>;
  Object.assign(event, { pointerId: 1, pointerType: 'touch', button: 0, clientX: left, clientY: top });
  table.dispatchEvent(event);
}

test('a finger that rests on the table marks a place', () => {
  finger('pointerdown', 10, 10);
  vi.advanceTimersByTime(600);
  finger('pointerup', 10, 10);
  expect(events).toEqual(['ping']);
});

test('a finger that carries a piece marks no place, however slowly it begins', () => {
  holds = true;
  finger('pointerdown', 10, 10);
  vi.advanceTimersByTime(600);
  finger('pointermove', 12, 10);
  vi.advanceTimersByTime(600);
  finger('pointermove', 40, 10);
  finger('pointerup', 40, 10);
  expect(events).toEqual(['hover', 'drop']);
});

test('a space bar released outside the table no longer pans', () => {
  const press = (name: string) => table.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), { code: 'Space' }));
  const drag = () => {
    holds = true;
    finger('pointerdown', 10, 10);
    finger('pointermove', 60, 10);
    finger('pointerup', 60, 10);
  };
  press('keydown');
  drag();
  expect(events).toContain('pan');
  events.length = 0;
  table.dispatchEvent(new Event('focusout'));
  drag();
  expect(events).not.toContain('pan');
});

function tap(left: number, top: number): void {
  finger('pointerdown', left, top);
  finger('pointerup', left, top);
}

test('a double tap marks a place', () => {
  tap(10, 10);
  tap(14, 10);
  expect(events).toEqual(['tap', 'ping']);
});

test('a tap right after one that places a piece is a separate tap', () => {
  holds = true;
  tap(10, 10);
  holds = false;
  tap(14, 10);
  expect(events).toEqual(['tap', 'tap']);
});
