import { describe, expect, it } from 'vitest';
import { beside, type Seen } from './beside';

const FREE = { left: 0, top: 0, width: 800, height: 600 };
const SIZE = { width: 200, height: 40 };
const AT = { left: 400, top: 300 };
const tile = (left: number, top: number): Seen => ({ left, top, radius: 40, weight: 3 });
const domino = (left: number, top: number): Seen => ({ left, top, radius: 10, weight: 1 });

describe('words beside a piece', () => {
  it('stand above it where nothing else is', () => {
    expect(beside(AT, 30, SIZE, FREE, [], 'above')).toEqual({ side: 'above', left: 300, top: 230 });
  });

  it('stand on the side where they cover least', () => {
    expect(beside(AT, 30, SIZE, FREE, [tile(420, 240)], 'above').side).toBe('below');
    expect(beside(AT, 30, SIZE, FREE, [tile(420, 240), tile(380, 360)], 'above').side).toBe('right');
    expect(beside(AT, 30, SIZE, FREE, [tile(420, 240), tile(380, 360), tile(520, 300)], 'above').side).toBe('left');
  });

  it('rather cover a domino than a tile', () => {
    const others = [tile(420, 240), tile(550, 300), tile(250, 300), domino(400, 340)];
    expect(beside(AT, 30, SIZE, FREE, others, 'above').side).toBe('below');
  });

  it('do not change sides for a trifle', () => {
    expect(beside(AT, 30, SIZE, FREE, [domino(400, 250)], 'above').side).toBe('above');
    expect(beside(AT, 30, SIZE, FREE, [domino(400, 250), domino(420, 250)], 'above').side).toBe('below');
    expect(beside(AT, 30, SIZE, FREE, [domino(400, 350)], 'below').side).toBe('below');
  });

  it('never cover the piece itself, and stay in sight', () => {
    const corner = { left: 5, top: 5 };
    const found = beside(corner, 30, SIZE, FREE, [], 'above');
    expect(found).toEqual({ side: 'below', left: 0, top: 35 });
    const narrow = { left: 0, top: 0, width: 150, height: 600 };
    expect(beside({ left: 70, top: 300 }, 30, SIZE, narrow, [], 'right')).toEqual({ side: 'above', left: 0, top: 230 });
  });
});
