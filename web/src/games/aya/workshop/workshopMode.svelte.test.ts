// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { boardSettings } from '../../../shell/settings.svelte';
import type { BoardContext } from '../board/boardContext.svelte';
import { Hand } from '../hand/hand.svelte';
import { exampleOf } from './examples';
import { MAX_DOMINOES } from './layout';
import { WorkshopMode } from './workshopMode.svelte';

const announce = vi.fn();
let mode: WorkshopMode;

beforeEach(() => {
  announce.mockClear();
  mode = new WorkshopMode({ game: 'aya', settings: boardSettings(), t: (id) => id, announce, play: () => {} });
  mode.bench.show(exampleOf('row'));
});

/** A board with the hand over the workshop's table. */
const board = () => ({ hand: new Hand({ view: mode.view, seat: 0, canAct: true }) }) as BoardContext;

test('a domino is picked, turned and released again', () => {
  expect(mode.turn(15)).toBe(false);
  mode.pick(3);
  expect([mode.bench.picked, mode.turn(15), mode.bench.layout.dominoes[2]?.heading]).toEqual([3, true, 15]);
  mode.step(-1);
  expect(mode.bench.picked).toBe(2);
  expect([mode.back(), mode.bench.picked]).toEqual([true, 0]);
});

test('a released piece is placed on the workshop’s table', () => {
  const before = mode.view.dominoes.length;
  mode.bench.hold({ kind: 'forest', tile: '' });
  const at = board();
  at.hand.put({ x: 0, y: 300, a: 0 });
  mode.release(at, true);
  expect(mode.view.dominoes.slice(before)).toMatchObject([{ kind: 'forest', x: 0, y: 300 }]);
});

test('a full table refuses another domino', () => {
  const { dominoes } = mode.bench.layout;
  const full = Array.from({ length: MAX_DOMINOES }, (_, k) => ({
    ...dominoes[0],
    kind: 'forest',
    x: k,
    y: 0,
    heading: 0,
    fork: false,
  }));
  mode.bench.show({ ...mode.bench.layout, dominoes: full });
  mode.release(board(), true);
  expect([mode.refusal, mode.view.dominoes.length]).toEqual(['workshop-aya-full', MAX_DOMINOES]);
  expect(announce).toHaveBeenCalledWith('workshop-aya-full');
});

test('the workshop does not handle keys of a match', () => {
  expect((['draw', 'raise', 'hint', 'snap', 'move', 'stand', 'numbers'] as const).map((key) => mode.accepts(key))).toEqual([
    ...[false, false, false, false],
    ...[true, true, true],
  ]);
});
