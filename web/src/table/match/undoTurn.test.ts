// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { SeatView } from '../../shell/api/wire';
import { tableView } from '../state/fixtures';
import { TIMINGS } from '../state/timing';
import { undoTurnOf } from './undoTurn';

const [person] = tableView(0).seats as [SeatView];
const bot = { ...person, kind: 'bot' as const, you: false, level: 'tadpole' };
const against = (seats: object[], more: object = {}) => tableView(9, { seats: [person, ...seats], ...more } as never);

test('a turn can be undone at a table where all other seats are bots', () => {
  const { turns } = TIMINGS;
  expect(undoTurnOf(against([bot]), turns, 0, true)).toEqual({ blocked: '' });
  expect(undoTurnOf(against([bot], { can_undo: [0] }), turns, 0, false)).toEqual({ blocked: '' });
  expect(undoTurnOf(against([bot, { ...person, you: false }]), turns, 0, true)).toBeNull();
  expect(undoTurnOf(against([]), turns, 0, true)).toBeNull();
  expect(undoTurnOf(against([bot]), turns, null, true)).toBeNull();
});

test('a button that can undo nothing says why', () => {
  const { turns, rounds } = TIMINGS;
  expect(undoTurnOf(against([bot]), turns, 0, false)?.blocked).toBe('undo-turn-none');
  expect(undoTurnOf(against([bot], { status: 'paused' }), turns, 0, true)?.blocked).toBe('paused');
  expect(undoTurnOf(against([bot], { status: 'over' }), turns, 0, true)?.blocked).toBe('undo-turn-over');
  expect(undoTurnOf(against([bot]), rounds, 0, false)?.blocked).toBe('undo-turn-none');
});

test('in rounds only the current round can be undone', () => {
  const { rounds } = TIMINGS;
  expect(undoTurnOf(against([bot], { can_undo: [0] }), rounds, 0, true)?.blocked).toBe('');
  expect(undoTurnOf(against([bot]), rounds, 0, true)?.blocked).toBe('undo-turn-rolled');
});

test('in real time nothing can be undone', () => {
  expect(undoTurnOf(against([bot]), TIMINGS['real-time'], 0, true)).toBeNull();
});
