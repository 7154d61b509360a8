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
  it('is begun, held over a path and left again', () => {
    const { hand: one } = hand(DRAW);
    one.follow('1');
    one.change();
    expect([one.mode, [...one.options.keys()]]).toEqual(['change', ['B2']]);
    one.place('B2');
    expect(one.ghost).toMatchObject({ square: 'B2', piece: 'NES' });
    one.change();
    expect([one.mode, one.ghost, one.busy]).toEqual(['draw', null, false]);
  });

  it('does not outlive its moment, and its loss is told', () => {
    const { hand: one, now } = hand(DRAW);
    one.follow('1');
    one.change();
    one.place('B2');
    now([]);
    expect(one.mode).toBe('draw');
    now(DRAW);
    expect(one.follow('2')).toBe(true);
    expect([one.mode, one.ghost]).toEqual(['draw', null]);
  });

  it('stays while nothing has happened to the moment: others write, the line breaks and comes back', () => {
    const { hand: one, now } = hand(DRAW);
    one.follow('1');
    one.change();
    one.place('B2');
    now([]);
    now([...DRAW]);
    expect(one.follow('1')).toBe(false);
    expect(one.ghost).toMatchObject({ square: 'B2', piece: 'NES' });
  });

  it('is not told as lost when it was written', () => {
    const { hand: one } = hand(DRAW);
    one.follow('1');
    one.change();
    one.place('B2');
    one.empty();
    expect(one.follow('2')).toBe(false);
  });
});

describe('a rolled T that may be an ibis', () => {
  const BOTH = words('A1=NES', 'A1=ESW', 'C1=NES', 'A1=I', 'C1=I');

  it('is a choice of two, the T first', () => {
    const { hand: one } = hand(BOTH);
    expect([one.kinds, one.kind]).toEqual([['t', 'ibis'], 't']);
    one.place('A1');
    expect(one.ghost?.piece).toBe('NES');
    one.want('ibis');
    expect(one.ghost).toMatchObject({ square: 'A1', piece: 'I' });
    expect(one.turn(1)).toBe(false);
    one.want('t');
    expect(one.turn(1)).toBe(true);
    expect(one.ghost?.piece).toBe('ESW');
  });

  it('begins with the T again at the next roll', () => {
    const { hand: one } = hand(BOTH);
    one.follow('1');
    one.want('ibis');
    one.follow('2');
    expect(one.kind).toBe('t');
  });
});

describe('a piece', () => {
  it('lies as the last one did', () => {
    const { hand: one, now } = hand(DRAW);
    one.place('A1');
    one.turn(1);
    one.empty();
    now(words('D4=NE', 'D4=ES'));
    one.place('D4');
    expect(one.ghost?.piece).toBe('ES');
  });

  it('is held over no square where nothing may be written', () => {
    const { hand: one } = hand(DRAW);
    one.place('E5');
    expect([one.word, one.busy]).toEqual([null, false]);
  });
});
