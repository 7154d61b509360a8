import { describe, expect, it } from 'vitest';
import { dominoAt, viewOf } from '../prediction/fixtures';
import type { Pose } from '../scene';
import type { AyaView } from '../wire';
import type { Motion, Track } from './motion';
import { cameraPath, photosIn, shotAt } from './preparedMotion';

/** Frames from one domino to the next, and frames of a fall. */
const [NEXT, FALL] = [3, 9];

/** The pose of a domino after `share` of its fall along the x axis. */
function falling(x: number, y: number, share: number): Pose {
  const half = (share * Math.PI) / 4;
  return [x + 12 * share, y, 15 - 9 * share, 0, Math.sin(half), 0, Math.cos(half)];
}

/** Dominoes that fall one after the other. The first one starts to fall at frame `begins`. */
function chain(places: readonly (readonly [number, number])[], begins = 0): Track[] {
  return places.map(([x, y], n) => {
    const frames = Array.from({ length: FALL }, (_, i) => begins + n * NEXT + i + 1);
    const poses = frames.map((_, i) => falling(x, y, (i + 1) / FALL));
    return { frames, poses, start: falling(x, y, 0), final: falling(x, y, 1) };
  });
}

function motionOf(tracks: readonly Track[]): Motion {
  const last = Math.max(...tracks.map((track) => track.frames.at(-1) ?? 0));
  return { frames: last + 30, tracks: new Map(tracks.map((track, i) => [i, track])) };
}

const along = (count: number, from: number, step: number, y = 0) =>
  Array.from({ length: count }, (_, i) => [from + i * step, y] as const);
const end = (motion: Motion) => (motion.frames - 30) / 60;

describe('the camera during a fall', () => {
  const row = motionOf(chain(along(40, -400, 20)));

  it('follows the front of the wave, close enough for single dominoes', () => {
    const path = cameraPath(row, [], end(row));
    for (const domino of [10, 20, 30]) {
      const shot = path[domino * NEXT];
      expect(Math.abs((shot?.x ?? 0) - (-400 + domino * 20))).toBeLessThan(120);
      expect(shot?.span).toBeLessThan(461);
      expect(shot?.wide).toBe(0);
    }
  });

  it('pulls back to all pieces once the wave is over', () => {
    const path = cameraPath(row, [], end(row));
    const wide = path.map((shot) => shot.wide);
    expect([wide[0], wide.at(-1)]).toEqual([0, 1]);
    expect(wide).toEqual([...wide].sort((a, b) => a - b));
  });

  it('follows the branch that falls last, without a cut', () => {
    const trunk = chain(along(10, 0, 20));
    const short = chain(
      [...Array(6)].map((_, i) => [200, 20 + 20 * i] as const),
      30,
    );
    const long = chain(
      [...Array(25)].map((_, i) => [200, -20 - 20 * i] as const),
      30,
    );
    const motion = motionOf([...trunk, ...short, ...long]);
    const path = cameraPath(motion, [], end(motion));
    expect(path[80]?.y).toBeLessThan(-150);
    const leaps = path.slice(1).map((shot, i) => Math.hypot(shot.x - (path[i]?.x ?? 0), shot.y - (path[i]?.y ?? 0)));
    expect(Math.max(...leaps)).toBeLessThan(20);
  });

  it('leans towards a photo that is near, and not towards one far away', () => {
    const photo = { what: 'animal', id: 'okapi', x: 0, at: 1 } as const;
    const height = (y: number) => cameraPath(row, [{ ...photo, y }], end(row))[60]?.y ?? 0;
    expect(height(100)).toBeGreaterThan(10);
    expect(height(390)).toBeCloseTo(0);
  });

  it('is interpolated between two frames', () => {
    const path = cameraPath(row, [], end(row));
    const [one, two] = [shotAt({ path }, 1), shotAt({ path }, 1 + 1 / 60)];
    expect(shotAt({ path }, 1 + 1 / 120).x).toBeCloseTo((one.x + two.x) / 2);
    expect(shotAt({ path }, 99)).toEqual(path.at(-1));
  });
});

describe('the photos of a fall', () => {
  const dominoes = along(12, 0, 20).map(([x, y], i) => dominoAt(i + 1, x, y));
  const tile = (id: string, x: number) => ({ id, terrain: id.split('-')[0] ?? '', x, y: 0, angle: 0, ports: [0, 120] });
  const after: AyaView = viewOf({
    dominoes,
    tiles: [tile('start', 0), tile('pole-end', 180), tile('forest-bend', 100), tile('desert-end', 600)],
    animals: [{ animal: 'okapi', x: 140, y: 0, camera: 8, rides: false, aside: false, rest: null }],
  });
  const token: Track = {
    frames: [24, 25],
    poses: [
      [140, 0, 29, 0, 0, 0, 1],
      [140, 0, 20, 0, 0, 0, 1],
    ],
    start: [140, 0, 30, 0, 0, 0, 1],
    final: [140, 0, 12, 0, 0, 0, 1],
  };
  const motion = motionOf([...chain(along(12, 0, 20)), token]);
  const bodyMap = { dominoes: dominoes.map(({ id }) => id), animals: ['okapi'], start: [] };

  it('are taken in order where the wave passes, except the Start tile', () => {
    const photos = photosIn(motion, bodyMap, after);
    expect(photos.map(({ what, id }) => `${what} ${id}`)).toEqual([
      'landscape forest-bend',
      'animal okapi',
      'landscape pole-end',
    ]);
    expect(photos.map(({ at }) => at)).toEqual([...photos.map(({ at }) => at)].sort((a, b) => a - b));
  });

  it('are not taken again by a later push', () => {
    const lies = new Map([...motion.tracks].slice(0, 4));
    expect(photosIn({ ...motion, tracks: lies }, bodyMap, after)).toEqual([]);
  });
});
