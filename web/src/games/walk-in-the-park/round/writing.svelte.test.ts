// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { sheet, translator, view as viewOf } from '../fixtures';
import { squaresOf } from '../sheet/squares';
import type { WalkView } from '../types';
import { Writing } from './writing.svelte';

let stop: () => void = () => {};
afterEach(() => stop());

const CELLS = '......│.....┼............';
const DRAW = viewOf({
  alone: false,
  sheets: [sheet(CELLS)],
  choices: [{ action: 'A1=NE' }, { action: 'A1=ES' }, { action: 'B2+E' }],
});

/** Create the state for a view, and record what it sends and announces. */
function createWriting(start: WalkView, pending: string | null = null, careful = false) {
  let view = $state.raw(start);
  const [sent, announced]: [string[], string[]] = [[], []];
  const t = translator('en');
  let created: Writing | undefined;
  stop = $effect.root(() => {
    created = new Writing({
      view: () => view,
      main: () => 0,
      squares: () => squaresOf(view.plan, view.sheets[0]?.cells ?? ''),
      may: () => true,
      careful: () => careful,
      pending: () => pending,
      act: (action) => sent.push(action),
      announce: (text) => announced.push(text),
      play: () => {},
      t: (id, args) => (id === 'unsaved' ? 'not saved yet' : t(id, args)),
    });
  });
  flushSync();
  const now = (next: WalkView): void => {
    view = next;
    flushSync();
  };
  return { writing: created as unknown as Writing, sent, announced, now };
}

test('a piece is placed, rotated, announced and written once', () => {
  const { writing, sent, announced } = createWriting(DRAW);
  writing.place('A1');
  writing.turn(1);
  expect([writing.ghost?.piece, announced.length]).toEqual(['ES', 2]);
  writing.write();
  writing.write();
  expect([sent, writing.ghost]).toEqual([['A1=ES'], null]);
});

test('a piece that cannot be rotated is written at once, unless every move is confirmed', () => {
  const ibis = viewOf({ sheets: [sheet(CELLS)], choices: [{ action: 'A1=I' }, { action: 'B1=I' }, { action: 'B2+E' }] });
  const quick = createWriting(ibis);
  quick.writing.place('A1');
  expect(quick.sent).toEqual(['A1=I']);
  stop();
  const careful = createWriting(ibis, null, true);
  careful.writing.place('A1');
  expect([careful.sent, careful.writing.ghost?.piece]).toEqual([[], 'I']);
});

test('a path is not changed into a T by one press, even if there is one way', () => {
  const { writing, sent } = createWriting(DRAW);
  writing.change();
  writing.place('B2');
  expect([sent, writing.ghost?.square]).toEqual([[], 'B2']);
});

test('an unconfirmed action stays as a preview', () => {
  const { writing } = createWriting(DRAW, 'A1=NE');
  expect([writing.ghost?.square, writing.text]).toEqual(['A1', 'not saved yet']);
});

test('a refused square shows the reason and a link to the rules', () => {
  const { writing, announced } = createWriting(DRAW);
  writing.place('B2');
  expect(writing.text).toBe('There is already a path or an ibis on this square.');
  expect([announced, writing.rule]).toEqual([[writing.text], '/games/walk-in-the-park/rules#drawing']);
  writing.place('A1');
  expect(writing.rule).toBe('');
});

test('a change that is lost with its position is reported', () => {
  const { writing, announced, now } = createWriting(DRAW);
  writing.change();
  expect([writing.changing, writing.ticks]).toEqual([true, []]);
  announced.length = 0;
  now({ ...DRAW, round: 2 });
  expect([writing.changing, announced]).toEqual([false, [writing.text]]);
});

test('one’s own actions are announced once', () => {
  const { announced, now } = createWriting(DRAW);
  const written = { ...DRAW, phase: 'free', choices: [], words: [{ action: 'A1=NE' }] } as WalkView;
  now(written);
  now({ ...written });
  expect(announced).toHaveLength(1);
  expect(announced[0]).toMatch(/^A1: /);
});
