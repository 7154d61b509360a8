// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { meadow } from '../../shell/fixtures';
import type { Options } from '../newTable';
import GameOptions from './GameOptions.svelte';

const info = { ...meadow, options: [{ name: 'patience', choices: [20, 60, 0], alone: 0 }] };
let component: Record<string, unknown> | undefined;
let chosen: Options = {};

function list(): HTMLSelectElement {
  const props = {
    info,
    get options() {
      return chosen;
    },
    set options(to: Options) {
      chosen = to;
    },
  };
  component = mount(GameOptions, { target: document.body, props });
  flushSync();
  const found = document.querySelector('select');
  if (!found) throw new Error('no select element');
  return found;
}

function choose(select: HTMLSelectElement, index: number): void {
  select.selectedIndex = index;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}

afterEach(() => {
  if (component) void unmount(component);
  chosen = {};
});

test('a default for single players is not a choice: values can be set and unset', () => {
  const select = list();
  expect([select.options.length, select.selectedIndex]).toEqual([4, 0]);
  choose(select, 1);
  expect(chosen).toEqual({ patience: 20 });
  choose(select, 0);
  expect(chosen).toEqual({});
});
