import { describe, expect, it } from 'vitest';
import { animal, domino, tile, view } from './fixtures';
import { portsAt, type Verdict, verdictOf, verdictOfAnimal, verdictOfCamera, verdictOfTile } from './verdict';

const row = view({ dominoes: [domino(1, 0, 0), domino(2, 20, 0)] });
const keys = ({ tone, messages }: Verdict) => [tone, ...messages.map((message) => message.key)].join(' ');

describe('a domino beside a row', () => {
  it('falls 20 mm after the last domino', () => {
    const found = verdictOf(row, 'forest', { x: 40, y: 0, a: 0 });
    expect(keys(found)).toBe('good falls');
    expect(found.messages[0]?.args).toEqual({ by: 2, pitch: 20 });
  });

  it('may turn further if it is a branch of a Garden', () => {
    const garden = view({ dominoes: [domino(1, 0, 0), domino(2, 20, 0, 0, { kind: 'garden' })] });
    expect(keys(verdictOf(garden, 'forest', { x: 39, y: 9.6, a: 30 }))).toBe('good falls');
  });

  it.each([
    ['is too far, with the missing distance', { x: 58, y: 0, a: 0 }, 'poor too-far', { by: 2, over: 4 }],
    ['is too close', { x: 34, y: 0, a: 0 }, 'poor too-close', { by: 2, pitch: 14 }],
    ['would break the river at a loose distance', { x: 50, y: 0, a: 0 }, 'poor breaks', { by: 2, pitch: 30 }],
    ['would break the river at a sharp turn', { x: 40, y: 3, a: 40 }, 'poor breaks-turn', { by: 2, turn: 40 }],
    ['stands the wrong way round', { x: 40, y: 0, a: 180 }, 'poor wrong-way', { by: 2 }],
    ['stands to the side', { x: 35, y: 19, a: 0 }, 'poor aside', { by: 2, aside: 19 }],
  ])('%s', (_, spot, wanted, args) => {
    const found = verdictOf(row, 'forest', spot);
    expect(keys(found)).toBe(wanted);
    expect(found.messages[0]?.args).toMatchObject(args);
    expect(found.legal).toBe(true);
  });

  it('may not overlap', () => {
    const found = verdictOf(row, 'forest', { x: 21, y: 0, a: 0 });
    expect(found).toMatchObject({
      tone: 'bad',
      legal: false,
      messages: [{ key: 'refused', args: { why: 'overlaps', what: 'domino 2' } }],
    });
  });

  it('topples the next one between two parts of a river', () => {
    const gap = view({ dominoes: [domino(1, 0, 0), domino(2, 40, 0)] });
    expect(keys(verdictOf(gap, 'forest', { x: 20, y: 0, a: 0 }))).toBe('good falls then');
    const wide = view({ dominoes: [domino(1, 0, 0), domino(2, 57, 0)] });
    const found = verdictOf(wide, 'forest', { x: 20, y: 0, a: 0 });
    expect(keys(found)).toBe('good falls then-far');
    expect(found.messages[1]?.args).toEqual({ far: 2, over: 3 });
  });

  it('is alone far from all others', () => {
    expect(keys(verdictOf(row, 'forest', { x: 300, y: 200, a: 0 }))).toBe('mine alone');
  });
});

describe('a domino beside tiles', () => {
  const end = view({ tiles: [tile('forest-end', 100, 0, 180)], dominoes: [domino(1, 20, 0)] });

  it('waters a port of its terrain', () => {
    expect(keys(verdictOf(end, 'forest', { x: 40, y: 0, a: 0 }))).toBe('good waters');
    expect(keys(verdictOf(end, 'garden', { x: 40, y: 0, a: 0 }))).toBe('good waters');
  });

  it('spoils a landscape of another terrain on which it falls', () => {
    expect(keys(verdictOf(end, 'pole', { x: 40, y: 0, a: 0 }))).toBe('poor spoils');
  });

  it('is the first one on the Start tile', () => {
    expect(keys(verdictOf(view({ tiles: [tile('start', 0, 0)] }), 'pole', { x: -10, y: 0, a: 0 }))).toBe('good first');
  });
});

describe('a held tile', () => {
  it('lists what each port would meet', () => {
    const seen = view({ dominoes: [domino(1, 0, 0)] });
    const ports = portsAt(seen, 'forest-fork', { x: 80, y: 0, a: 180 });
    expect(ports.map((port) => port.meets)).toEqual(['river', 'room', 'room']);
    expect(keys(verdictOfTile(seen, 'forest-fork', { x: 80, y: 0, a: 180 }))).toBe('good port-met');
  });

  it('is poor if a port has no room', () => {
    expect(keys(verdictOfTile(view(), 'forest-end', { x: 540, y: 0, a: 0 }))).toBe('poor port-shut');
    expect(keys(verdictOfTile(view(), 'forest-end', { x: 580, y: 0, a: 0 }))).toBe('bad refused');
  });

  it('meets a river at aligned dominoes, and has no room at one that stands across', () => {
    const meets = (heading: number) =>
      portsAt(view({ dominoes: [domino(1, 155, 0, heading)] }), 'forest-end', { x: 100, y: 0, a: 0 }).map((port) => port.meets);
    expect([0, 180, 30].map((heading) => meets(heading))).toEqual([['river'], ['river'], ['river']]);
    expect(meets(90)).toEqual(['none']);
  });

  it('needs its camera domino before a port, facing in', () => {
    const laid = { x: 100, y: 0, a: 180 };
    expect(keys(verdictOfCamera(view(), 'forest-end', laid, 'forest*', { x: 40, y: 0, a: 0 }))).toBe('good camera-waits');
    expect(keys(verdictOfCamera(row, 'forest-end', laid, 'forest*', { x: 40, y: 0, a: 0 }))).toBe('good camera-fed');
    expect(verdictOfCamera(view(), 'forest-end', laid, 'forest*', { x: 40, y: 0, a: 180 }).messages[0]?.args?.why).toBe(
      'before-port',
    );
  });
});

describe('an animal', () => {
  const river = [0, 20, 40, 60].map((x, i) => domino(i + 1, x, 0));
  const at = { x: 70, y: 0 };
  const camera = { x: 80, y: 0, a: 0 };

  it('rides safely on a river from a landscape of its terrain', () => {
    const seen = view({ tiles: [tile('forest-bend', -10, 0)], dominoes: river });
    expect(keys(verdictOfAnimal(seen, 'forest*', camera, at))).toBe('good animal-safe');
    const foreign = view({ tiles: [tile('pole-bend', -10, 0)], dominoes: river });
    expect(keys(verdictOfAnimal(foreign, 'forest*', camera, at))).toBe('mine animal-open');
  });

  it('does not share its stretch', () => {
    const seen = view({ tiles: [tile('forest-bend', -50, 0)], dominoes: river, animals: [animal('okapi', 10, 0, 2)] });
    expect(keys(verdictOfAnimal(seen, 'forest*', camera, at))).toBe('poor animal-shares');
  });

  it('does not ride close before the next tile', () => {
    const seen = view({ tiles: [tile('forest-end', 145, 0, 180)], dominoes: river });
    expect(keys(verdictOfAnimal(seen, 'forest*', camera, at))).toBe('poor animal-near');
  });

  it('gets a warning very near a tile beside the river, and a refusal over one', () => {
    const laid = (y: number) => view({ tiles: [tile('pole-end', 70, y)], dominoes: river });
    expect(keys(verdictOfAnimal(laid(60), 'forest*', camera, at))).toBe('mine animal-open');
    const near = verdictOfAnimal(laid(56), 'forest*', camera, at);
    expect([keys(near), near.legal]).toEqual(['poor animal-beside', true]);
    expect(verdictOfAnimal(laid(54), 'forest*', camera, at).messages[0]?.args).toEqual({ why: 'on-tile', what: 'pole-end' });
    const earlier = { ...laid(55.5), rules: 2 };
    expect(verdictOfAnimal(earlier, 'forest*', camera, at).messages[0]?.args).toEqual({ why: 'near-tile', what: 'pole-end' });
  });

  it('has its own stretch behind a Garden that forks, declared or not', () => {
    const forked = (more: object, rules = 3) =>
      view({
        rules,
        dominoes: [
          ...[domino(1, 0, 0), domino(2, 20, 0), domino(3, 40, 0, 0, { kind: 'garden', ...more })],
          ...[domino(4, 59, 9.6, 30), domino(5, 59, -9.6, -30), domino(6, 76.3, 19.6, 30)],
        ],
        animals: [animal('okapi', 10, 0, 2)],
      });
    const [next, between] = [
      { x: 93.6, y: 29.6, a: 30 },
      { x: 85, y: 24.6 },
    ];
    const messages = (seen: ReturnType<typeof view>) => keys(verdictOfAnimal(seen, 'forest*', next, between));
    expect([messages(forked({})), messages(forked({ fork: true }))]).toEqual(['mine animal-open', 'mine animal-open']);
    expect([messages(forked({}, 2)), messages(forked({ kind: 'forest' }))]).toEqual(['poor animal-shares', 'poor animal-shares']);
  });

  it('needs another domino to ride on', () => {
    expect(verdictOfAnimal(view(), 'forest*', camera, null).messages[0]?.args?.why).toBe('astride');
  });
});
