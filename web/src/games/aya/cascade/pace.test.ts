import { describe, expect, it } from 'vitest';
import { Pace, PHOTO_RATE, type Timeline } from './pace';

const motion = (parts: Partial<Timeline> = {}): Timeline => ({ seconds: 3, waveEnd: 2.4, fell: 100, photos: [], ...parts });

describe('playback in slow motion', () => {
  it('gives a long wave time to be seen, and leaves a single domino as it falls', () => {
    expect(Pace.slowMotion(motion()).rateAt(1)).toBeCloseTo(0.3);
    expect(Pace.slowMotion(motion({ seconds: 1, waveEnd: 0.3, fell: 1 })).rateAt(0.1)).toBe(1);
  });

  it('is slowest around each photo', () => {
    const pace = Pace.slowMotion(motion({ photos: [0.5, 1.5] }));
    expect([0.4, 0.5, 0.55, 0.7, 1.5].map((at) => pace.rateAt(at))).toEqual([0.3, PHOTO_RATE, PHOTO_RATE, 0.3, PHOTO_RATE]);
    expect(pace.length).toBeGreaterThan(Pace.slowMotion(motion()).length);
  });

  it('never makes people wait longer than half a minute, however many photos there are', () => {
    const photos = Array.from({ length: 40 }, (_, i) => 0.05 + i * 0.12);
    expect(Pace.slowMotion(motion({ seconds: 6, waveEnd: 5, fell: 156, photos })).length).toBeLessThan(36);
  });

  it('leaves time at the end, after the last domino has fallen', () => {
    const pace = Pace.slowMotion(motion());
    expect(pace.length - pace.watchedAt(2.4)).toBeCloseTo(1.8);
  });

  it('maps playback time to simulation time and back, always forwards', () => {
    const pace = Pace.slowMotion(motion({ photos: [0.01, 0.5, 0.55, 2.39, 2.9] }));
    for (let second = 0; second <= 3; second += 0.07) expect(pace.motionAt(pace.watchedAt(second))).toBeCloseTo(second);
    let last = -1;
    for (let watched = 0; watched < pace.length; watched += 0.05) {
      expect(pace.motionAt(watched)).toBeGreaterThan(last);
      last = pace.motionAt(watched);
    }
    expect(pace.motionAt(pace.length + 1)).toBe(3);
  });

  it('also maps a motion in which nothing fell', () => {
    const pace = Pace.slowMotion(motion({ seconds: 0.5, waveEnd: 0.15, fell: 0 }));
    expect(pace.motionAt(pace.length)).toBe(0.5);
  });
});

it('in real time nothing is stretched', () => {
  const pace = Pace.even(4);
  expect([pace.length, pace.motionAt(1.5), pace.motionAt(9)]).toEqual([4, 1.5, 4]);
});
