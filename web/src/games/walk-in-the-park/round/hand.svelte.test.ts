import { describe, expect, it } from 'vitest';
import { nameOf, type Square } from '../sheet/squares';
import type { WalkWord } from '../types';
import { Hand } from './hand.svelte';

const words = (...actions: string[]): WalkWord[] => actions.map((action) => ({ action }));
const squares: Square[] = Array.from({ length: 25 }, (_, k) => ({
  name: nameOf(k % 5, Math.floor(k / 5)),
  column: k % 5,
  row: Math.floor(k / 5),
  piece: k === 6 ? 'NS' : '',
}));
const DRAW = words('A1=NE', 'A1=ES', 'C1=NE', 'B2+E', 'B2+W');

function hand(start: WalkWord[]): { hand: Hand; now: (choices: WalkWord[]) => void } {
  let choices = $state.raw(start);
  return {
    hand: new Hand(
      () => choices,
      () => squares,
    ),
    now: (next) => (choices = next),
  };
}

describe('a change into a T', () => {
  it('can be started, placed on a path and cancelled', () => {
    const { hand: one } = hand(DRAW);
    one.updatePosition('1');
    one.change();
    expect([one.mode, [...one.options.keys()]]).toEqual(['change', ['B2']]);
    one.place('B2');
    expect(one.ghost).toMatchObject({ square: 'B2', piece: 'NES' });
    one.change();
    expect([one.mode, one.ghost, one.busy]).toEqual(['draw', null, false]);
  });

  it('ends with its position, and the loss is reported', () => {
    const { hand: one, now } = hand(DRAW);
    one.updatePosition('1');
    one.change();
    one.place('B2');
    now([]);
    expect(one.mode).toBe('draw');
    now(DRAW);
    expect(one.updatePosition('2')).toBe(true);
    expect([one.mode, one.ghost]).toEqual(['draw', null]);
  });

  it('stays while the position is unchanged, even after a disconnect', () => {
    const { hand: one, now } = hand(DRAW);
    one.updatePosition('1');
    one.change();
    one.place('B2');
    now([]);
    now([...DRAW]);
    expect(one.updatePosition('1')).toBe(false);
    expect(one.ghost).toMatchObject({ square: 'B2', piece: 'NES' });
  });

  it('is not reported as lost when it was written', () => {
    const { hand: one } = hand(DRAW);
    one.updatePosition('1');
    one.change();
    one.place('B2');
    one.clear();
    expect(one.updatePosition('2')).toBe(false);
  });
});

describe('a rolled T that may be an ibis', () => {
  const BOTH = words('A1=NES', 'A1=ESW', 'C1=NES', 'A1=I', 'C1=I');

  it('is a choice of two, the T first', () => {
    const { hand: one } = hand(BOTH);
    expect([one.kinds, one.kind]).toEqual([['t', 'ibis'], 't']);
    one.place('A1');
    expect(one.ghost?.piece).toBe('NES');
    one.selectKind('ibis');
    expect(one.ghost).toMatchObject({ square: 'A1', piece: 'I' });
    expect(one.turn(1)).toBe(false);
    one.selectKind('t');
    expect(one.turn(1)).toBe(true);
    expect(one.ghost?.piece).toBe('ESW');
  });

  it('selects the T again at the next roll', () => {
    const { hand: one } = hand(BOTH);
    one.updatePosition('1');
    one.selectKind('ibis');
    one.updatePosition('2');
    expect(one.kind).toBe('t');
  });
});

describe('a piece', () => {
  it('keeps the rotation of the last one', () => {
    const { hand: one, now } = hand(DRAW);
    one.place('A1');
    one.turn(1);
    one.clear();
    now(words('D4=NE', 'D4=ES'));
    one.place('D4');
    expect(one.ghost?.piece).toBe('ES');
  });

  it('is not placed on a square that cannot be written on', () => {
    const { hand: one } = hand(DRAW);
    one.place('E5');
    expect([one.word, one.busy]).toEqual([null, false]);
  });
});
