import { describe, expect, it } from 'vitest';
import type { Pose } from '../scene';
import { BadMotion, between, fallOf, knocksOf, leanOf, poseAt, poseIn, readMotion } from './motion';
import cases from './motions.json';

const recordings = cases as unknown as {
  name: string;
  text: string;
  start: Pose[];
  frames: number;
  count: number;
  moves: [number, number, Pose][];
  final: Record<string, Pose>;
}[];

describe('a recorded motion', () => {
  it.each(recordings)('is parsed as on the server: $name', async ({ text, start, frames, count, moves, final }) => {
    const motion = await readMotion(text, start);
    expect(motion.frames).toBe(frames);
    expect([...motion.tracks.values()].reduce((sum, track) => sum + track.frames.length, 0)).toBe(count);
    for (const [frame, body, pose] of moves) {
      const track = motion.tracks.get(body);
      expect(track && poseIn(track, frame)).toEqual(pose);
    }
    expect(Object.fromEntries([...motion.tracks].map(([body, track]) => [String(body), track.final]))).toEqual(final);
  });

  it('of another table is rejected', async () => {
    const [first] = recordings;
    await expect(readMotion(first?.text ?? '', first?.start.slice(1) ?? [])).rejects.toThrow(BadMotion);
  });

  it.each(['', 'AAAA', '?!', btoa('no such stream at all')])('that cannot be parsed is rejected: %j', async (text) => {
    await expect(readMotion(text, [])).rejects.toThrow(BadMotion);
  });
});

describe('between two frames', () => {
  const at = (x: number, lean: number): Pose => {
    const half = (lean * Math.PI) / 360;
    return [x, 0, 15, 0, Math.sin(half), 0, Math.cos(half)];
  };
  const track = { frames: [1, 2, 9], poses: [at(1, 10), at(3, 20), at(5, 90)], start: at(0, 0), final: at(5, 90) };

  it('a body is interpolated', () => {
    const pose = poseAt(track, 1.5);
    expect(pose[0]).toBeCloseTo(2);
    expect(leanOf(pose)).toBeCloseTo(15, 1);
  });

  it('a body at rest for some frames does not creep', () => {
    expect(poseAt(track, 4.5)).toEqual(at(3, 20));
    expect(poseAt(track, 8.5)[0]).toBeCloseTo(4);
  });

  it('a domino stands before it is struck and lies afterwards', () => {
    expect(poseAt(track, 0)).toEqual(at(0, 0));
    expect(poseAt(track, 99.3)).toEqual(at(5, 90));
  });

  it('the shorter rotation is taken', () => {
    const [x, y, z, qx, qy, qz, qw] = at(0, 20);
    const same: Pose = [x, y, z, -qx, -qy, -qz, -qw];
    expect(leanOf(between(at(0, 20), same, 0.5))).toBeCloseTo(20, 5);
  });
});

const [row] = cases as unknown as { text: string; start: Pose[] }[];
const motion = await readMotion(row?.text ?? '', row?.start ?? []);
const DOMINOES = 7;

describe('the events of a motion', () => {
  it('every falling domino is heard in order, and the standing one is not', () => {
    const struck = knocksOf(motion, DOMINOES).filter((knock) => knock.kind === 'struck');
    expect(struck).toHaveLength(6);
    const places = struck.map((knock) => knock.x);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(struck.every((knock) => knock.force > 0 && knock.force <= 1)).toBe(true);
  });

  it('a domino is heard again when it lands, later', () => {
    const knocks = knocksOf(motion, DOMINOES);
    const first = knocks.find((knock) => knock.kind === 'struck')?.at ?? 0;
    const lands = knocks.filter((knock) => knock.kind === 'lands');
    expect(lands.length).toBeGreaterThanOrEqual(4);
    expect(lands.every((knock) => knock.at > first)).toBe(true);
  });

  it('an animal that drops is heard once', () => {
    expect(knocksOf(motion, DOMINOES).filter((knock) => knock.kind === 'token')).toHaveLength(1);
  });

  it('dominoes fall in order, and a standing one has no fall', () => {
    const falls = [0, 3, 5].map((body) => fallOf(motion, body) ?? -1);
    expect(falls[0]).toBeGreaterThan(0);
    expect(falls).toEqual([...falls].sort((a, b) => a - b));
    expect(fallOf(motion, 6)).toBeUndefined();
  });
});
