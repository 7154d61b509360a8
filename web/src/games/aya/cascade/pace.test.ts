import { describe, expect, it } from 'vitest';
import { Pace, SLOW } from './pace';

describe('the pace of a cascade', () => {
  it('is even where nothing parts', () => {
    const pace = Pace.slowAt(4, []);
    expect(pace.length).toBe(4);
    expect(pace.motionAt(1.5)).toBe(1.5);
    expect(pace.motionAt(9)).toBe(4);
  });

  it('is slow around a fork, and lasts longer by that', () => {
    const pace = Pace.slowAt(6, [2]);
    expect(pace.rateAt(1)).toBe(1);
    expect(pace.rateAt(2.2)).toBe(SLOW);
    expect(pace.rateAt(3)).toBe(1);
    expect(pace.length).toBeCloseTo(6 + 0.65 / SLOW - 0.65);
  });

  it('leads from watching to the motion and back', () => {
    const pace = Pace.slowAt(9, [0.05, 1, 3, 3.1, 8.9]);
    for (let second = 0; second <= 9; second += 0.13) expect(pace.motionAt(pace.watchedAt(second))).toBeCloseTo(second);
    let last = -1;
    for (let watched = 0; watched < pace.length; watched += 0.05) {
      const now = pace.motionAt(watched);
      expect(now).toBeGreaterThan(last);
      last = now;
    }
    expect(pace.motionAt(pace.length)).toBe(9);
  });

  it('slows no more than four moments', () => {
    const many = Array.from({ length: 20 }, (_, i) => 1 + i * 2);
    expect(Pace.slowAt(60, many).length).toBeCloseTo(60 + 4 * (0.65 / SLOW - 0.65));
  });
});
