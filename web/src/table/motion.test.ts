import { expect, test } from 'vitest';
import type { AnyEvent } from '../shell/wire';
import { motionAt } from './motion';

const acted = (seat: number, motion?: string, at = 0): AnyEvent => ({
  t: 'acted',
  at,
  seat,
  action: 'x',
  ...(motion ? { motion } : {}),
});
const said: AnyEvent = { t: 'said', at: 0, seat: 0, phrase: 'nice' };

test('the motion of a position is that of the physics that led there', () => {
  const log = [acted(0), acted(-1, 'first'), said, acted(0), acted(-1, 'second'), acted(-1), said];
  expect(motionAt(log, 0)).toBe('second');
  expect(motionAt(log, 1)).toBe('second');
  // A hand has acted since: nothing has moved yet.
  expect(motionAt(log, 2)).toBe('');
  expect(motionAt(log, 3)).toBe('first');
  expect(motionAt(log, 5)).toBe('');
  expect(motionAt([], 0)).toBe('');
  // Time has done something since.
  expect(motionAt([...log, acted(-1, '', 9)], 0)).toBe('');
});
