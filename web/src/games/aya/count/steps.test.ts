import { describe, expect, it } from 'vitest';
import { dominoAt, viewOf } from '../prediction/fixtures';
import type { AyaView } from '../wire';
import { adviceOf, bandOf, countSteps } from './steps';

const tile = (id: string, x: number) => ({ id, terrain: id.split('-')[0] ?? '', x, y: 0, angle: 0, ports: [0, 120] });
const animal = (name: string, x: number) => ({ animal: name, x, y: 50, camera: 1, rides: false, aside: false, rest: null });
const view: AyaView = viewOf({
  phase: 'over',
  tiles: [tile('start', 0), tile('forest-bend', 100), tile('pole-end', 900), tile('forest-fork', 200), tile('forest-end', 300)],
  dominoes: [dominoAt(1, 5, 6, 0, 'fallen')],
  animals: [animal('okapi', 10), animal('narwhal', 20)],
  count: {
    landscapes: ['forest-bend', 'forest-fork', 'forest-end'],
    animals: ['narwhal'],
    triptychs: 1,
    tokens: 8,
    score: 13,
    lost: [
      { photo: 'pole-end', key: 'dry-port', args: { port: 2, tile: 'pole end', away: 3, domino: '1' } },
      { photo: 'okapi', key: 'no-river', args: {} },
    ],
  },
});

describe('the count', () => {
  const steps = countSteps(view);

  it('contains every photo once, and its points add up to the score', () => {
    expect(steps.map((step) => step.id)).toEqual([
      'forest-bend',
      'forest-fork',
      'forest-end',
      'forest',
      'pole-end',
      'okapi',
      'narwhal',
      '',
    ]);
    expect(steps.at(-1)?.sum).toBe(view.count?.score);
    expect(steps.map((step) => step.sum)).toEqual([1, 2, 3, 4, 4, 4, 5, 13]);
  });

  it('gives reasons and lights for a lost photo', () => {
    const lost = steps.find((step) => step.id === 'pole-end');
    expect(lost?.won).toBe(false);
    expect(lost?.reasons.map((reason) => reason.key)).toEqual(['dry-port']);
    // The tile, its second port, the domino.
    expect(lost?.lights).toHaveLength(3);
    const [, port, domino] = lost?.lights ?? [];
    expect(port?.x).toBeCloseTo(880);
    expect(port?.y).toBeCloseTo(34.64, 1);
    expect([domino?.x, domino?.y, domino?.label]).toEqual([5, 6, '1']);
  });

  it('is empty before the end', () => {
    expect(countSteps(viewOf())).toEqual([]);
  });
});

describe('the band of a score', () => {
  it('is the highest one reached', () => {
    expect([0, 9, 10, 14, 27, 54, 55].map(bandOf)).toEqual([0, 0, 10, 10, 25, 50, 55]);
  });
});

describe('the advice for the next match', () => {
  const counted = (parts: { score?: number; pushes?: number; lost?: string[] }) =>
    viewOf({
      phase: 'over',
      pushes: parts.pushes ?? 1,
      count: {
        landscapes: [],
        animals: [],
        triptychs: 0,
        tokens: 0,
        score: parts.score ?? 12,
        lost: (parts.lost ?? []).map((key) => ({ photo: '', key, args: {} })),
      },
    });

  it('is to join the pieces after many pushes', () => {
    expect(adviceOf(counted({ pushes: 9, lost: ['shared'] }), 40)).toBe('join');
  });

  it('is about the commonest loss, else the river’s length, else cameras', () => {
    expect(adviceOf(counted({ lost: ['shared', 'dry-port', 'dry-port-none'] }), 40)).toBe('entrances');
    expect(adviceOf(counted({}), 12)).toBe('longer');
    expect(adviceOf(counted({}), 60)).toBe('photos');
  });

  it('is null after a short match in one wave with all its landscapes', () => {
    const whole = viewOf({
      ...counted({}),
      landscapes: 3,
      count: { ...view.count, landscapes: ['a', 'b', 'c'], lost: [] } as AyaView['count'],
    });
    expect(adviceOf({ ...whole, pushes: 1 }, 50)).toBeNull();
    expect(adviceOf({ ...whole, pushes: 2 }, 50)).not.toBeNull();
  });

  it('is null after a good match and before the end', () => {
    expect(adviceOf(counted({ score: 40, pushes: 9 }), 40)).toBeNull();
    expect(adviceOf(viewOf(), 0)).toBeNull();
  });
});
