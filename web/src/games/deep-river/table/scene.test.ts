import { describe, expect, it } from 'vitest';
import { effect, view } from '../fixtures';
import { reconcile, type Scene, step, textAt } from './scene';

const START = './././.+./././.';

function texts(scene: Scene): string {
  return [1, 2, 3, 4, 5, 6, 7]
    .map((place) => (place === 4 ? `${textAt(scene, 4, 0)}+${textAt(scene, 4, 1)}` : textAt(scene, place, 0)))
    .join('/');
}

describe('a scene', () => {
  it('has five pawns of each side', () => {
    const scene = reconcile(view('./es/./.+./././S', '40/21'));
    expect(scene.pawns.filter((pawn) => pawn.side === 'e')).toHaveLength(5);
    expect(scene.pawns.filter((pawn) => pawn.side === 's')).toHaveLength(5);
    expect(texts(scene)).toBe('./es/./.+./././S');
  });

  it('keeps the ids of pawns that did not move', () => {
    const before = reconcile(view('e/./s/.+./././.', '40/40'));
    const after = reconcile(view('./e/s/.+./././.', '40/40'), before);
    const named = (scene: Scene, place: number) => scene.pawns.filter((pawn) => pawn.place === place).map((pawn) => pawn.id);
    expect(named(after, 3)).toEqual(named(before, 3));
    expect(named(after, 0)).toEqual(named(before, 0));
    expect(named(after, 2)).toEqual(named(before, 1));
  });

  it('leaves a pawn of the big tile in its slot, whatever the order in the view', () => {
    const alone = reconcile(view('./././s+./././.', '50/40'));
    const two = reconcile(view('./././e+s/././.', '40/40'), alone);
    expect(textAt(two, 4, 0)).toBe('s');
    expect(textAt(two, 4, 1)).toBe('e');
  });
});

describe('an effect', () => {
  it('moves a pawn from the nest onto an enemy', () => {
    const scene = reconcile(view('./s/./.+./././.', '50/40'));
    const after = step(scene, effect({ t: 'swam', piece: 'e', origin: 0, target: 2, onto: 's' }));
    expect(texts(after)).toBe('./se/./.+./././.');
  });

  it('moves a stack as one, and returns its pawns home from the enemy nest', () => {
    const scene = reconcile(view('./././.+././sE/.', '40/40'));
    const arrived = step(scene, effect({ t: 'swam', piece: 'sE', origin: 6, target: 8 }));
    const home = step(arrived, effect({ t: 'returned', pawn: 'E', nest: 0 }));
    expect(texts(home)).toBe(START);
    expect(home.pawns.filter((pawn) => pawn.place === 0 && pawn.side === 'e')).toHaveLength(5);
    expect(home.pawns.filter((pawn) => pawn.place === 8 && pawn.side === 's')).toHaveLength(5);
    expect(home.pawns.find((pawn) => pawn.double)?.place).toBe(0);
  });

  it('enters the free slot of the big tile', () => {
    const scene = reconcile(view('././e/E+./././.', '30/50'));
    const after = step(scene, effect({ t: 'swam', piece: 'e', origin: 3, target: 4, target_slot: 1 }));
    expect(textAt(after, 4, 0)).toBe('E');
    expect(textAt(after, 4, 1)).toBe('e');
  });

  it('reverses a stack and promotes a single to double', () => {
    const scene = reconcile(view('./es/./.+./././.', '40/40'));
    const swapped = step(scene, effect({ t: 'swapped', place: 2, piece: 'se' }));
    expect(textAt(swapped, 2, 0)).toBe('se');
    expect(textAt(step(swapped, effect({ t: 'doubled', place: 2, piece: 'sE' })), 2, 0)).toBe('sE');
    const nest = step(scene, effect({ t: 'doubled', place: 8, piece: 'S' }));
    expect(nest.pawns.filter((pawn) => pawn.place === 8 && pawn.double)).toHaveLength(1);
  });

  it('moves and flips a current, and tilts one for a turn', () => {
    const scene = reconcile(view(START));
    const chosen = step(scene, effect({ t: 'chose', current: 2, face: '3' }));
    expect(chosen.currents[1]?.playing).toBe(true);
    const drifted = step(chosen, effect({ t: 'drifted', current: 2, origin: 1, target: 2, face: 'twice 1' }));
    expect(drifted.currents[1]).toMatchObject({ tile: 2, face: 'twice 1', back: '3', playing: false });
    const tilted = step(drifted, effect({ t: 'tilted', current: 1 }));
    const turned = step(tilted, effect({ t: 'turned', side: 's' }));
    expect(turned.currents[0]).toMatchObject({ tilted: true, marked: false });
    expect(step(turned, effect({ t: 'turned', side: 'e' })).currents[0]?.tilted).toBe(false);
  });
});
