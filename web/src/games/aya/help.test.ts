import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { sectionAbout, sectionsNow } from '../../shell/rules/rulesLinks';
import { SHOWN_FACES, samples } from './guide/samples';
import { help, withRules } from './help';
import { EMPTY, tableView } from './workshop/layout';

const LOCALES = `${import.meta.dirname}/../../../../src/rivage/locales`;
const keys = (catalogue: string, pattern: RegExp) =>
  new FluentResource(readFileSync(`${LOCALES}/en/${catalogue}.ftl`, 'utf8')).body.flatMap(
    (message) => pattern.exec(message.id)?.[1] ?? [],
  );

/** Keys that players never see: only the server and its physics can cause them. */
const INTERNAL_KEYS = ['no-chance', 'nonsense'];

test.each(['refused', 'lost', 'stopped', 'hand'])('every message of the group %s has a section', (what) => {
  const keysOfGroup = keys('aya', new RegExp(`^aya-${what}-(.+)$`)).filter((key) => !INTERNAL_KEYS.includes(key));
  expect(keysOfGroup.length).toBeGreaterThan(10);
  for (const key of keysOfGroup) expect(sectionAbout(help, `${what}:${key}`), key).not.toBeNull();
});

test('every ending and every option has a section', () => {
  const endings = keys('aya', /^end-aya-(.+)$/);
  const options = keys('card-aya', /^option-aya-([a-z_]+)$/);
  expect(endings.length * options.length).toBeGreaterThan(10);
  for (const ending of endings) expect(sectionAbout(help, `ending:${ending}`), ending).not.toBeNull();
  for (const option of options) expect(sectionAbout(help, `option:${option}`), option).not.toBeNull();
});

test('every kind of piece has a section', () => {
  for (const what of [
    'domino',
    'garden',
    'camera',
    'tile:bend',
    'tile:fork',
    'tile:end',
    'tile:source',
    'animal',
    'landscape',
    'token',
  ])
    expect(sectionAbout(help, what), what).not.toBeNull();
});

test('every phase of the game has a section', () => {
  for (const phase of ['first', 'laying', 'ready', 'placing', 'pause', 'toppling', 'over'])
    expect(sectionsNow(help, { ...tableView(EMPTY), phase })[0], phase).toBeDefined();
});

test('the held piece leads to its own section first', () => {
  const first = (kind: string, tile = '') => sectionsNow(help, tableView(EMPTY, { kind, tile }))[0];
  expect(first('forest')).toBe('standing');
  expect(first('garden')).toBe('garden');
  expect(first('forest*')).toBe('camera');
  expect(first('forest*', 'forest-bend')).toBe('landscape');
});

test('every piece in the pictures has its painted face', () => {
  const shown = Object.values(samples).map((made) => made());
  expect(new Set(shown.flatMap(({ dominoes }) => dominoes.map((domino) => domino.kind)))).toEqual(new Set(SHOWN_FACES.dominoes));
  expect(new Set(shown.flatMap(({ tiles }) => tiles.map((tile) => tile.id)))).toEqual(new Set(SHOWN_FACES.tiles));
  expect(new Set(shown.flatMap(({ animals }) => animals.map((animal) => animal.animal)))).toEqual(new Set(SHOWN_FACES.animals));
});

test('of two reasons with one rule only the last has the link', () => {
  const fragments = withRules(['dry-port', 'foreign', 'shared'].map((key) => ({ key }))).map(({ rule }) => rule.split('#')[1]);
  expect(fragments).toEqual([undefined, 'landscape-photo', 'stretch']);
});
