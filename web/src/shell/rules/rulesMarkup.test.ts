import { expect, test } from 'vitest';
import { blocksOf, matches, runsOf, wantedOf } from './rulesMarkup';

test('blank lines part paragraphs, dashes make lists, a hash asks a question', () => {
  const text = 'One line\nand its rest.\n\nThree things:\n– a\n– b\n\n# Why not?\nBecause.\nReally.';
  expect(blocksOf(text)).toEqual([
    { kind: 'paragraph', text: 'One line and its rest.' },
    { kind: 'paragraph', text: 'Three things:' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'question', question: 'Why not?', answer: 'Because. Really.' },
  ]);
});

test('a word is found by its beginning, whatever its accents and capitals', () => {
  expect(matches('Échange : retournez une pile', wantedOf('echange PILE'))).toBe(true);
  expect(matches('Échange : retournez une pile', wantedOf('change'))).toBe(false);
  expect(matches('anything', wantedOf('  '))).toBe(true);
});

test('what is found is marked, and no letter is lost', () => {
  const runs = runsOf('*Échange* : des échangeurs', wantedOf('ech'));
  expect(runs.map((run) => run.text).join('')).toBe('Échange : des échangeurs');
  expect(runs.filter((run) => run.found).map((run) => run.text)).toEqual(['Éch', 'éch']);
  expect(runs[0]).toEqual({ text: 'Éch', strong: true, found: true });
});

test('an accent written as a letter of its own is marked with it', () => {
  const apart = 'e\u0301chec';
  expect(runsOf(apart, wantedOf('ech')).map((run) => run.text)).toEqual(['e\u0301ch', 'ec']);
});

test('a line is cut only where something is marked or said loudly', () => {
  expect(runsOf('A river, a bear.', [])).toEqual([{ text: 'A river, a bear.', found: false, strong: false }]);
  expect(runsOf('A river, a *bear*.', ['a']).map(({ text }) => text)).toEqual(['A', ' river, ', 'a', ' ', 'bear', '.']);
});
