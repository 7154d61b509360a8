// @vitest-environment happy-dom
import { mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { AyaView } from '../wire';
import { animal, domino, view } from './fixtures';
import HandBar from './HandBar.svelte';
import { Hand } from './hand.svelte';

let leave: () => void = () => {};
afterEach(() => leave());

/** The bar below a table: its buttons by their names. */
function bar(table: AyaView, may: boolean): (name: string) => HTMLButtonElement | null {
  const target = document.createElement('div');
  const nothing = vi.fn();
  let hand: Hand | undefined;
  const stop = $effect.root(() => {
    hand = new Hand(
      () => table,
      () => 0,
      () => may,
    );
  });
  const props = {
    ...{ hand: hand as Hand, view: table, seats: [], seat: 0, may, advised: '', t: (id: string) => id },
    ...{ onact: nothing, onstand: nothing, onturn: nothing, onback: nothing, onbring: nothing },
    ...{ onraise: nothing, onput: nothing, onwipe: undefined },
  };
  const made = mount(HandBar, { target, props });
  leave = () => {
    void unmount(made);
    stop();
  };
  return (name) => target.querySelector(`[data-testid="${name}"]`);
}

const players = [{ stock: 70, hand: '', reserve: [] }];

test.each([
  ['raise', view({ players, dominoes: [domino(1, 0, 0, 0, { lies: 'fallen' })] })],
  ['raise', view({ players, dominoes: [domino(1, 0, 0, 0, { lies: 'buffer' })] })],
  ['put', view({ players, dominoes: [domino(1, 0, 0)], animals: [animal('okapi', 0, 0, 1, { rides: false })] })],
  ['draw', view({ players })],
])('while physics decides, %s waits: a touch is not lost', (name, table) => {
  expect(bar(table, true)(name)?.disabled).toBe(false);
  leave();
  expect(bar(table, false)(name)?.disabled).toBe(true);
});
