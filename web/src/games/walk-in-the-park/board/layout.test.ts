import { describe, expect, it } from 'vitest';
import { layout } from './layout';

const NOTHING = { top: 0, ticks: 0, controls: 0 };

describe('the sheet', () => {
  it('fills the width of a phone in portrait', () => {
    const plan = layout(344, 556, 1, NOTHING);
    expect(plan.shape).toBe('stacked');
    expect(plan.sheet).toBe(340);
  });

  it('has the other sheets beside it on a wide screen', () => {
    const plan = layout(960, 640, 1, NOTHING);
    expect(plan.shape).toBe('side');
    expect(plan.sheet).toBeGreaterThan(500);
  });

  it('is as high as a phone in landscape', () => {
    expect(layout(640, 320, 1, NOTHING)).toEqual({ sheet: 316, shape: 'across', row: false });
  });

  it('leaves a row to several others, unless it would be too small', () => {
    expect(layout(374, 650, 1, NOTHING)).toEqual({ sheet: 370, shape: 'stacked', row: false });
    expect(layout(374, 650, 2, NOTHING)).toEqual({ sheet: 370, shape: 'stacked', row: true });
    expect(layout(374, 650, 7, NOTHING)).toEqual({ sheet: 338, shape: 'stacked', row: true });
    expect(layout(304, 440, 2, NOTHING)).toEqual({ sheet: 226, shape: 'stacked', row: false });
    expect(layout(960, 640, 7, NOTHING)).toMatchObject({ shape: 'side', row: false });
  });

  it('has priority with the preference for larger pieces', () => {
    for (const [width, height, others] of [
      [374, 650, 2],
      [960, 640, 1],
      [1240, 640, 3],
    ] as const) {
      const [usual, large] = [false, true].map((wished) => layout(width, height, others, NOTHING, 1, wished));
      expect(large?.sheet).toBeGreaterThanOrEqual(usual?.sheet ?? 0);
      expect(large?.row).toBe(false);
    }
    expect(layout(1240, 640, 1, NOTHING, 1, true)).toEqual({ sheet: 636, shape: 'across', row: false });
  });

  it('shrinks with larger text around it', () => {
    const usual = layout(390, 600, 1, NOTHING);
    const large = layout(390, 600, 1, { top: 76, ticks: 44, controls: 160 }, 2);
    expect([usual.sheet, large.sheet]).toEqual([386, 302]);
  });

  it('has squares large enough for a finger, and otherwise fits the board', () => {
    for (const [width, height] of [
      [320, 420],
      [344, 528],
      [640, 300],
      [756, 800],
      [900, 500],
      [1500, 900],
    ] as const) {
      const plan = layout(width, height, 1, NOTHING);
      expect((plan.sheet * 500) / 530 / 5).toBeGreaterThanOrEqual(40);
      expect(plan.sheet).toBeLessThanOrEqual(plan.shape === 'across' ? height : Math.max(214, Math.min(width, height - 104)));
    }
  });
});
