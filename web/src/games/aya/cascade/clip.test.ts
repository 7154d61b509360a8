import { describe, expect, it } from 'vitest';
import { clipKind, clipSize } from './clip';

describe('a clip', () => {
  it('is as large as it is worth, in even numbers of pixels', () => {
    expect(clipSize(801, 601)).toEqual({ width: 802, height: 602 });
    expect(clipSize(2560, 1600)).toEqual({ width: 1280, height: 800 });
    expect(clipSize(390, 844)).toEqual({ width: 390, height: 844 });
    expect(clipSize(0, 0)).toEqual({ width: 2, height: 2 });
  });

  it('is known to be missing where the browser cannot record', () => {
    expect(clipKind()).toBe('');
  });
});
