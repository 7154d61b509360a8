import { describe, expect, it } from 'vitest';
import { dominoAt, viewOf } from './cascade/samples';
import { bringNear, isAround } from './looking';
import type { Camera, Place } from './scene';

function looked(narrow: boolean, at: Place, { largePieces = false, wider = 1 } = {}): unknown[] {
  const found: unknown[] = [];
  const camera = {
    fit: (what: string) => found.push(what),
    follow: (place: Place, span?: number) => found.push(place, span),
  } as unknown as Camera;
  bringNear(camera, viewOf({ depth: 800, dominoes: [dominoAt(1, 0, 0)] }), at, { narrow, largePieces, wider });
  return found;
}

describe('where the board looks by itself', () => {
  const near = { x: 20, y: 0 };
  const far = { x: 500, y: 0 };

  it('comes as near as usual, nearer with larger pieces', () => {
    expect(looked(false, near)).toEqual([near, 520]);
    expect(looked(true, near)).toEqual([near, 240]);
    expect(looked(true, near, { largePieces: true })[1]).toBeCloseTo(158.4);
    expect(looked(true, near, { wider: 1.4 })[1]).toBeCloseTo(336);
  });

  it('shows all of the table where what stands next is far, and on a phone no more than lets a domino be seen', () => {
    expect(looked(false, far)).toEqual(['table']);
    expect(looked(true, far)).toEqual([far, 420]);
  });

  it('sees all that stands at once where that is near', () => {
    const river = (x: number) => viewOf({ dominoes: [dominoAt(1, 0, 0), dominoAt(2, x, 0)] });
    expect([isAround(river(20), near), isAround(river(500), near)]).toEqual([true, false]);
  });
});
