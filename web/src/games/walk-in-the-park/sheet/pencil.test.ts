import { describe, expect, it } from 'vitest';
import { bandOf, chance, edgesOf, HALF, ring, smooth, wash, wayOf } from './pencil';
import { SIZE } from './squares';

const PIECES = ['NE', 'ES', 'SW', 'NW', 'NS', 'EW', 'NES', 'ESW', 'NSW', 'NEW', 'NESW'];
const MID = SIZE / 2;

describe('the edges of a path', () => {
  it('end at the same place on the edge for every piece, so that neighbours join', () => {
    const mouths = [MID - HALF, MID + HALF];
    for (const piece of PIECES) {
      const edges = edgesOf(piece, 'B2');
      expect(edges.length).toBe(piece.length);
      for (const edge of edges) {
        for (const end of [edge[0], edge.at(-1)]) {
          const along = end && (end.x === 0 || end.x === SIZE ? end.y : end.x);
          const onRim = end && [0, SIZE].some((rim) => end.x === rim || end.y === rim);
          expect(onRim, piece).toBe(true);
          expect(mouths, piece).toContain(along);
        }
      }
    }
  });

  it('stay inside their square', () => {
    for (const piece of PIECES) {
      for (const point of edgesOf(piece, 'D4').flat()) {
        expect(point.x).toBeGreaterThanOrEqual(0);
        expect(point.x).toBeLessThanOrEqual(SIZE);
        expect(point.y).toBeGreaterThanOrEqual(0);
        expect(point.y).toBeLessThanOrEqual(SIZE);
      }
    }
  });

  it('are the same each time for a square, and differ between squares', () => {
    expect(bandOf('NS', 'A1')).toBe(bandOf('NS', 'A1'));
    expect(bandOf('NS', 'A1')).not.toBe(bandOf('NS', 'A2'));
  });
});

describe('the line of the footsteps', () => {
  it('is one line through two arms, otherwise one from each arm', () => {
    expect(wayOf('NE').length).toBe(1);
    expect(wayOf('NES').length).toBe(3);
  });
});

describe('hand-drawn shapes', () => {
  it('use the same uniform random numbers for the same seed', () => {
    const [a, b] = [chance('x'), chance('x')];
    const row = Array.from({ length: 50 }, () => a());
    expect(row).toEqual(Array.from({ length: 50 }, () => b()));
    expect(row.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(new Set(row).size).toBe(50);
  });

  it('close patches, and overlap at the ends of a ring', () => {
    expect(
      wash(
        [
          [0, 0],
          [10, 0],
          [5, 8],
        ],
        'w',
      ).every((d) => d.endsWith('Z')),
    ).toBe(true);
    expect(ring(0, 0, 10, 'r').startsWith('M')).toBe(true);
    expect(
      smooth([
        { x: 0, y: 0 },
        { x: 3, y: 4 },
      ]),
    ).toBe('M0 0C0.5 0.7 2.5 3.3 3 4');
  });
});
