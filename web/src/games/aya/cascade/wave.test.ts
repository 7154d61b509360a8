import { describe, expect, it } from 'vitest';
import type { Pose } from '../scene';
import { readMotion } from './motion';
import cases from './motions.json';
import { clacksOf, fallsOf, frontsOf } from './wave';

const [row] = cases as unknown as { text: string; start: Pose[]; frames: number }[];
const motion = await readMotion(row?.text ?? '', row?.start ?? []);
const DOMINOES = 7;

describe('what is read in a motion', () => {
  it('every domino that falls is heard, one after the other, and the one that stands is not', () => {
    const struck = clacksOf(motion, DOMINOES).filter((clack) => clack.kind === 'struck');
    expect(struck).toHaveLength(6);
    const places = struck.map((clack) => clack.x);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(struck.every((clack) => clack.force > 0 && clack.force <= 1)).toBe(true);
  });

  it('a domino is heard again when it lands, later', () => {
    const clacks = clacksOf(motion, DOMINOES);
    const first = clacks.find((clack) => clack.kind === 'struck')?.at ?? 0;
    const lands = clacks.filter((clack) => clack.kind === 'lands');
    expect(lands.length).toBeGreaterThanOrEqual(4);
    expect(lands.every((clack) => clack.at > first)).toBe(true);
  });

  it('an animal that comes down is heard once', () => {
    expect(clacksOf(motion, DOMINOES).filter((clack) => clack.kind === 'token')).toHaveLength(1);
  });

  it('the wave goes along the row', () => {
    const fronts = frontsOf(motion);
    expect(fronts).toHaveLength((row?.frames ?? 0) + 1);
    const falls = fallsOf(motion, [0, 5]);
    const [begin = 0, end = 0] = falls.map((at) => fronts[Math.round(at * 60)]?.x ?? 0);
    expect(end).toBeGreaterThan(begin + 20);
  });

  it('falls come in their order, and what stands has none', () => {
    const falls = fallsOf(motion, [5, 0, 6, 3]);
    expect(falls).toHaveLength(3);
    expect(falls).toEqual([...falls].sort((a, b) => a - b));
  });
});
