// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Clack } from './motion';
import { heard, voiceOf } from './sound';

const clack = (at: number, force = 0.5, kind: Clack['kind'] = 'struck', x = 0): Clack => ({ at, kind, force, x });

describe('the sound of wood', () => {
  it('is played once, whatever the frame rate', () => {
    const all = [clack(0.1), clack(0.2), clack(0.3)];
    expect([...heard(all, 0, 0.2), ...heard(all, 0.2, 0.3), ...heard(all, 0.3, 0.4)]).toEqual(all);
  });

  it('is that of the loudest knocks, in order, when there are many at once', () => {
    const all = Array.from({ length: 9 }, (_, i) => clack(i / 100, (i % 3) / 3 + 0.1));
    const kept = heard(all, -1, 1, 3);
    expect(kept.map((one) => one.at)).toEqual([0.02, 0.05, 0.08]);
  });

  it('is higher and louder for a harder knock, and comes from its place', () => {
    const [soft, hard] = [voiceOf(clack(0, 0.1), 600, 1), voiceOf(clack(0, 1), 600, 1)];
    expect(hard.pitch).toBeGreaterThan(soft.pitch);
    expect(hard.loud).toBeGreaterThan(soft.loud);
    expect(voiceOf(clack(0, 1, 'struck', -300), 600, 1).pan).toBeLessThan(0);
    expect(voiceOf(clack(0, 1, 'lands'), 600, 1).pitch).toBeLessThan(hard.pitch);
  });

  it('is deeper and longer in slow motion', () => {
    const [fast, slow] = [voiceOf(clack(0), 600, 1), voiceOf(clack(0), 600, 0.25)];
    expect(slow.pitch).toBeLessThan(fast.pitch);
    expect(slow.long).toBeGreaterThan(fast.long);
  });

  it('always has the shutter, as in real time', () => {
    const all = [...Array.from({ length: 9 }, (_, i) => clack(i / 100, 1)), clack(0.5, 0, 'shutter')];
    expect(heard(all, -1, 1, 3).filter(({ kind }) => kind === 'shutter')).toHaveLength(1);
    expect(voiceOf(clack(0, 1, 'shutter'), 600, 0.1)).toEqual(voiceOf(clack(0, 1, 'shutter'), 600, 1));
  });
});
