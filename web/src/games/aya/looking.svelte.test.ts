// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { boardSettings } from '../../shell/settings.svelte';
import { dominoAt, viewOf } from './cascade/samples';
import { NO_INSETS } from './drawing/lens';
import { holding, view as table } from './hand/fixtures';
import { Hand } from './hand/hand.svelte';
import { bringNear, GLANCE, isAround, Looking } from './looking.svelte';
import type { Camera, Place, TableRenderer } from './scene';

function looked(narrow: boolean, at: Place, { largePieces = false, wider = 1 } = {}): unknown[] {
  const found: unknown[] = [];
  const camera = {
    fit: (what: string) => found.push(what),
    follow: (place: Place, span?: number) => found.push(place, span),
  } as unknown as Camera;
  bringNear(camera, viewOf({ depth: 800, dominoes: [dominoAt(1, 0, 0)] }), at, { narrow, largePieces, wider });
  return found;
}

describe('where the board looks by itself', () => {
  const near = { x: 20, y: 0 };
  const far = { x: 500, y: 0 };

  it('comes as near as usual, nearer with larger pieces', () => {
    expect(looked(false, near)).toEqual([near, 520]);
    expect(looked(true, near)).toEqual([near, 240]);
    expect(looked(true, near, { largePieces: true })[1]).toBeCloseTo(158.4);
    expect(looked(true, near, { wider: 1.4 })[1]).toBeCloseTo(336);
  });

  it('shows all of the table where what stands next is far, and on a phone no more than lets a domino be seen', () => {
    expect(looked(false, far)).toEqual(['table']);
    expect(looked(true, far)).toEqual([far, 420]);
  });

  it('sees all that stands at once where that is near', () => {
    const river = (x: number) => viewOf({ dominoes: [dominoAt(1, 0, 0), dominoAt(2, x, 0)] });
    expect([isAround(river(20), near), isAround(river(500), near)]).toEqual([true, false]);
  });
});

let stop: () => void = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A board whose hand holds a domino, and what it looks at. */
function board(narrow: boolean) {
  vi.useFakeTimers();
  let view = $state.raw(holding('forest'));
  const seen: string[] = [];
  const camera = { taken: false, fits: null, fit: (what: string) => seen.push(what), follow: () => seen.push('place') };
  const hand = new Hand(
    () => view,
    () => 0,
    () => true,
  );
  stop = $effect.root(() => {
    new Looking({
      view: () => view,
      animate: () => true,
      hand,
      renderer: () => ({ camera }) as unknown as TableRenderer,
      settings: boardSettings,
      narrow: () => narrow,
      frame: () => ({ width: 390, height: 600, insets: NO_INSETS }),
    });
  });
  flushSync();
  return {
    seen,
    camera,
    show(next: typeof view) {
      view = next;
      flushSync();
    },
  };
}
const placed = () => table({ players: [], turn: 1, dominoes: [dominoAt(1, 0, 0)] });

test('on a phone what was placed is seen for a moment, then all that stands', () => {
  const { seen, show } = board(true);
  show(placed());
  expect(seen).toEqual([]);
  // Others go on meanwhile.
  vi.advanceTimersByTime(GLANCE / 2);
  show(table({ players: [], turn: 2, dominoes: [dominoAt(1, 0, 0), dominoAt(2, 20, 0)] }));
  vi.advanceTimersByTime(GLANCE / 2);
  expect(seen).toEqual(['pieces']);
});

test('nobody is taken away from the next piece in their hand, nor from where they look themselves', () => {
  const next = board(true);
  next.show(placed());
  next.show(holding('desert'));
  vi.advanceTimersByTime(2 * GLANCE);
  const taken = board(true);
  taken.show(placed());
  taken.camera.taken = true;
  vi.advanceTimersByTime(2 * GLANCE);
  expect([next.seen, taken.seen]).toEqual([[], []]);
});

test('a wide screen shows enough of the table around what was placed', () => {
  const { seen, show } = board(false);
  show(placed());
  vi.advanceTimersByTime(2 * GLANCE);
  expect(seen).toEqual([]);
});

test('before the first push the Start tile is brought near where the river begins there, else all that can be pushed', () => {
  const tiles = [{ id: 'start', terrain: 'start', x: 0, y: 0, angle: 0, ports: [0] }];
  const [begins, lies] = [dominoAt(1, 20, 0), dominoAt(2, 500, 0)];
  const { seen, show } = board(true);
  show(table({ phase: 'toppling', tiles, dominoes: [begins, lies] }));
  expect(seen).toEqual(['place']);
  show(table({ phase: 'pause', tiles, dominoes: [lies] }));
  show(table({ phase: 'toppling', tiles, dominoes: [lies] }));
  expect(seen).toEqual(['place', 'table', 'pieces']);
});
