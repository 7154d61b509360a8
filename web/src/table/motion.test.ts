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
  expect(motionAt(log, 0)).toEqual({ motion: 'second', at: 0 });
  expect(motionAt(log, 1)?.motion).toBe('second');
  // A hand has acted since: nothing has moved yet.
  expect(motionAt(log, 2)).toBeNull();
  expect(motionAt(log, 3)?.motion).toBe('first');
  expect(motionAt(log, 5)).toBeNull();
  expect(motionAt([], 0)).toBeNull();
  // Time has done something since.
  expect(motionAt([...log, acted(-1, '', 9)], 0)).toBeNull();
});
