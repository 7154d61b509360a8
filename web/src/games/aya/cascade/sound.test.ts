// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Knock } from './motion';
import { audible, voiceOf } from './sound';

const knock = (at: number, force = 0.5, kind: Knock['kind'] = 'struck', x = 0): Knock => ({ at, kind, force, x });

describe('the sound of wood', () => {
  it('is played once, whatever the frame rate', () => {
    const all = [knock(0.1), knock(0.2), knock(0.3)];
    expect([...audible(all, 0, 0.2), ...audible(all, 0.2, 0.3), ...audible(all, 0.3, 0.4)]).toEqual(all);
  });

  it('is that of the loudest knocks, in order, when there are many at once', () => {
    const all = Array.from({ length: 9 }, (_, i) => knock(i / 100, (i % 3) / 3 + 0.1));
    const loudest = audible(all, -1, 1, 3);
    expect(loudest.map((knock) => knock.at)).toEqual([0.02, 0.05, 0.08]);
  });

  it('is higher and louder for a harder knock, and comes from its place', () => {
    const [soft, hard] = [voiceOf(knock(0, 0.1), 600, 1), voiceOf(knock(0, 1), 600, 1)];
    expect(hard.pitch).toBeGreaterThan(soft.pitch);
    expect(hard.loudness).toBeGreaterThan(soft.loudness);
    expect(voiceOf(knock(0, 1, 'struck', -300), 600, 1).pan).toBeLessThan(0);
    expect(voiceOf(knock(0, 1, 'lands'), 600, 1).pitch).toBeLessThan(hard.pitch);
  });

  it('is deeper and longer in slow motion', () => {
    const [fast, slow] = [voiceOf(knock(0), 600, 1), voiceOf(knock(0), 600, 0.25)];
    expect(slow.pitch).toBeLessThan(fast.pitch);
    expect(slow.seconds).toBeGreaterThan(fast.seconds);
  });

  it('always has the shutter, as in real time', () => {
    const all = [...Array.from({ length: 9 }, (_, i) => knock(i / 100, 1)), knock(0.5, 0, 'shutter')];
    expect(audible(all, -1, 1, 3).filter(({ kind }) => kind === 'shutter')).toHaveLength(1);
    expect(voiceOf(knock(0, 1, 'shutter'), 600, 0.1)).toEqual(voiceOf(knock(0, 1, 'shutter'), 600, 1));
  });
});
