// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY } from '../drawing/stage';
import TableCanvas from './TableCanvas.svelte';

/** Who drew, one after the other, each with the quality it began with; and what to do when the newest is too slow. */
const drew: { kind: string; quality: number | undefined; slow: () => void; adopted: boolean }[] = [];

const { note } = vi.hoisted(() => ({ note: vi.fn() }));
vi.mock('../../../shell/toasts.svelte', () => ({ showToast: note }));
vi.mock('../flat/renderer', () => ({ FlatRenderer: fake('flat') }));
vi.mock('../three/renderer', () => ({ ThreeRenderer: fake('three') }));

function fake(kind: string) {
  return class {
    kind = kind;
    camera = { inset: () => {}, adopt: () => Object.assign(drew.at(-1) ?? {}, { adopted: true }) };
    constructor(_host: unknown, _wishes: unknown, fallbacks?: { slow: () => void }, quality?: number) {
      drew.push({ kind, quality, slow: () => fallbacks?.slow(), adopted: false });
    }
    show() {}
    wish() {}
    destroy() {}
  };
}

let made: Record<string, unknown> | undefined;
beforeEach(() => {
  drew.length = 0;
  note.mockClear();
});
afterEach(() => {
  if (made) void unmount(made);
});

const settled = () => vi.waitFor(() => expect(drew.length).toBeGreaterThan(0));

/** A table on a page. */
async function table(drawing: 'any' | 'three', unhurried = false) {
  const props = $state({
    scene: EMPTY,
    reducedMotion: false,
    drawing,
    unhurried,
    label: '',
    t: (id: string) => id,
    onready: () => {},
  });
  made = mount(TableCanvas, { target: document.body, props });
  flushSync();
  await settled();
  return props;
}
const kinds = () => drew.map(({ kind }) => kind);

test('on a slow device it is drawn from above, and for the push in three dimensions again, from the simplest picture on', async () => {
  const props = await table('any');
  drew[0]?.slow();
  flushSync();
  expect(kinds()).toEqual(['three', 'flat']);
  props.unhurried = true;
  flushSync();
  await vi.waitFor(() => expect(kinds()).toEqual(['three', 'flat', 'three']));
  expect(drew[2]?.quality).toBe(0);
  // However slow it is there, it stays.
  drew[2]?.slow();
  flushSync();
  expect(drew).toHaveLength(3);
  props.unhurried = false;
  flushSync();
  expect(kinds()).toEqual(['three', 'flat', 'three', 'flat']);
  // The camera stays where it was.
  expect(drew.map(({ adopted }) => adopted)).toEqual([false, true, true, true]);
});

test('the notice about the drawing from above waits until a fall is over', async () => {
  const props = await table('any', true);
  drew[0]?.slow();
  flushSync();
  expect(note).not.toHaveBeenCalled();
  props.unhurried = false;
  flushSync();
  expect(note).toHaveBeenCalledOnce();
});

test('who wants three dimensions keeps them however slow', async () => {
  await table('three');
  drew[0]?.slow();
  flushSync();
  expect(kinds()).toEqual(['three']);
});
