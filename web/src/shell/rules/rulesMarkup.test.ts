import { expect, test } from 'vitest';
import { blocksOf, matches, runsOf, searchWords } from './rulesMarkup';

test('blank lines separate paragraphs, dashes make lists, a hash marks a question', () => {
  const text = 'One line\nand its rest.\n\nThree things:\n– a\n– b\n\n# Why not?\nBecause.\nReally.';
  expect(blocksOf(text)).toEqual([
    { kind: 'paragraph', text: 'One line and its rest.' },
    { kind: 'paragraph', text: 'Three things:' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'question', question: 'Why not?', answer: 'Because. Really.' },
  ]);
});

test('search finds the beginning of a word and ignores accents and case', () => {
  expect(matches('Échange : retournez une pile', searchWords('echange PILE'))).toBe(true);
  expect(matches('Échange : retournez une pile', searchWords('change'))).toBe(false);
  expect(matches('anything', searchWords('  '))).toBe(true);
});

test('results are highlighted and no letter is lost', () => {
  const runs = runsOf('*Échange* : des échangeurs', searchWords('ech'));
  expect(runs.map((run) => run.text).join('')).toBe('Échange : des échangeurs');
  expect(runs.filter((run) => run.found).map((run) => run.text)).toEqual(['Éch', 'éch']);
  expect(runs[0]).toEqual({ text: 'Éch', strong: true, found: true });
});

test('a combining accent is highlighted with its letter', () => {
  const decomposed = 'e\u0301chec';
  expect(runsOf(decomposed, searchWords('ech')).map((run) => run.text)).toEqual(['e\u0301ch', 'ec']);
});

test('a line is split only at highlights and emphasis', () => {
  expect(runsOf('A river, a bear.', [])).toEqual([{ text: 'A river, a bear.', found: false, strong: false }]);
  expect(runsOf('A river, a *bear*.', ['a']).map(({ text }) => text)).toEqual(['A', ' river, ', 'a', ' ', 'bear', '.']);
});
