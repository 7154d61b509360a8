// @vitest-environment happy-dom
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  formatDay,
  hasMessage,
  languages,
  loadCatalogues,
  negotiateLanguage,
  setLanguage,
  t,
  translatorFor,
} from './language.svelte';

const LOCALES = join(process.cwd(), '../src/rivage/locales');
const SOURCES = join(process.cwd(), 'src');
const SENTENCES = JSON.parse(readFileSync(join(process.cwd(), '../tests/locales/sentences.json'), 'utf8'));

function* walk(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else yield path;
  }
}

function ids(language: string): Set<string> {
  const found = new Set<string>();
  for (const path of walk(join(LOCALES, language))) {
    for (const message of new FluentResource(readFileSync(path, 'utf8')).body) found.add(message.id);
  }
  return found;
}

/** Message ids written out in calls of `t`, and the prefixes of those that are computed there. */
function used(): { whole: Set<string>; prefixes: Set<string> } {
  const whole = new Set<string>();
  const prefixes = new Set<string>();
  for (const path of walk(SOURCES)) {
    if (!/\.(svelte|ts)$/.test(path) || /\.test\.ts$/.test(path)) continue;
    const text = readFileSync(path, 'utf8');
    for (const [, id] of text.matchAll(/\b(?:t|say|gameMessage)\(\s*'([a-z][\w-]*)'/g)) if (id) whole.add(id);
    for (const [, start] of text.matchAll(/\b(?:t|say|gameMessage)\(\s*`([a-z][\w-]*)\$\{/g)) if (start) prefixes.add(start);
  }
  return { whole, prefixes };
}

beforeAll(() => loadCatalogues('common', 'table', 'errors'));

test('every message that the client uses exists in English', () => {
  const known = ids('en');
  const { whole, prefixes } = used();
  expect(whole.size).toBeGreaterThan(50);
  expect([...whole].filter((id) => !known.has(id))).toEqual([]);
  expect([...prefixes].filter((start) => ![...known].some((id) => id.startsWith(start)))).toEqual([]);
});

test('no language has a message that English lacks', () => {
  const first = ids('en');
  for (const language of languages) expect([...ids(language.id)].filter((id) => !first.has(id))).toEqual([]);
});

test('sentences of the rules are formatted as on the server', async () => {
  for (const [catalogue, id, args, text] of SENTENCES as [string, string, Record<string, string | number>, string][]) {
    const say = await translatorFor('en', catalogue);
    // The client replaces the number with the player's name.
    expect(say(id, 'player' in args ? { ...args, player: `Player ${args.player}` } : args), id).toBe(text);
  }
});

test('a supported language of the browser is used, otherwise English', () => {
  expect(negotiateLanguage(['fr-BE', 'en'])).toBe('fr');
  expect(negotiateLanguage(['de-AT', 'fr'])).toBe('de');
  expect(negotiateLanguage(['eo', 'fr'])).toBe('fr');
  expect(negotiateLanguage(['nl-BE', 'fr'])).toBe('nl');
  expect(negotiateLanguage(['eo'])).toBe('en');
});

test('changing the language changes the messages', async () => {
  await setLanguage('fr');
  expect(t('close')).toBe('Fermer');
  expect(t('clock-days', { days: 3 })).toBe('3 jours par tour');
  expect(document.documentElement.lang).toBe('fr');
  await setLanguage('en');
  expect(t('close')).toBe('Close');
});

test('catalogues requested at the same time are all loaded', async () => {
  await Promise.all([loadCatalogues('deals'), loadCatalogues('fair'), setLanguage('fr'), setLanguage('en')]);
  expect(hasMessage('fair-title')).toBe(true);
  expect(t('close')).toBe('Close');
});

test('an unknown message is shown by its id', () => {
  expect(hasMessage('no-such-message')).toBe(false);
  expect(t('no-such-message')).toBe('no-such-message');
});

test('numbers and plural forms follow the language', async () => {
  await setLanguage('de');
  expect([t('players-exactly', { most: 1 }), t('players-exactly', { most: 2 })]).toEqual(['1 Person', '2 Personen']);
  expect(t('all-my-tables', { count: 12 })).toContain('(12)');
  expect(t('all-my-tables', { count: 12345 })).toContain('(12.345)');
  expect(t('level-legend', { players: 2 })).not.toBe(t('level-legend', { players: 4 }));
  await setLanguage('en');
  expect([t('players-exactly', { most: 1 }), t('players-exactly', { most: 2 })]).toEqual(['1 player', '2 players']);
});

test('a date follows the language and the region', async () => {
  const noon = new Date(2026, 10, 16, 12).getTime();
  const browser = vi.spyOn(navigator, 'languages', 'get');
  const written = ['en-GB', 'en-US'].map((place) => {
    browser.mockReturnValue(['fr', place]);
    return formatDay(noon);
  });
  expect(written).toEqual(['16 Nov 2026', 'Nov 16, 2026']);
  await setLanguage('fr');
  expect(formatDay(noon)).toBe('16 nov. 2026');
  browser.mockRestore();
  await setLanguage('en');
});
