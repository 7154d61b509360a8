// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { GameModule } from '../../games/module';
import type { Choice } from '../../shell/api/wire';
import { bring, need, t } from '../../shell/language.svelte';
import { called, hintOf, labelled, leads, sentenceWords, stays } from './choices';

const seats = ['Ann', 'Ben'].map((name, index) => ({
  index,
  name,
  kind: 'person' as const,
  you: index === 1,
  side: String(index),
}));
const words = { t, seats };
const plain = {} as GameModule;

test('a sentence is told in the words of a catalogue where there are some, else in English', async () => {
  bring('card-brook', async (language) => `brook-hop = ${language}: { $count } hops over { $what }`);
  await need('card-brook');
  const said = { text: 'Hop twice', id: 'brook-hop', args: { count: 2, what: 'stones' } };
  expect(sentenceWords(said, words)).toBe('en: 2 hops over stones');
  expect(sentenceWords({ ...said, id: 'brook-jump' }, words)).toBe('Hop twice');
  expect(sentenceWords({ text: 'Hop twice' }, words)).toBe('Hop twice');
});

test('a player of a sentence has one name, and the person at this screen is marked', async () => {
  await need('words');
  bring('card-marsh', async () => 'marsh-begins = { $player } begins.');
  await need('card-marsh');
  const begins = (player: number) =>
    sentenceWords({ text: `Player ${player} begins.`, id: 'marsh-begins', args: { player } }, words);
  expect([1, 2, 3].map(begins)).toEqual(['Ann begins.', 'Ben (you) begins.', '3 begins.']);
  expect(seats.map((seat) => called(seat, words))).toEqual(['Ann', 'Ben (you)']);
});

const choices = [
  { action: 'a1', label: { text: 'Take one' }, words: null },
  { action: 'a2', label: { text: 'Take two' }, words: null },
  { action: 'b2', label: { text: 'Take two' }, words: null },
];

test('choices that are told alike are told apart by their notation', () => {
  expect(labelled(choices, {}, plain, words).map((one) => one.label)).toEqual(['Take one', 'Take two (a2)', 'Take two (b2)']);
});

test("the game's own words come first, the server's where it has none", () => {
  const game = { choiceWords: (_: unknown, action: string) => (action === 'a1' ? 'One pebble' : '') } as unknown as GameModule;
  expect(labelled(choices.slice(0, 2), {}, game, words).map((one) => one.label)).toEqual(['One pebble', 'Take two']);
});

test.each([
  ['the choice is still there, elsewhere', { index: 0, action: 'b2' }, 2],
  ['the choice is gone: the one in its place', { index: 1, action: 'c3' }, 1],
  ['the last one is gone: the last of now', { index: 7, action: 'c3' }, 2],
])('who was at a choice stays at the list: %s', (_, at, to) => {
  expect(stays(at, labelled(choices, {}, plain, words))).toBe(to);
});

test('where nothing is left to choose there is no place to stay at', () => {
  expect(stays({ index: 1, action: 'a2' }, [])).toBe(-1);
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
  expect(leads(key, at, labels)).toBe(to);
});

test('where there is nothing to choose no key leads anywhere', () => {
  expect(leads('ArrowDown', -1, [])).toBeNull();
});

test('who writes is told a few things that can be said, each beginning otherwise, or the notation where there are no words', async () => {
  await need('words');
  const told = (choices: Choice[], listed = true) => ({ version: 1, seat: 0, lines: [], choices, listed });
  const say = (action: string, text: string) => ({ action, label: { text: action }, words: { text } });
  const some = [say('a', 'hop left'), say('b', 'hop right'), say('c', 'swim'), say('d', 'rest'), say('e', 'sing')];
  expect(hintOf(told(some), words)).toBe('In words, such as “hop left”, “swim”, “rest”; or in the game’s own notation.');
  const plainly = [{ action: 'h1', label: { text: 'hop' }, words: null }];
  expect(hintOf(told(plainly), words)).toBe('In the game’s own notation, such as h1.');
  expect(hintOf(told([]), words)).toBe('In the game’s own notation, when your turn comes.');
});
