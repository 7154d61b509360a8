import { describe, expect, it } from 'vitest';
import { effect, view } from '../fixtures';
import type { DeepRiverView } from '../types';
import { reconcile, type Scene, sceneAfter, step, textAt } from './scene';

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

describe('the slots of the big tile', () => {
  /** A salmon enters the big tile, an eel follows, the salmon leaves, another salmon enters. */
  const positions = (): DeepRiverView[] => [
    view('./././.+././s/.', '50/40'),
    view('./././s+././././.', '50/40', { last: [effect({ t: 'swam', piece: 's', origin: 6, target: 4 })] }),
    view('./././e+s/./././.', '40/40', { last: [effect({ t: 'swam', piece: 'e', origin: 0, target: 4, target_slot: 0 })] }),
    view('././s/e+././././.', '40/40', { last: [effect({ t: 'swam', piece: 's', origin: 4, target: 3, origin_slot: 1 })] }),
    view('././s/e+s/./././.', '40/30', { last: [effect({ t: 'swam', piece: 's', origin: 8, target: 4, target_slot: 1 })] }),
  ];
  const frames = (views: DeepRiverView[]) => views.map((view, k) => ({ k, seat: 0, action: '', view }));
  const shown = (scene: Scene | undefined): string => (scene ? `${textAt(scene, 4, 0)}+${textAt(scene, 4, 1)}` : '');
  const slots = (views: DeepRiverView[]): string => shown(sceneAfter(frames(views)));

  it('show each piece where it arrived until it leaves', () => {
    const views = positions();
    expect(views.map((_, k) => slots(views.slice(0, k + 1)))).toEqual(['.+.', 's+.', 's+e', '.+e', 's+e']);
  });

  it('are the same after a reload, which receives all positions as new objects', () => {
    const live = positions();
    for (const [k] of live.entries()) sceneAfter(frames(live.slice(0, k + 1)));
    expect(slots(live)).toBe(slots(positions()));
  });

  it('are the same whichever position of a replay was shown before', () => {
    const views = positions();
    const last = views[4] as DeepRiverView;
    const scenes = views.map((before) => reconcile(last, reconcile(before), sceneAfter(frames(views))));
    expect(new Set(scenes.map(shown))).toEqual(new Set(['s+e']));
  });

  it('change when earlier positions arrive', () => {
    const views = positions();
    expect(slots(views.slice(3))).toBe('e+s');
    expect(slots(views)).toBe('s+e');
  });

  it('do not change when one of two equal pieces swims on', () => {
    const views = [
      view('./././e+e/./././.', '30/50'),
      view('./././e+./e/././.', '30/50', { last: [effect({ t: 'swam', piece: 'e', origin: 4, target: 5, origin_slot: 0 })] }),
    ];
    const animated = step(reconcile(views[0] as DeepRiverView), effect({ t: 'swam', piece: 'e', origin: 4, target: 5 }));
    expect(slots(views)).toBe(shown(animated));
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
