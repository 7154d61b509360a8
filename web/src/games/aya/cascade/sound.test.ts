// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Clack } from './motion';
import { heard, voiceOf } from './sound';

const clack = (at: number, force = 0.5, kind: Clack['kind'] = 'struck', x = 0): Clack => ({ at, kind, force, x });

describe('the sound of wood', () => {
  it('is heard once, whatever the pictures', () => {
    const all = [clack(0.1), clack(0.2), clack(0.3)];
    expect([...heard(all, 0, 0.2), ...heard(all, 0.2, 0.3), ...heard(all, 0.3, 0.4)]).toEqual(all);
  });

  it('of many blows at once only the loudest are heard, in their order', () => {
    const all = Array.from({ length: 9 }, (_, i) => clack(i / 100, (i % 3) / 3 + 0.1));
    const kept = heard(all, -1, 1, 3);
    expect(kept.map((one) => one.at)).toEqual([0.02, 0.05, 0.08]);
  });

  it('a harder blow is higher and louder, and is heard where it happens', () => {
    const [soft, hard] = [voiceOf(clack(0, 0.1), 600, 1), voiceOf(clack(0, 1), 600, 1)];
    expect(hard.pitch).toBeGreaterThan(soft.pitch);
    expect(hard.loud).toBeGreaterThan(soft.loud);
    expect(voiceOf(clack(0, 1, 'struck', -300), 600, 1).pan).toBeLessThan(0);
    expect(voiceOf(clack(0, 1, 'lands'), 600, 1).pitch).toBeLessThan(hard.pitch);
  });

  it('slow motion is deeper and longer', () => {
    const [fast, slow] = [voiceOf(clack(0), 600, 1), voiceOf(clack(0), 600, 0.25)];
    expect(slow.pitch).toBeLessThan(fast.pitch);
    expect(slow.long).toBeGreaterThan(fast.long);
  });

  it('a shutter always clicks, as it does in real time', () => {
    const all = [...Array.from({ length: 9 }, (_, i) => clack(i / 100, 1)), clack(0.5, 0, 'shutter')];
    expect(heard(all, -1, 1, 3).filter(({ kind }) => kind === 'shutter')).toHaveLength(1);
    expect(voiceOf(clack(0, 1, 'shutter'), 600, 0.1)).toEqual(voiceOf(clack(0, 1, 'shutter'), 600, 1));
  });
});
