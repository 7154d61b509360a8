import { describe, expect, it } from 'vitest';
import { countdown, dayAfter, histogram, monthsBetween } from './days';

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
  it('run from the latest to the first and begin their weeks on Monday', () => {
    const months = monthsBetween('2025-12-30', '2026-02-03');
    expect(months.map(({ month, blanks, days }) => [month, blanks, days.length])).toEqual([
      ['2026-02-01', 6, 28],
      ['2026-01-01', 3, 31],
      ['2025-12-01', 0, 31],
    ]);
    expect(months[1]?.days.at(-1)).toBe('2026-01-31');
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
