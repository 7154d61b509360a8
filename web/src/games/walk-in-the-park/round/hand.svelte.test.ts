import { describe, expect, it } from 'vitest';
import { nameOf, type Square } from '../sheet/squares';
import type { WalkWord } from '../types';
import { ActionDraft } from './hand.svelte';

const words = (...actions: string[]): WalkWord[] => actions.map((action) => ({ action }));
const squares: Square[] = Array.from({ length: 25 }, (_, k) => ({
  name: nameOf(k % 5, Math.floor(k / 5)),
  column: k % 5,
  row: Math.floor(k / 5),
  piece: k === 6 ? 'NS' : '',
}));
const DRAW = words('A1=NE', 'A1=ES', 'C1=NE', 'B2+E', 'B2+W');

function hand(start: WalkWord[]): { hand: ActionDraft; now: (choices: WalkWord[]) => void } {
  let choices = $state.raw(start);
  return {
    hand: new ActionDraft(
      () => choices,
      () => squares,
    ),
    now: (next) => (choices = next),
  };
}

describe('a change into a T', () => {
  it('can be started, placed on a path and cancelled', () => {
    const { hand: state } = hand(DRAW);
    state.updatePosition('1');
    state.change();
    expect([state.mode, [...state.options.keys()]]).toEqual(['change', ['B2']]);
    state.place('B2');
    expect(state.ghost).toMatchObject({ square: 'B2', piece: 'NES' });
    state.change();
    expect([state.mode, state.ghost, state.busy]).toEqual(['draw', null, false]);
  });

  it('ends with its position, and the loss is reported', () => {
    const { hand: state, now } = hand(DRAW);
    state.updatePosition('1');
    state.change();
    state.place('B2');
    now([]);
    expect(state.mode).toBe('draw');
    now(DRAW);
    expect(state.updatePosition('2')).toBe(true);
    expect([state.mode, state.ghost]).toEqual(['draw', null]);
  });

  it('stays while the position is unchanged, even after a disconnect', () => {
    const { hand: state, now } = hand(DRAW);
    state.updatePosition('1');
    state.change();
    state.place('B2');
    now([]);
    now([...DRAW]);
    expect(state.updatePosition('1')).toBe(false);
    expect(state.ghost).toMatchObject({ square: 'B2', piece: 'NES' });
  });

  it('is not reported as lost when it was written', () => {
    const { hand: state } = hand(DRAW);
    state.updatePosition('1');
    state.change();
    state.place('B2');
    state.clear();
    expect(state.updatePosition('2')).toBe(false);
  });
});

describe('a rolled T that may be an ibis', () => {
  const BOTH = words('A1=NES', 'A1=ESW', 'C1=NES', 'A1=I', 'C1=I');

  it('is a choice of two, the T first', () => {
    const { hand: state } = hand(BOTH);
    expect([state.kinds, state.kind]).toEqual([['t', 'ibis'], 't']);
    state.place('A1');
    expect(state.ghost?.piece).toBe('NES');
    state.selectKind('ibis');
    expect(state.ghost).toMatchObject({ square: 'A1', piece: 'I' });
    expect(state.turn(1)).toBe(false);
    state.selectKind('t');
    expect(state.turn(1)).toBe(true);
    expect(state.ghost?.piece).toBe('ESW');
  });

  it('selects the T again at the next roll', () => {
    const { hand: state } = hand(BOTH);
    state.updatePosition('1');
    state.selectKind('ibis');
    state.updatePosition('2');
    expect(state.kind).toBe('t');
  });
});

describe('a piece', () => {
  it('keeps the rotation of the last one', () => {
    const { hand: state, now } = hand(DRAW);
    state.place('A1');
    state.turn(1);
    state.clear();
    now(words('D4=NE', 'D4=ES'));
    state.place('D4');
    expect(state.ghost?.piece).toBe('ES');
  });

  it('is not placed on a square that cannot be written on', () => {
    const { hand: state } = hand(DRAW);
    state.place('E5');
    expect([state.word, state.busy]).toEqual([null, false]);
  });
});
