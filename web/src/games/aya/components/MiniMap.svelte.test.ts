// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY } from '../drawing/stage';
import type { TableRenderer, TableScene } from '../scene';
import MiniMap from './MiniMap.svelte';

let leave: () => void = () => {};
afterEach(() => leave());

/** A map beside a camera that shows 300 mm to the right of the middle, and the number of times its frame was computed. */
function map(scene: TableScene) {
  const watchers = new Set<() => void>();
  const camera = {
    yaw: 0,
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
  const asked = { corners: 0, looked: [] as unknown[] };
  const renderer = {
    camera,
    placeAt: (left: number, top: number) => {
      asked.corners += 1;
      return { x: left, y: -top };
    },
    screenAt: (x: number, y: number) => ({ left: x, top: -y }),
  } as unknown as TableRenderer;
  const props = $state({ scene, renderer, width: 300, height: 200, longest: 90, top: 0, left: false, onlook: vi.fn() });
  const made = mount(MiniMap, { target: document.body, props });
  flushSync();
  leave = () => {
    void unmount(made);
    expect(watchers.size).toBe(0);
  };
  return { props, asked, watchers, frame: () => document.querySelector('[data-testid="minimap-frame"]') };
}

test('the frame follows the camera, and is not computed again while only hands move', async () => {
  const { props, asked, watchers, frame } = map({ ...EMPTY, width: 900, depth: 600 });
  expect(frame()?.getAttribute('points')).toBe('450,300 750,300 750,500 450,500');
  const corners = asked.corners;
  for (let x = 0; x < 5; x++) {
    props.scene = { ...props.scene, hands: [{ seat: 1, name: 'Ben', x, y: 0, turn: 0, lift: 12, holds: '' }] };
    flushSync();
  }
  expect(asked.corners).toBe(corners);
  props.scene = { ...props.scene, width: 1200 };
  flushSync();
  expect(frame()?.getAttribute('points')).toBe('600,300 900,300 900,500 600,500');
  const before = asked.corners;
  for (const watcher of watchers) watcher();
  await vi.waitFor(() => expect(asked.corners).toBeGreaterThan(before));
});
