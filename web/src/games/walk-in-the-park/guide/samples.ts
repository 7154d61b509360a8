/** Example sheets for the guide and the rules. */
import type { PlanView, SheetView } from '../types';

export const plan: PlanView = {
  name: 'garden',
  columns: 5,
  rows: 5,
  centre: 'C3',
  monuments: [
    { square: 'B1', name: 'opera-house' },
    { square: 'D1', name: 'macquaries-chair' },
    { square: 'A2', name: 'government-house' },
    { square: 'E2', name: 'moreton-bay-fig' },
    { square: 'A4', name: 'choragic-monument' },
    { square: 'E4', name: 'lion-gate' },
    { square: 'B5', name: 'calyx' },
    { square: 'D5', name: 'duck-pond' },
  ],
};

export const blank: SheetView = {
  cells: '............┼............',
  joined: ['C3'],
  statues: [],
  visited: [],
  circled: [],
  crossed: [],
  shut: [],
  ticks: [],
  changed: [],
  ibis: 0,
  flocks: [],
  score: [],
  points: 0,
};

const opening: SheetView = { ...blank, cells: '......┌│...└┼............', joined: ['B2', 'C2', 'B3', 'C3'] };

export const samples: Record<string, { plan: PlanView; sheet: SheetView }> = {
  blank: { plan, sheet: blank },
  drawing: { plan, sheet: { ...blank, cells: '....┘..│....┼.......─....', joined: ['C2', 'C3'] } },
  opening: { plan, sheet: opening },
  opened: { plan, sheet: { ...opening, cells: '......┌┤...└┼............', changed: ['C2'], statues: [{ x: 2, y: 2 }] } },
  statue: {
    plan,
    sheet: {
      ...blank,
      cells: '......┌┐...└┼┐...├┘......',
      joined: ['B2', 'C2', 'B3', 'C3', 'D3', 'C4', 'D4'],
      statues: [
        { x: 2, y: 2 },
        { x: 3, y: 3 },
      ],
    },
  },
  visit: {
    plan,
    sheet: {
      ...blank,
      cells: '.│....└┐....┼─┐....│.....',
      joined: ['B1', 'B2', 'C2', 'C3', 'D3', 'E3', 'E4'],
      visited: ['B1', 'E4'],
      circled: ['B1'],
      crossed: ['E4', 'D5'],
    },
  },
  ibis: {
    plan,
    sheet: { ...blank, cells: '............┼..ii...i..i.', shut: ['A4', 'D5'], crossed: [], ibis: 4, flocks: [1, 3] },
  },
};
