import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { animal, domino, holding, tile, view } from '../prediction/fixtures';
import type { AyaView } from '../wire';
import { Hand } from './hand.svelte';

function handOf(first: AyaView, seat = 0) {
  let now = $state.raw(first);
  const hand = new Hand({
    get view() {
      return now;
    },
    get seat() {
      return seat;
    },
    canAct: true,
  });
  hand.sync();
  return {
    hand,
    see(next: AyaView) {
      now = next;
      flushSync();
      hand.sync();
    },
  };
}

describe('the task of the hand', () => {
  it.each([
    ['first', view({ phase: 'first' })],
    ['start', view({ phase: 'laying' })],
    ['flip', view({ phase: 'ready' })],
    ['flip', view({ phase: 'pause' })],
    ['draw', holding('')],
    ['stand', holding('forest')],
    ['choose', holding('forest*')],
    ['stand', holding('forest*', { piles: [{ terrain: 'forest', tiles: 0, animals: 0, top: '' }] })],
    ['tile', holding('forest*', { tile: 'forest-bend' })],
    ['wait', holding('forest', { turn: 1 })],
    ['push', view({ phase: 'toppling' })],
    ['push', view({ phase: 'toppling', turn: 1 })],
    ['watch', view({ phase: 'toppling', turn: 1, pushes: 1 })],
    ['over', view({ phase: 'over' })],
  ])('is %s', (task, seen) => {
    expect(handOf(seen).hand.task).toBe(task);
  });

  it('is watching for a spectator', () => {
    expect(handOf(view(), -1).hand.task).toBe('watch');
  });
});

describe('releasing a piece', () => {
  const row = [domino(1, 0, 0), domino(2, 20, 0)];

  it('places a domino on its snap, with the rotation made there', () => {
    const { hand } = handOf(view({ dominoes: row }));
    hand.move({ x: 43, y: 1 });
    expect(hand.release()).toBe('place 40,0,0');
    hand.turn(5);
    expect(hand.release()).toBe('place 40,0,5');
    // Away from the snap it keeps its heading.
    hand.move({ x: 300.04, y: -200 });
    expect(hand.release()).toBe('place 300,-200,5');
  });

  it('places it exactly where it is held without snapping', () => {
    const { hand } = handOf(view({ dominoes: row }));
    hand.move({ x: 43, y: 1 }, true);
    expect(hand.release()).toBe('place 43,1,0');
    hand.put({ x: 44.5, y: 1, a: -10 });
    expect(hand.release()).toBe('place 44.5,1,350');
  });

  it('does nothing where the piece is not allowed', () => {
    const { hand } = handOf(view({ dominoes: row }));
    hand.put({ x: 21, y: 0, a: 0 });
    expect(hand.release()).toBeNull();
  });

  it('reports the hand’s limited speed, with real hands only', () => {
    const motion = { x: 900, y: -12.4, spin: 0 };
    const real = handOf(view({ dominoes: row, hands: 'real' })).hand;
    real.move({ x: 43, y: 1 });
    expect(real.release(motion)).toBe('place 40,0,0 ~ 250,-12,0');
    expect(real.release()).toBe('place 40,0,0');
    const { hand } = handOf(view({ dominoes: row }));
    hand.move({ x: 43, y: 1 });
    expect(hand.release(motion)).toBe('place 40,0,0');
  });

  it('places a Garden as a fork', () => {
    const { hand } = handOf(holding('garden', { dominoes: row }));
    hand.fork = true;
    hand.move({ x: 41, y: 0 });
    expect(hand.release()).toBe('fork 40,0,0');
  });

  it('lays an animal astride the camera domino and its neighbour', () => {
    const { hand } = handOf(holding('forest*', { dominoes: row }));
    expect(hand.release()).toBeNull();
    hand.brings = 'animal';
    hand.move({ x: 41, y: 0 });
    expect(hand.release()).toBe('animal 40,0,0 30,0');
    hand.brings = 'buffer';
    hand.put({ x: 60, y: 60, a: 0 });
    expect(hand.release()).toBe('buffer 60,60,0');
  });

  it('lays a tile, then its camera domino before a port, and goes back a step', () => {
    const { hand } = handOf(holding('forest*', { tile: 'forest-bend', dominoes: row }));
    hand.move({ x: 103, y: 4 });
    expect(hand.release()).toBeNull();
    expect(hand.task).toBe('camera');
    expect(hand.release()).toBe('lay 100,0,180 40,0,0');
    expect(hand.back()).toBe(true);
    expect(hand.task).toBe('tile');
    hand.move({ x: 103, y: 4 });
    hand.turn(15);
    hand.release();
    expect(hand.release()).toBe('lay 100,0,60 40,0,0');
  });

  it('brings the camera domino before a port of a tile turned from the advice', () => {
    const { hand } = handOf(holding('forest*', { tile: 'forest-end' }));
    hand.advised = { tile: { x: 100, y: 0, a: 180 }, spot: { x: 40, y: 0, a: 0 } };
    hand.move({ x: 100, y: 0 });
    hand.turn(90);
    hand.release();
    expect(hand.task).toBe('camera');
    expect(hand.held?.verdict.legal).toBe(true);
    expect(hand.release()).toBe('lay 100,0,270 100,-60,90');
  });

  it('turns a tile that lies as advised', () => {
    const { hand } = handOf(holding('forest*', { tile: 'forest-fork' }));
    hand.advised = { tile: { x: 100, y: 0, a: 180 }, spot: { x: 40, y: 0, a: 0 } };
    hand.move({ x: 100, y: 0 });
    hand.turn(15);
    expect(hand.spot).toEqual({ x: 100, y: 0, a: 195 });
  });

  it('finds room beside a river for pieces to lay flat', () => {
    const { hand } = handOf(holding('forest*', { dominoes: row }));
    hand.advised = { tile: null, spot: { x: 40, y: 0, a: 0 } };
    hand.brings = 'animal';
    hand.move({ x: 40, y: 0 });
    hand.flat();
    expect(hand.task).toBe('buffer');
    expect(hand.held?.verdict.legal).toBe(true);
    expect(Math.hypot((hand.spot?.x ?? 0) - 40, hand.spot?.y ?? 0)).toBeLessThan(60);
  });

  it('lays the Start tile', () => {
    const { hand } = handOf(view({ phase: 'laying' }));
    hand.put({ x: -100, y: 50, a: 300 });
    expect(hand.release()).toBe('start -100,50,300');
  });

  it('keeps no choice for the next domino', () => {
    const { hand, see } = handOf(holding('forest*', { dominoes: row }));
    hand.brings = 'animal';
    see(holding('', { dominoes: row, turn: 1 }));
    see(holding('forest*', { dominoes: row }));
    expect(hand.task).toBe('choose');
  });

  it('keeps its state when others act', () => {
    const { hand, see } = handOf(holding('forest*', { dominoes: row }));
    hand.brings = 'animal';
    hand.move({ x: 41, y: 0 });
    see(holding('forest*', { dominoes: [...row, domino(3, 200, 200)] }));
    expect(hand.release()).toBe('animal 40,0,0 30,0');
  });
});

describe('a lying domino', () => {
  it('is raised where it stood, or taken into the hand if there is no room', () => {
    const lies = domino(3, 40, 0, 0, { lies: 'fallen', rest: { x: 58000, y: 0, z: 3000, qx: 0, qy: 707107, qz: 0, qw: 707107 } });
    const { hand } = handOf(view({ dominoes: [domino(1, 0, 0), domino(2, 20, 0), lies] }));
    expect(hand.lift(lies)).toBe('raise 3');
    const taken = handOf(view({ dominoes: [domino(1, 0, 0), domino(2, 40, 2), lies] })).hand;
    expect(taken.lift(lies)).toBeNull();
    expect(taken.task).toBe('raise');
    taken.put({ x: 62, y: 0, a: 0 });
    expect(taken.release()).toBe('raise 3 62,0,0');
  });

  it('laid flat is taken to the nearest good place where its animal can ride', () => {
    const waits = domino(3, 40, 35, 0, { kind: 'forest*', lies: 'buffer' });
    const { hand } = handOf(
      holding('', {
        dominoes: [domino(1, 0, 0), domino(2, 20, 0), waits],
        animals: [{ ...animal('okapi', 40, 35, 3), rides: false }],
      }),
    );
    expect(hand.lift(waits)).toBeNull();
    expect(hand.task).toBe('raise');
    expect(hand.held?.verdict.legal).toBe(true);
    expect(hand.release()).toMatch(/^raise 3 /);
    expect(Math.hypot((hand.spot?.x ?? 0) - 20, hand.spot?.y ?? 0)).toBeLessThan(25);
  });
});

describe('the next good place', () => {
  it('cycles through all good places', () => {
    const { hand } = handOf(view({ tiles: [tile('start', 0, 0)] }));
    expect(hand.next()).toBe(true);
    expect(hand.held?.verdict.messages[0]?.key).toBe('first');
    const none = handOf(view()).hand;
    expect(none.next()).toBe(false);
  });

  it('of an animal is a place where it can ride', () => {
    const { hand } = handOf(holding('forest*', { dominoes: [domino(1, 0, 0)], animals: [animal('okapi', 300, 0, 1)] }));
    hand.brings = 'animal';
    expect(hand.places.length).toBeGreaterThan(0);
    hand.next();
    expect(hand.held?.animal).not.toBeNull();
  });
});

describe('picking a standing domino by keys', () => {
  const stands = [domino(1, 0, 0), domino(2, 20, 0), domino(3, 40, 0, 0, { lies: 'fallen' })];

  it('starts with the newest, and turns it', () => {
    const { hand } = handOf(holding('', { dominoes: stands }));
    const picked = ([1, 1, 1, -1] as const).map((by) => hand.pickNext(by) && hand.picked);
    expect(picked).toEqual([2, 1, 2, 1]);
    expect(hand.turnPicked(180)).toBe('turn 1 180');
  });

  it('lasts until a new domino comes into the hand', () => {
    const { hand, see } = handOf(holding('', { dominoes: stands }));
    hand.pickNext(1);
    see(holding('', { dominoes: [domino(1, 0, 0), domino(2, 20, 0, 180), domino(3, 40, 0, 0, { lies: 'fallen' })] }));
    expect(hand.picked).toBe(2);
    see(holding('desert', { dominoes: stands }));
    expect(hand.picked).toBe(0);
  });

  it.each([
    ['somebody else is to play', holding('', { turn: 1, dominoes: stands })],
    ['a domino is held', holding('forest', { dominoes: stands })],
    ['none stands', holding('', { dominoes: [] })],
  ])('does nothing while %s', (_, seen) => {
    const { hand } = handOf(seen);
    expect([hand.pickNext(1), hand.picked, hand.turnPicked(15)]).toEqual([false, 0, null]);
  });
});
