import { expect, test } from 'vitest';
import type { Frame } from '../../games/module';
import type { AnyEvent, TableView } from '../../shell/api/wire';
import type { Update } from './patch';
import { TIMINGS } from './timing';

const frame = (k: number): Frame => ({ k, seat: 0, action: `a${k}`, view: null });
const acted = (seat: number, action = 'x'): AnyEvent => ({ t: 'acted', at: 0, seat, action });
const update = (events: AnyEvent[], actions: number, more: Partial<TableView> = {}): Update => ({
  n: events.length,
  log: events.map((event, n) => ({ n, event })),
  table: { actions, status: 'playing', timers: null, ...more } as TableView,
  view: { actions },
});
const ks = (frames: readonly Frame[]) => frames.map((frame) => frame.k);

test('in turns every action is a position, and an undone one is removed', () => {
  const { grow } = TIMINGS.turns;
  const first = grow([frame(0)], update([acted(0)], 1), null);
  expect([ks(first.frames), first.animate, first.missed]).toEqual([[0, 1], true, undefined]);
  const back = grow(first.frames, update([{ t: 'undone', at: 0, seat: 0 }], 0), null);
  expect([ks(back.frames), back.animate]).toEqual([[0], false]);
});

test('in turns several actions in one update are fetched from the replay', () => {
  const two = TIMINGS.turns.grow([frame(0)], update([acted(0), acted(1)], 2), null);
  expect([ks(two.frames), two.animate, two.missed]).toEqual([[0], false, true]);
});

test('in turns positions received after the replay are kept', () => {
  expect(ks(TIMINGS.turns.merge([frame(0), frame(1)], [frame(1), frame(2)]))).toEqual([0, 1, 2]);
});

test('in rounds a position comes with the reveal by chance, and with the end', () => {
  const { grow } = TIMINGS.rounds;
  const mine = grow([frame(1)], update([acted(0)], 2), null);
  expect(ks(mine.frames)).toEqual([1]);
  const revealed = grow(mine.frames, update([acted(1), acted(-1, 'roll')], 4), null);
  expect(revealed.frames.at(-1)).toMatchObject({ k: 4, seat: -1, action: 'roll' });
  const over = grow(revealed.frames, update([acted(0)], 5, { status: 'over' }), null);
  expect(ks(over.frames)).toEqual([1, 4, 5]);
  // One's own undo is shown at once. Undone actions of others arrive with the reveal, which is still animated.
  const undone = { t: 'undone' as const, at: 0, seat: 1 };
  expect(grow([frame(1)], update([undone], 1), null).animate).toBe(false);
  expect(grow([frame(1)], update([acted(1), undone, acted(1), acted(-1, 'roll')], 4), null).animate).toBe(true);
});

test('in real time a position comes when a timer starts or stops, or something moves', () => {
  const { grow } = TIMINGS['real-time'];
  const hurried = { timers: { at: 0, runs: true, running: [{ kind: 'glass', seat: -1, left: 1 }] } };
  const before = update([], 1).table;
  const started = grow([frame(0)], update([acted(0)], 2, hurried), before);
  expect(ks(started.frames)).toEqual([0, 2]);
  const built = grow(started.frames, update([acted(0), acted(-1)], 4, hurried), update([], 2, hurried).table);
  expect([ks(built.frames), built.animate]).toEqual([[0, 2], true]);
  const stopped = grow(built.frames, update([acted(-1)], 5), update([], 4, hurried).table);
  expect(ks(stopped.frames)).toEqual([0, 2, 5]);
  expect(ks(grow(stopped.frames, update([acted(-1)], 6), before).frames)).toEqual([0, 2, 5, 6]);
});

test('only in turns there are take-backs, draws and a resignation for all', () => {
  expect(TIMINGS.turns.offers).toContain('takeback');
  expect(TIMINGS.rounds.offers).toEqual(['pause']);
  expect(TIMINGS['real-time'].offers).toEqual(['pause']);
  expect(TIMINGS.turns.resignation(2)).toBe('resign');
  expect(TIMINGS.rounds.resignation(3)).toBe('leave');
  expect(TIMINGS['real-time'].resignation(3)).toBe('leave');
  for (const timing of Object.values(TIMINGS)) expect(timing.resignation(1)).toBe('end');
});

test('the default clock is none', () => {
  for (const timing of Object.values(TIMINGS)) expect(timing.clocks[0]).toEqual({ t: 'none' });
});
