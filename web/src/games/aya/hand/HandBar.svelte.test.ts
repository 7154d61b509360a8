// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { animal, domino, view } from '../prediction/fixtures';
import type { AyaView } from '../wire';
import HandBar from './HandBar.svelte';
import { Hand } from './hand.svelte';

let leave: () => void = () => {};
afterEach(() => leave());

/** Mounts the bar below a table; returns a function that finds a button by its test id. */
function bar(
  table: AyaView,
  canAct: boolean,
  picked = 0,
  onact: (action: string) => void = vi.fn(),
): (name: string) => HTMLButtonElement | null {
  const target = document.createElement('div');
  const nothing = vi.fn();
  let hand: Hand | undefined;
  const stop = $effect.root(() => {
    hand = new Hand({
      get view() {
        return table;
      },
      seat: 0,
      get canAct() {
        return canAct;
      },
    });
    hand.picked = picked;
  });
  const board = {
    hand: hand as Hand,
    view: table,
    seats: [],
    seat: 0,
    canAct,
    draws: false,
    live: undefined,
    helper: { button: '' },
    pointing: { turn: nothing },
    pen: { wipe: nothing },
    t: (id: string, args?: object) =>
      id === 'aya-do-stand' && args && 'does' in args && args.does !== 'stand' ? 'other words' : id,
    send: async (action: string | null) => onact(action ?? ''),
    release: nothing,
    bring: nothing,
    raiseNext: nothing,
    putNext: nothing,
  };
  const made = mount(HandBar, { target, props: { board } });
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
])('%s is disabled while physics decides', (name, table) => {
  expect(bar(table, true)(name)?.disabled).toBe(false);
  leave();
  expect(bar(table, false)(name)?.disabled).toBe(true);
});

test.each([false, true])("a Garden's declaration can be changed in the player's own turn, from %s", (fork) => {
  const onact = vi.fn();
  const table = view({ players, dominoes: [domino(1, 0, 0, 0, { kind: 'garden', fork })] });
  const declare = bar(table, true, 1, onact)('declare');
  expect(declare?.getAttribute('aria-checked')).toBe(String(fork));
  declare?.click();
  expect(onact).toHaveBeenCalledWith(`declare 1 ${fork ? 'plain' : 'fork'}`);
});

test.each([
  ['another terrain', view({ players, dominoes: [domino(1, 0, 0)] })],
  ['a match by earlier rules', view({ players, rules: 2, dominoes: [domino(1, 0, 0, 0, { kind: 'garden' })] })],
])('no declaration is offered for %s', (_, table) => {
  expect(bar(table, true, 1)('declare')).toBeNull();
});

test('a Garden has one switch that makes it a fork', () => {
  const button = bar(view({ players: [{ stock: 70, hand: 'garden', reserve: [] }] }), true);
  const fork = button('fork');
  expect([fork?.getAttribute('role'), fork?.getAttribute('aria-checked'), button('stand')?.textContent]).toEqual([
    'switch',
    'false',
    'aya-do-stand',
  ]);
  fork?.click();
  flushSync();
  expect(fork?.getAttribute('aria-checked')).toBe('true');
  expect(button('stand')?.textContent).toBe('aya-do-stand');
});
