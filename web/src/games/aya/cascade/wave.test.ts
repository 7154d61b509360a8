import { describe, expect, it } from 'vitest';
import type { Pose } from '../scene';
import { readMotion } from './motion';
import cases from './motions.json';
import { clacksOf, fallOf } from './wave';

const [row] = cases as unknown as { text: string; start: Pose[] }[];
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

  it('dominoes fall in their order, and one that stands has no fall', () => {
    const falls = [0, 3, 5].map((body) => fallOf(motion, body) ?? -1);
    expect(falls[0]).toBeGreaterThan(0);
    expect(falls).toEqual([...falls].sort((a, b) => a - b));
    expect(fallOf(motion, 6)).toBeUndefined();
  });
});
