import { describe, expect, it } from 'vitest';
import {
  armsOf,
  initialRotation,
  kindOf,
  neighbour,
  optionsOf,
  parseAction,
  pieceAfter,
  refusalReason,
  squaresOf,
  withArm,
} from './squares';

const PLAN = { columns: 5, rows: 5 };

describe('squares', () => {
  it('are named from the top left, column first', () => {
    const squares = squaresOf(PLAN, '.i..........┼...........┬');
    expect(squares[1]).toEqual({ name: 'B1', column: 1, row: 0, piece: 'I' });
    expect(squares[12]?.piece).toBe('NESW');
    expect(squares[24]).toEqual({ name: 'E5', column: 4, row: 4, piece: 'ESW' });
  });

  it('have neighbours on the sheet only', () => {
    expect(neighbour('A1', 'ArrowLeft', PLAN)).toBe('A1');
    expect(neighbour('A1', 'ArrowDown', PLAN)).toBe('A2');
    expect(neighbour('E5', 'ArrowRight', PLAN)).toBe('E5');
    expect(neighbour('C3', 'ArrowUp', PLAN)).toBe('C2');
  });
});

describe('pieces', () => {
  it('have a kind and arms', () => {
    expect(['NE', 'NS', 'NSW', 'NESW', 'I', ''].map(kindOf)).toEqual(['turn', 'straight', 't', 'cross', 'ibis', '']);
    expect(armsOf('SW')).toEqual(['S', 'W']);
    expect(armsOf('I')).toEqual([]);
  });

  it('keep the order of arms when one is added', () => {
    expect(withArm('SW', 'N')).toBe('NSW');
    expect(withArm('EW', 'S')).toBe('ESW');
  });
});

describe('actions', () => {
  it('are parsed from their notation', () => {
    expect(parseAction('B2=NE')).toEqual({ kind: 'draw', square: 'B2', piece: 'NE' });
    expect(parseAction('B2+S')).toEqual({ kind: 'change', square: 'B2', arm: 'S' });
    expect(parseAction('*t-ibis')).toEqual({ kind: 'tick', bonus: 't-ibis' });
    expect(parseAction('roll t')).toEqual({ kind: 'roll', roll: 't' });
    expect(parseAction('-')).toEqual({ kind: 'nothing' });
    expect(parseAction('done')).toEqual({ kind: 'done' });
  });

  it('are grouped by square, drawings and changes separately', () => {
    const choices = ['A1=NS', 'A1=EW', 'B1=NS', 'C2+E', 'done'].map((action) => ({ action }));
    expect([...optionsOf(choices, 'draw').keys()]).toEqual(['A1', 'B1']);
    expect(optionsOf(choices, 'draw').get('A1')?.length).toBe(2);
    expect([...optionsOf(choices, 'change').keys()]).toEqual(['C2']);
  });

  it('lead to a piece on their square', () => {
    expect(pieceAfter('B2=NE', '')).toBe('NE');
    expect(pieceAfter('B2+S', 'NE')).toBe('NES');
  });
});

describe('a placed piece', () => {
  const options = [
    { action: 'B2=NE' },
    { action: 'B2=ES' },
    { action: 'B2=SW', effects: [{ t: 'joined' as const, squares: ['B2'] }] },
    { action: 'B2=NW' },
  ];

  it('is rotated so that it has an effect', () => {
    expect(initialRotation(options, 'ES')).toBe(2);
  });

  it('has the last rotation if it has no effect', () => {
    expect(initialRotation(options.slice(0, 2), 'ES')).toBe(1);
    expect(initialRotation(options.slice(0, 2), '')).toBe(0);
  });
});

it('a square that cannot be written on has a reason', () => {
  expect(refusalReason('NE', 'draw', false, [])).toBe('square-filled');
  expect(refusalReason('I', 'bonus', false, [])).toBe('square-filled');
  expect(refusalReason('', 'tick', false, [])).toBe('tick-first');
  expect(refusalReason('', 'free', false, [])).toBe('drawn-already');
  expect(refusalReason('', 'draw', false, [])).toBe('');
  expect(refusalReason('NE', 'waiting', false, [])).toBe('');
});

it('a path that cannot become a T has a reason', () => {
  for (const piece of ['', 'I', 'NES', 'NESW'])
    expect(refusalReason(piece, 'draw', true, [])).toBe('change-needs-turn-or-straight');
  expect(refusalReason('NE', 'draw', true, ['turn'])).toBe('kind-changed');
  expect(refusalReason('NS', 'draw', true, ['turn'])).toBe('');
});
