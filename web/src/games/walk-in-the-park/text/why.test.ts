import languages from '@locales/index.json';
import { expect, test } from 'vitest';
import { sheet, translator, view } from '../fixtures';
import { explain } from './why';

const t = translator('en');
const choices = [{ action: 'A1=NE' }];
const said = (more: Parameters<typeof view>[0], square: string) =>
  explain(view({ choices, ...more }), `square:${square}`, t).map(({ text }) => text);

test('a square that is drawn on is explained, with the section of the rules', () => {
  expect(explain(view({ choices }), 'square:C3', t)).toEqual([
    { text: 'C3: There is already a path or an ibis on this square.', topic: 'refused:square-filled' },
  ]);
});

test('an empty square can be drawn on', () => {
  expect(said({}, 'A1')).toEqual(['A1: You can draw here now.']);
});

test('another decision or another player comes before the square', () => {
  expect(said({ phase: 'tick' }, 'A1')).toEqual(['A1: First tick a bonus for your visit.']);
  expect(said({ phase: 'waiting', choices: [] }, 'A1')).toEqual(['A1: You are done with this round.']);
  expect(said({ choices: [] }, 'A1')).toEqual(['A1: It is not your turn to draw.']);
});

test('without a square, and after the end, there is no answer', () => {
  expect(explain(view({ choices }), '', t)).toEqual([]);
  expect(said({ phase: 'over' }, 'A1')).toEqual([]);
});

test.each(languages.map((language) => language.id))('a square is explained in %s', (language) => {
  const [answer] = explain(view({ choices, sheets: [sheet('............┼............')] }), 'square:C3', translator(language));
  expect(answer?.text).toMatch(/^C3/);
});
