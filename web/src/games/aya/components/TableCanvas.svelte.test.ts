// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY } from '../drawing/stage';
import TableCanvas from './TableCanvas.svelte';

/** The renderers that were created, each with its first quality, a function that reports slowness, and whether it adopted a camera. */
const renderers: { kind: string; quality: number | undefined; slow: () => void; adopted: boolean }[] = [];

const { note } = vi.hoisted(() => ({ note: vi.fn() }));
vi.mock('../../../shell/toasts.svelte', () => ({ showToast: note }));
vi.mock('../flat/renderer', () => ({ FlatRenderer: fake('flat') }));
vi.mock('../three/renderer', () => ({ ThreeRenderer: fake('three') }));

function fake(kind: string) {
  return class {
    kind = kind;
    camera = { inset: () => {}, adopt: () => Object.assign(renderers.at(-1) ?? {}, { adopted: true }) };
    constructor(_host: unknown, _wishes: unknown, fallbacks?: { slow: () => void }, quality?: number) {
      renderers.push({ kind, quality, slow: () => fallbacks?.slow(), adopted: false });
    }
    show() {}
    setOptions() {}
    destroy() {}
  };
}

let made: Record<string, unknown> | undefined;
beforeEach(() => {
  renderers.length = 0;
  note.mockClear();
});
afterEach(() => {
  if (made) void unmount(made);
});

const settled = () => vi.waitFor(() => expect(renderers.length).toBeGreaterThan(0));

/** A table on a page. */
async function table(drawing: 'any' | 'three', allowSlowFrames = false) {
  const props = $state({
    scene: EMPTY,
    reducedMotion: false,
    drawing,
    allowSlowFrames,
    label: '',
    t: (id: string) => id,
    onready: () => {},
  });
  made = mount(TableCanvas, { target: document.body, props });
  flushSync();
  await settled();
  return props;
}
const kinds = () => renderers.map(({ kind }) => kind);

test('a slow device uses the flat renderer, and 3D at lowest quality for the push', async () => {
  const props = await table('any');
  renderers[0]?.slow();
  flushSync();
  expect(kinds()).toEqual(['three', 'flat']);
  props.allowSlowFrames = true;
  flushSync();
  await vi.waitFor(() => expect(kinds()).toEqual(['three', 'flat', 'three']));
  expect(renderers[2]?.quality).toBe(0);
  // 3D stays during the push, even if it is slow.
  renderers[2]?.slow();
  flushSync();
  expect(renderers).toHaveLength(3);
  props.allowSlowFrames = false;
  flushSync();
  expect(kinds()).toEqual(['three', 'flat', 'three', 'flat']);
  // Every later renderer adopts the camera position.
  expect(renderers.map(({ adopted }) => adopted)).toEqual([false, true, true, true]);
});

test('the notice about the flat drawing waits until a fall is over', async () => {
  const props = await table('any', true);
  renderers[0]?.slow();
  flushSync();
  expect(note).not.toHaveBeenCalled();
  props.allowSlowFrames = false;
  flushSync();
  expect(note).toHaveBeenCalledOnce();
});

test('an explicit choice of 3D stays on a slow device', async () => {
  await table('three');
  renderers[0]?.slow();
  flushSync();
  expect(kinds()).toEqual(['three']);
});
