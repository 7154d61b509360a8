import { expect, test } from 'vitest';
import { monthAfter, weeksOf } from './calendar';

test('months follow each other across the turn of the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthAfter('2026-03', -6)).toBe('2025-09');
});

test('weeks begin on Monday and contain each day of the month once', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual(['', '', '', '', '', '', '2026-11-01']);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
});

test('February has a 29th day in a leap year only', () => {
  expect(weeksOf('2028-02').flat()).toContain('2028-02-29');
  expect(weeksOf('2027-02')).toHaveLength(4);
});
