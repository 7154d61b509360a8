import languages from '@locales/index.json';
import { expect, test } from 'vitest';
import { choices, translator, view } from '../fixtures';
import { reconcile } from '../table/scene';
import type { DeepRiverView } from '../types';
import { explain, subjectAt, subjectOf } from './why';

const t = translator('en');
const EMPTY = [['.'], ['.'], ['.'], ['.', '.'], ['.'], ['.'], ['.']];
const current = { tile: 1, face: '2', back: '1+bear', tilted: false, marked: false, playing: false };

function position(more: Partial<DeepRiverView>): DeepRiverView {
  return view('', '50/50', { river: EMPTY, phase: 'fish', steps: 1, choices: choices('nest'), ...more });
}

const said = (now: DeepRiverView, subject: string) => explain(now, subject, t).map(({ text }) => text);
const tilted = position({
  phase: 'current',
  choices: choices('c1', 'c3'),
  currents: [current, { ...current, tilted: true }, current],
});
const river = EMPTY.with(2, ['eS']).with(4, ['s']).with(5, ['E']);

test('a tilted current is explained by its tilt, with the section of the rules', () => {
  expect(explain(tilted, 'current:2', t)).toEqual([
    { text: 'Your opponent tilted the violet current, so you can’t choose it this turn.', topic: 'current:tilted' },
  ]);
  expect(said(tilted, 'current:1')).toEqual(['You can choose this now.']);
});

test('a fish under another is explained by the one on top', () => {
  const now = position({ river, choices: choices('t6') });
  expect(said(now, 'piece:3:eS')).toEqual([
    'Your fish on tile 3 lies under another: the fish on top decides where the stack goes.',
  ]);
});

test('a fish of the other side is explained by its side', () => {
  expect(said(position({ river }), 'piece:5:s')).toEqual(['That fish belongs to the Salmon.']);
  expect(said(position({ river }), 'nest:s')).toEqual(['That fish belongs to the Salmon.']);
});

test('fish and nests that can be chosen are said to be free', () => {
  expect(said(position({ river, choices: choices('t6', 'nest') }), 'piece:6:E')).toEqual(['You can choose this now.']);
  expect(said(position({}), 'nest:e')).toEqual(['You can choose this now.']);
  const big = position({ river: EMPTY.with(3, ['s', 'e']), choices: choices('t4b') });
  expect(said(big, 'piece:4:e')).toEqual(['You can choose this now.']);
});

test('a fish before a current was chosen is answered with the first decision', () => {
  expect(said(tilted, 'nest:e')).toEqual(['Something else comes first: Choose a current']);
});

test('another current in the middle of a turn is answered with the one being played', () => {
  const now = position({ currents: [current, { ...current, playing: true }, current] });
  expect(said(now, 'current:3')).toEqual(['You are playing the violet current. Press Undo to choose another one.']);
});

test('a single fish cannot be swapped, and a double cannot be doubled', () => {
  expect(said(position({ phase: 'swap', river, choices: choices('swap 3') }), 'piece:5:s')).toEqual([
    'Only a stack can be flipped.',
  ]);
  expect(said(position({ phase: 'big', river, choices: choices('double nest') }), 'piece:6:E')).toEqual([
    'This fish is already a double.',
  ]);
});

test('without a selection everything that is blocked is explained', () => {
  expect(explain(tilted, '', t)).toHaveLength(1);
  expect(said(position({ river }), '')).toEqual([
    'Your fish on tile 3 lies under another: the fish on top decides where the stack goes.',
  ]);
});

test('another player’s turn is the answer for everything', () => {
  expect(said(position({ choices: [] }), 'piece:5:s')).toEqual(['It isn’t your turn.']);
  expect(said(position({ choices: [] }), '')).toEqual([]);
});

test.each(languages.map((language) => language.id))('every answer has its text in %s', (language) => {
  const words = translator(language);
  const playing = [current, { ...current, playing: true, marked: true }, current];
  for (const phase of ['current', 'fish', 'advance', 'bonus', 'cover', 'swap', 'tilt', 'big', 'effect', 'done'])
    for (const subject of ['current:2', 'current:3', 'nest:e', 'nest:s', 'piece:3:eS', 'piece:5:s', 'piece:6:E'])
      expect(explain(position({ phase, river, currents: playing }), subject, words)[0]?.text, `${phase} ${subject}`).not.toBe('');
});

test('the nearest subject within reach is selected', () => {
  const drawn = [
    { subject: 'current:1', at: { x: 10, y: 10 } },
    { subject: 'nest:e', at: { x: 30, y: 10 } },
  ];
  expect(subjectAt({ x: 22, y: 10 }, drawn, 15)).toBe('nest:e');
  expect(subjectAt({ x: 90, y: 10 }, drawn, 15)).toBe('');
});

test('the subject of a pawn names its whole piece', () => {
  const scene = reconcile(position({ river }));
  const under = scene.pawns.find((pawn) => pawn.place === 3);
  expect(under && subjectOf(under, scene)).toBe('piece:3:eS');
});
