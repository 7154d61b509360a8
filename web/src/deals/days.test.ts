import { describe, expect, it } from 'vitest';
import { countdown, dayAfter, histogram, monthAfter, monthsBetween, weeksOf } from './days';

describe('days', () => {
  it('count down to the next day', () => {
    expect(countdown(Date.UTC(2026, 10, 16), Date.UTC(2026, 10, 15, 18, 50, 1))).toBe('05:09:59');
    expect(countdown(0, 5)).toBe('00:00:00');
  });

  it('follow one another across months', () => {
    expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
    expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
  });
});

describe('months', () => {
  it('months follow each other across the turn of the year', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(monthAfter('2026-03', -6)).toBe('2025-09');
  });

  it('weeks begin on Monday and contain each day of the month once', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual(['', '', '', '', '', '', '2026-11-01']);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
  });

  it('February has a 29th day in a leap year only', () => {
    expect(weeksOf('2028-02').flat()).toContain('2028-02-29');
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('of the archive run from the latest to the first', () => {
    expect(monthsBetween('2025-12-30', '2026-02-03')).toEqual(['2026-02', '2026-01', '2025-12']);
    expect(monthsBetween('2026-02-01', '2026-02-03')).toEqual(['2026-02']);
  });
});

describe('a distribution', () => {
  it('has a bar for every score between the lowest and the highest', () => {
    const counts = [
      { score: 5, many: 2 },
      { score: 3, many: 1 },
    ];
    expect(histogram(counts)).toEqual([
      { score: 3, many: 1 },
      { score: 4, many: 0 },
      { score: 5, many: 2 },
    ]);
    expect(histogram([])).toEqual([]);
  });
});
