// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { GameModule } from '../../games/module';
import type { Choice } from '../../shell/api/wire';
import { loadCatalogues, registerCatalogue, t } from '../../shell/language.svelte';
import { exampleFor, focusedIndex, formatSentence, indexForKey, inputHint, labelChoices, rowsOf, seatName } from './choices';

const seats = ['Ann', 'Ben'].map((name, index) => ({
  index,
  name,
  kind: 'person' as const,
  you: index === 1,
  side: String(index),
}));
const words = { t, seats };
const plain = {} as GameModule;

test('a sentence is formatted by its catalogue, otherwise in English', async () => {
  registerCatalogue('card-brook', async (language) => `brook-hop = ${language}: { $count } hops over { $what }`);
  await loadCatalogues('card-brook');
  const sentence = { text: 'Hop twice', id: 'brook-hop', args: { count: 2, what: 'stones' } };
  expect(formatSentence(sentence, words)).toBe('en: 2 hops over stones');
  expect(formatSentence({ ...sentence, id: 'brook-jump' }, words)).toBe('Hop twice');
  expect(formatSentence({ text: 'Hop twice' }, words)).toBe('Hop twice');
});

test('a player in a sentence is named, and marked at this screen', async () => {
  await loadCatalogues('words');
  registerCatalogue('card-marsh', async () => 'marsh-begins = { $player } begins.');
  await loadCatalogues('card-marsh');
  const begins = (player: number) =>
    formatSentence({ text: `Player ${player} begins.`, id: 'marsh-begins', args: { player } }, words);
  expect([1, 2, 3].map(begins)).toEqual(['Ann begins.', 'Ben (you) begins.', '3 begins.']);
  expect(seats.map((seat) => seatName(seat, words))).toEqual(['Ann', 'Ben (you)']);
});

const choices = [
  { action: 'a1', label: { text: 'Take one' }, words: null },
  { action: 'a2', label: { text: 'Take two' }, words: null },
  { action: 'b2', label: { text: 'Take two' }, words: null },
];

test('choices with the same label are distinguished by notation', () => {
  expect(labelChoices(choices, {}, plain, words).map((choice) => choice.label)).toEqual([
    'Take one',
    'Take two (a2)',
    'Take two (b2)',
  ]);
});

test('the label of the game comes first, then the label of the server', () => {
  const game = { choiceWords: (_: unknown, action: string) => (action === 'a1' ? 'One pebble' : '') } as unknown as GameModule;
  expect(labelChoices(choices.slice(0, 2), {}, game, words).map((choice) => choice.label)).toEqual(['One pebble', 'Take two']);
});

test.each([
  ['the choice is still there, elsewhere', { index: 0, key: 'b2' }, 2],
  ['the choice is gone: the one in its place', { index: 1, key: 'c3' }, 1],
  ['the last one is gone: the last of now', { index: 7, key: 'c3' }, 2],
])('the focus stays in the list: %s', (_, at, to) => {
  expect(focusedIndex(at, rowsOf(labelChoices(choices, {}, plain, words), ''))).toBe(to);
});

test('an empty list has no focused choice', () => {
  expect(focusedIndex({ index: 1, key: 'a2' }, [])).toBe(-1);
});

const labels = ['Apple', 'Birch', 'Ash', 'Cedar'];

test.each([
  ['ArrowDown', 1, 2],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 0, 0],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['a', 0, 2],
  ['A', 2, 0],
  ['b', 1, 1],
  ['x', 1, null],
  [' ', 1, null],
  ['Enter', 1, null],
  ['Tab', 1, null],
])('%s at choice %i leads to %s', (key, at, to) => {
  expect(indexForKey(key, at, labels)).toBe(to);
});

test('in an empty list no key moves the focus', () => {
  expect(indexForKey('ArrowDown', -1, [])).toBeNull();
});

test('the hint has examples that begin differently, or the notation', async () => {
  await loadCatalogues('words');
  const view = (choices: Choice[], listed = true) => ({ version: 1, seat: 0, lines: [], choices, listed });
  const say = (action: string, text: string) => ({ action, label: { text: action }, words: { text } });
  const some = [say('a', 'hop left'), say('b', 'hop right'), say('c', 'swim'), say('d', 'rest'), say('e', 'sing')];
  expect(inputHint(view(some), words)).toBe('In words, such as “hop left”, “swim”, “rest”; or in the game’s own notation.');
  const plainly = [{ action: 'h1', label: { text: 'hop' }, words: null }];
  expect(inputHint(view(plainly), words)).toBe('In the game’s own notation, such as h1.');
  expect(inputHint(view([]), words)).toBe('In the game’s own notation, when it’s your turn.');
});

/** Choices with several actions in each of six squares, one in another, and one without a square. */
const squares = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'].flatMap((group) =>
  ['NE', 'ES'].map((arms) => ({ action: `${group}=${arms}`, label: `${group}: ${arms}`, group })),
);
const many = [...squares, { action: 'C1=I', label: 'C1: ibis', group: 'C1' }, { action: '-', label: 'Nothing', group: '' }];

test('many choices are listed under headings, and one heading shows its choices', () => {
  const closed = rowsOf(many, '').map((row) => row.key);
  expect(closed).toEqual(['group:A1', 'group:A2', 'group:A3', 'group:B1', 'group:B2', 'group:B3', 'C1=I', '-']);
  const open = rowsOf(many, 'A2').map((row) => row.key);
  expect(open.slice(0, 5)).toEqual(['group:A1', 'group:A2', 'A2=NE', 'A2=ES', 'group:A3']);
});

test('a heading says how many choices it has and whether it is open', () => {
  const [first, second] = rowsOf(many, 'A2');
  expect(first).toMatchObject({ kind: 'group', label: 'A1', count: 2, open: false });
  expect(second).toMatchObject({ kind: 'group', label: 'A2', count: 2, open: true });
});

test('few choices are listed without headings', () => {
  expect(rowsOf(squares, '').map((row) => row.kind)).toEqual(squares.map(() => 'choice'));
});

const view = (choices: Choice[]) => ({ version: 1, seat: 0, lines: [], choices, listed: true });

test('the example after a misunderstood text is a current choice that resembles it', async () => {
  await loadCatalogues('words');
  const data = view(many.map(({ action, label }) => ({ action, label: { text: label }, words: null })));
  expect(exampleFor('zigzag', data, many, words)).toBe('Try “A1=NE” (A1: NE).');
  expect(exampleFor('b2 north', data, many, words)).toBe('Try “B2=NE” (B2: NE).');
});

test('the example is in words if the game understands words', async () => {
  await loadCatalogues('words');
  const said = [{ action: 'first 0', label: { text: 'Ann begins.' }, words: { text: 'player 1 begins' } }];
  expect(exampleFor('hm', view(said), labelChoices(said, {}, plain, words), words)).toBe('Try “player 1 begins”.');
});

test('without choices there is no example', () => {
  expect(exampleFor('hm', view([]), [], words)).toBe('');
  expect(exampleFor('hm', null, [], words)).toBe('');
});
