import { describe, expect, it } from 'vitest';
import type { AyaDominoView, AyaTileView } from '../wire';
import { domino, tile, view } from './fixtures';
import { ahead, dist, type Spot } from './geometry';
import { cameraSnapsOf, snapAt, snapsOf, tileSnapsOf } from './snap';
import { verdictOf } from './verdict';

/** Place up to `steps` dominoes on the next good places over the tiles. */
function buildOver(tiles: AyaTileView[], first: AyaDominoView[], steps: number): { dominoes: AyaDominoView[]; tones: string[] } {
  const dominoes = [...first];
  const tones: string[] = [];
  for (let n = 0; n < steps; n++) {
    const seen = view({ tiles, dominoes: [...dominoes] });
    const snap = snapsOf(seen, false).find((snap) => snap.why === 'tile' || snap.why === 'first');
    if (!snap) break;
    tones.push(verdictOf(seen, 'forest', snap.spot).tone);
    dominoes.push(domino(dominoes.length + 1, snap.spot.x, snap.spot.y, snap.spot.a));
  }
  return { dominoes, tones };
}

const near = (spots: readonly { x: number; y: number }[], spot: Spot, away = 0.5) =>
  spots.some((place) => dist(place, spot) < away);

describe('good places', () => {
  it('continue a row straight, or turned towards the pointer', () => {
    const seen = view({ dominoes: [domino(1, 0, 0)] });
    const snaps = snapsOf(seen);
    expect(snapAt(snaps, { x: 22, y: 0 }, 18)?.spot).toEqual({ x: 20, y: 0, a: 0 });
    expect(snapAt(snaps, { x: 19, y: 8 }, 18)?.spot.a).toBe(15);
    expect(snapAt(snaps, { x: 19, y: -8 }, 18)?.spot.a).toBe(345);
    expect(snapAt(snaps, { x: 60, y: 0 }, 18)).toBeNull();
  });

  it('are free', () => {
    const seen = view({ dominoes: [domino(1, 0, 0), domino(2, 20, 0)] });
    expect(
      near(
        snapsOf(seen).map((snap) => snap.spot),
        { x: 20, y: 0, a: 0 },
      ),
    ).toBe(false);
  });

  it.each([
    ['the Start tile, from its first domino to both ports', tile('start', 0, 0), [], [0, 120], 7],
    ['a bend', tile('forest-bend', 0, 0), [domino(1, 60, 0, 180)], [120], 5],
    ['a fork', tile('forest-fork', 0, 0), [domino(1, 60, 0, 180)], [120, 240], 8],
  ])('lead over %s so that every domino falls', (_, over, first, exits, steps) => {
    const { dominoes, tones } = buildOver([over], first, 12);
    expect(dominoes.length - first.length).toBe(steps);
    expect(tones.every((tone) => tone === 'good')).toBe(true);
    for (const exit of exits) expect(near(dominoes, ahead({ x: 0, y: 0, a: exit }, 50), 1)).toBe(true);
  });

  it('are two after a Garden that forks', () => {
    const seen = view({ dominoes: [domino(1, 0, 0), domino(2, 20, 0, 0, { kind: 'garden', fork: true })] });
    const heads = snapsOf(seen).filter((snap) => snap.why === 'garden');
    expect(heads.map((head) => head.spot.a).sort()).toEqual([30, 330]);
    for (const head of heads) expect(verdictOf(seen, 'forest', head.spot).tone).toBe('good');
  });

  it('include the places before the ports of a tile', () => {
    const seen = view({ tiles: [tile('forest-end', 100, 0, 180)] });
    expect(snapsOf(seen).map((snap) => snap.spot)).toEqual([{ x: 40, y: 0, a: 0 }]);
  });
});

describe('a tile in hand', () => {
  it('continues a river after its last domino, entered by the chosen port', () => {
    const seen = view({ dominoes: [domino(1, 0, 0)] });
    const [first] = tileSnapsOf(seen, 'forest-bend', 0);
    expect(first?.spot).toEqual({ x: 80, y: 0, a: 180 });
    expect(first?.camera).toEqual({ x: 20, y: 0, a: 0 });
    expect(tileSnapsOf(seen, 'forest-bend', 1)[0]?.spot.a).toBe(60);
  });

  it('keeps a distance from an open port', () => {
    const seen = view({ tiles: [tile('start', 0, 0)] });
    expect(tileSnapsOf(seen, 'forest-end', 0).map((snap) => [snap.spot.x, snap.spot.y])).toEqual([
      [160, 0],
      [-80, 138.6],
    ]);
  });

  it('has a place for its camera domino before each port', () => {
    expect(cameraSnapsOf(view(), 'forest-fork', { x: 0, y: 0, a: 0 }).map((snap) => snap.spot.a)).toEqual([180, 300, 60]);
  });
});
