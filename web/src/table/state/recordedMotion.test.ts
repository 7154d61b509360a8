import { expect, test } from 'vitest';
import type { AnyEvent } from '../../shell/api/wire';
import { motionAt, motionsOf } from './recordedMotion';

const acted = (seat: number, motion?: string, at = 0): AnyEvent => ({
  t: 'acted',
  at,
  seat,
  action: 'x',
  ...(motion ? { motion } : {}),
});
const chat: AnyEvent = { t: 'said', at: 0, seat: 0, phrase: 'nice' };

test('the motion of a position is the physics recorded before it', () => {
  const log = [acted(0), acted(-1, 'first'), chat, acted(0), acted(-1, 'second'), acted(-1), chat];
  expect(motionAt(log, 0)).toEqual({ motion: 'second', at: 0 });
  expect(motionAt(log, 1)?.motion).toBe('second');
  // A player has acted since; nothing has moved yet.
  expect(motionAt(log, 2)).toBeNull();
  expect(motionAt(log, 3)?.motion).toBe('first');
  expect(motionAt(log, 5)).toBeNull();
  expect(motionAt([], 0)).toBeNull();
  // A timer has acted since.
  expect(motionAt([...log, acted(-1, '', 9)], 0)).toBeNull();
});

test('every motion between two known positions is found', () => {
  const log = [acted(0), acted(-1, 'unseen'), chat, acted(1), acted(-1, 'first'), acted(0), acted(-1, 'second'), acted(-1)];
  const frames = [2, 4, 6, 7].map((k) => ({ k, seat: -1, action: '', view: `after ${k}` }));
  expect(motionsOf(log, frames, 7)).toEqual([
    { k: 4, before: 'after 2', after: 'after 4', motion: 'first' },
    { k: 6, before: 'after 4', after: 'after 6', motion: 'second' },
  ]);
  // The log may start after the beginning of the match.
  expect(motionsOf(log.slice(5), frames, 7).map(({ k }) => k)).toEqual([6]);
  expect(motionsOf(log, [], 7)).toEqual([]);
});

test('pushes with the same time are distinguished by their order', () => {
  const log = [acted(0, '', 5), acted(-1, 'first', 5), acted(1, '', 5), acted(-1, 'second', 5)];
  expect([0, 1, 2, 3].map((since) => motionAt(log, since)?.motion)).toEqual(['second', undefined, 'first', undefined]);
  const frames = [0, 2, 4].map((k) => ({ k, seat: -1, action: '', view: k }));
  expect(motionsOf(log, frames, 4)).toEqual([
    { k: 2, before: 0, after: 2, motion: 'first' },
    { k: 4, before: 2, after: 4, motion: 'second' },
  ]);
});
