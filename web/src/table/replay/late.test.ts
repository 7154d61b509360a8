import { expect, test } from 'vitest';
import type { AnyEvent } from '../../shell/api/wire';
import { lateOf } from './late';

const roll = (action: string): AnyEvent => ({ t: 'acted', at: 0, seat: -1, action });
const late = (seat: number): AnyEvent => ({ t: 'late', at: 0, seat, level: 'stroller' });
const acted = (seat: number, bot = false): AnyEvent => ({ t: 'acted', at: 0, seat, action: 'done', bot });

test('who was late is known by round, however many were', () => {
  const log = [
    roll('turn'),
    acted(0),
    acted(1),
    roll('t'),
    late(1),
    acted(0),
    late(2),
    acted(1, true),
    acted(2, true),
    roll('ibis'),
  ];
  expect([...lateOf(log)]).toEqual([[2, [1, 2]]]);
});

test('a bot that plays its own seat, or one that was lent, is not late', () => {
  const log: AnyEvent[] = [
    roll('turn'),
    acted(1, true),
    { t: 'lent', at: 0, seat: 0, level: 'stroller' },
    acted(0, true),
    roll('t'),
  ];
  expect(lateOf(log).size).toBe(0);
});

test('who is late in the running round is counted there', () => {
  expect(lateOf([roll('turn'), acted(1), late(0)]).get(1)).toEqual([0]);
});
