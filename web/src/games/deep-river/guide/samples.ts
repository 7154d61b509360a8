/** Example positions for the pictures of the rules and for tests. */
import type { AnyEffect, DeepRiverView } from '../types';

/** A view from the river and nests in position notation: `./es/./.+e/././.` and `40/32`. */
export function view(river: string, nests = '50/50', more: Partial<DeepRiverView> = {}): DeepRiverView {
  const digits = [...nests.replace('/', '')].map(Number);
  return {
    position: '',
    tiles: 'BAS*TAB',
    river: river.split('/').map((tile) => tile.split('+')),
    eels: [digits[0] ?? 0, digits[1] ?? 0],
    salmon: [digits[2] ?? 0, digits[3] ?? 0],
    bear: 4,
    currents: [
      { tile: 1, face: '2', back: '1+bear', tilted: false, marked: false, playing: false },
      { tile: 1, face: '3', back: 'twice 1', tilted: false, marked: false, playing: false },
      { tile: 1, face: '1', back: '2', tilted: false, marked: false, playing: false },
    ],
    mover: 'e',
    sides: ['e', 's'],
    turn: 0,
    phase: 'current',
    steps: 0,
    moves_left: 0,
    choices: [],
    last: [],
    ...more,
  };
}

/** A picture of the rules: a position, effects in it, and the visible part of the river. */
export interface Sample {
  view: DeepRiverView;
  effects?: readonly AnyEffect[];
  from?: number;
  to?: number;
}

const drifted = (tiles: readonly number[], tilted = 0): DeepRiverView['currents'] =>
  view('').currents.map((current, k) => ({ ...current, tile: tiles[k] ?? 1, tilted: tilted === k + 1 }));

/** The pictures by section of the rules. */
export const samples: Readonly<Record<string, Sample>> = {
  aim: { view: view('./././.+./././.') },
  turn: {
    view: view('./././.+./././.', '50/50', { currents: drifted([2, 4, 1]) }),
    effects: [{ t: 'drifted', current: 1, origin: 2, target: 3, face: '1+bear' }],
    from: 1,
    to: 4,
  },
  moving: {
    view: view('./././.+./se/./s', '40/40', { mover: 's', currents: drifted([3, 2, 5]) }),
    effects: [{ t: 'swam', piece: 's', origin: 7, target: 4, skipped: 1 }],
    from: 4,
    to: 8,
  },
  stacks: {
    view: view('e/./s/.+./././.', '40/40', { currents: drifted([2, 3, 2]) }),
    effects: [{ t: 'swam', piece: 'e', origin: 1, target: 3, onto: 's' }],
    from: 0,
    to: 3,
  },
  nest: {
    view: view('./././.+./././sE', '40/40', { currents: drifted([4, 3, 5]) }),
    effects: [
      { t: 'swam', piece: 'sE', origin: 7, target: 8 },
      { t: 'walked', origin: 4, target: 7, why: 'nest' },
    ],
    from: 4,
    to: 8,
  },
  tilt: { view: view('./././.+./e/./.', '40/50', { mover: 's', currents: drifted([2, 4, 5], 2) }), from: 2, to: 6 },
  big: {
    view: view('./e/./e+./././.', '30/50', { currents: drifted([3, 2, 4]) }),
    effects: [{ t: 'doubled', place: 2, piece: 'E' }],
    from: 1,
    to: 4,
  },
  end: { view: view('./e/./.+./s/./.', '31/40', { bear: 6, phase: 'over', currents: drifted([7, 5, 7]) }) },
};
