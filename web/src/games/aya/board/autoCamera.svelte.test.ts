// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { boardSettings } from '../../../shell/settings.svelte';
import { TableCamera } from '../drawing/camera';
import { NO_INSETS } from '../drawing/lens';
import { Hand } from '../hand/hand.svelte';
import { dominoAt, holding, view as table, tile, viewOf } from '../prediction/fixtures';
import { setPreference } from '../preferences.svelte';
import type { TableRenderer } from '../scene';
import type { AyaView } from '../wire';
import { AutoCamera, closeUpSpan, coveredEdges, isAround, tallest } from './autoCamera.svelte';

const START = tile('start', 0, 0);
/** A river of `count` dominoes that leads to the right. */
const river = (count: number) => Array.from({ length: count }, (_, k) => dominoAt(k + 1, -10 + 20 * k, 0));

let stop: () => void = () => {};
beforeEach(() => setPreference('follow', true));
afterEach(() => stop());

/** A board at seat 0, or a spectator's, and its camera. */
function board(first: AyaView, { narrow = false, seat = 0, reducedMotion = false } = {}) {
  let view = $state.raw(first);
  const [width, height] = narrow ? [390, 660] : [1240, 640];
  const camera = new TableCamera(
    {
      corners: (what) => {
        const half = what === 'pieces' ? 150 : 600;
        return [
          [-half, -half * 0.7, 0],
          [half, -half * 0.7, 0],
          [-half, half * 0.7, 0],
          [half, half * 0.7, 0],
        ];
      },
      size: () => ({ width: 1200, depth: 800 }),
      origin: () => ({ left: 0, top: 0 }),
      changed: () => {},
    },
    true,
  );
  camera.noMotion = true;
  camera.upright = true;
  camera.resize(width, height);
  const hand = new Hand({
    get view() {
      return view;
    },
    get seat() {
      return seat;
    },
    canAct: true,
  });
  let autoCamera: AutoCamera | undefined;
  stop = $effect.root(() => {
    autoCamera = new AutoCamera({
      get view() {
        return view;
      },
      hand,
      seat,
      renderer: { camera } as unknown as TableRenderer,
      settings: { ...boardSettings(), reducedMotion },
      narrow,
      frame: { width, height, insets: NO_INSETS },
      inMatch: true,
    });
  });
  flushSync();
  return {
    camera,
    autoCamera: autoCamera as AutoCamera,
    show(next: AyaView) {
      view = next;
      flushSync();
    },
    /** Width of a domino in pixels. */
    wide: () => 15 / camera.scale,
    seen: (x: number, y: number) => {
      const at = camera.restingAt(x, y);
      return at.left > 0 && at.left < width && at.top > 0 && at.top < height;
    },
    place: () => [camera.centre.x, camera.centre.y, camera.span],
  };
}

const mine = (count: number) => holding('forest', { tiles: [START], dominoes: river(count) });
const theirs = (count: number) => table({ turn: 1, tiles: [START], dominoes: river(count) });

describe('on my turn', () => {
  it.each([
    ['wide screen', false],
    ['phone', true],
  ])('a %s shows the end of the river with dominoes tens of pixels wide', (_, narrow) => {
    const { wide, seen, show } = board(theirs(3), { narrow });
    show(mine(20));
    expect(seen(370, 0)).toBe(true);
    expect(wide()).toBeGreaterThan(20);
  });

  it('the camera is nearer still with larger pieces', () => {
    expect(closeUpSpan({ narrow: true, largePieces: true })).toBeLessThan(closeUpSpan({ narrow: true, largePieces: false }));
  });

  it('the camera stays while the river grows within sight', () => {
    const { place, show } = board(mine(10));
    const before = place();
    show(theirs(11));
    show(mine(12));
    expect(place()).toEqual(before);
  });
});

test('another table, such as the next step of a lesson, is shown anew', () => {
  const { seen, show } = board(mine(20));
  expect(seen(0, 0)).toBe(false);
  show(mine(3));
  expect(seen(0, 0)).toBe(true);
});

test('the camera rests while others build, except for spectators', () => {
  const [plays, watches] = [board(mine(3)), () => board(theirs(3), { seat: -1 })];
  const before = plays.place();
  plays.show(theirs(25));
  expect(plays.place()).toEqual(before);
  stop();
  const other = watches();
  other.show(theirs(25));
  expect(other.seen(470, 0)).toBe(true);
});

describe('a view that the person chose by hand', () => {
  it.each([
    ['moved', (camera: TableCamera) => camera.pan(150, 40)],
    ['zoomed', (camera: TableCamera) => camera.zoom(1.7)],
  ])('stays when it was %s until the person follows the river again', (_, change) => {
    const { camera, autoCamera, place, show, seen } = board(mine(3));
    change(camera);
    const before = place();
    show(theirs(15));
    show(mine(28));
    autoCamera.showPiece({ x: -500, y: 300 });
    show(table({ phase: 'pause', tiles: [START], dominoes: river(28) }));
    show(mine(29));
    expect([autoCamera.mode, ...place()]).toEqual(['hand', ...before]);
    autoCamera.followRiver();
    expect([autoCamera.mode, seen(550, 0)]).toEqual(['river', true]);
  });

  it('stays at a place that the person asked for', () => {
    const { autoCamera, place, show } = board(mine(3));
    autoCamera.lookAt({ x: -300, y: 200 }, 240);
    const before = place();
    expect(before.map(Math.round)).toEqual([-300, 200, 240]);
    show(theirs(8));
    show(mine(20));
    expect([autoCamera.mode, ...place()]).toEqual(['hand', ...before]);
  });

  it('moves to the next good place that the person asks for, if it is off screen', () => {
    const { camera, autoCamera, seen } = board(mine(3));
    camera.zoom(2);
    autoCamera.showPiece({ x: -500, y: 300 }, { asked: true });
    expect([autoCamera.mode, seen(-500, 300)]).toEqual(['hand', true]);
  });
});

test('the river is followed again even if the camera did not have to move', () => {
  const { camera, autoCamera } = board(mine(3));
  camera.zoom(1.05);
  autoCamera.followRiver();
  // Every change of the picture notifies the watchers of the camera.
  camera.resize(1200, 640);
  expect(autoCamera.mode).toBe('river');
});

test('the whole table stays until the river is followed again', () => {
  const { camera, autoCamera, show } = board(mine(3));
  autoCamera.wholeTable();
  show(theirs(4));
  show(mine(5));
  expect([autoCamera.mode, camera.fits]).toEqual(['table', 'table']);
  autoCamera.followRiver();
  expect(camera.fits).toBeNull();
});

test('the whole table is shown before the sand runs and between the glasses', () => {
  const { camera, show } = board(table({ phase: 'ready', tiles: [START] }));
  expect(camera.fits).toBe('table');
  show(mine(3));
  expect(camera.fits).toBeNull();
  show(table({ phase: 'pause', tiles: [START], dominoes: river(3) }));
  expect(camera.fits).toBe('table');
});

test('without automatic camera the whole table is shown at first', () => {
  setPreference('follow', false);
  const { camera, autoCamera, show } = board(table({ phase: 'ready', tiles: [START] }));
  show(mine(20));
  expect([autoCamera.mode, camera.fits]).toEqual(['hand', 'table']);
});

test('the first push shows the Start tile if the river begins there, else all pieces', () => {
  const [begins, lies] = [dominoAt(1, 20, 0), dominoAt(2, 500, 0)];
  const { camera, show } = board(table({ phase: 'pause', tiles: [START], dominoes: [begins, lies] }));
  show(table({ phase: 'toppling', tiles: [START], dominoes: [begins, lies] }));
  expect(camera.fits).toBeNull();
  show(table({ phase: 'pause', tiles: [START], dominoes: [lies] }));
  show(table({ phase: 'toppling', tiles: [START], dominoes: [lies] }));
  expect(camera.fits).toBe('pieces');
});

describe('after the first push', () => {
  const begins = dominoAt(1, 20, 0);
  const before = table({ phase: 'toppling', tiles: [START], dominoes: [begins, dominoAt(2, 500, 0)] });
  const after = { ...before, pushes: 1 };

  it('the camera rests, because the fall moves it', () => {
    const { camera, place, show } = board(before);
    const near = place();
    show(after);
    expect([camera.fits, ...place()]).toEqual([null, ...near]);
  });

  it('everything is shown to a person with reduced motion, who sees no playback', () => {
    const { camera, show } = board(before, { reducedMotion: true });
    expect(camera.fits).toBeNull();
    show(after);
    expect(camera.fits).toBe('pieces');
  });

  it('everything is shown to a person who asks for the river', () => {
    const { camera, autoCamera, show } = board(before);
    show(after);
    autoCamera.followRiver();
    expect(camera.fits).toBe('pieces');
    show({ ...after, phase: 'over' });
    camera.zoom(2);
    autoCamera.followRiver();
    expect([autoCamera.mode, camera.fits]).toEqual(['river', 'pieces']);
  });
});

test('isAround is true if all pieces are near the place', () => {
  const near = { x: 20, y: 0 };
  const two = (x: number) => viewOf({ dominoes: [dominoAt(1, 0, 0), dominoAt(2, x, 0)] });
  expect([isAround(two(20), near), isAround(two(500), near)]).toEqual([true, false]);
});

test('on a phone the tools cover the table, but not the river after the match', () => {
  const phone = { top: 60, narrow: true, tall: true, leftHanded: false };
  expect(coveredEdges({ ...phone, over: false })).toEqual({ top: 70, right: 4, bottom: 126, left: 4 });
  expect(coveredEdges({ ...phone, over: true })).toEqual({ top: 70, right: 56, bottom: 76, left: 4 });
  expect(coveredEdges({ ...phone, over: true, leftHanded: true })).toMatchObject({ right: 4, left: 56 });
});

test('the largest height of a panel is kept until another panel replaces it', () => {
  const heights = [80, 140, 80, 150].map((height) => ({ key: 'placing', height }));
  const steps = [...heights, { key: 'toppling', height: 60 }];
  const found = [{ key: '', height: 0 }];
  for (const now of steps) found.push(tallest(found.at(-1) ?? now, now));
  expect(found.map(({ height }) => height)).toEqual([0, 80, 140, 140, 150, 60]);
});
