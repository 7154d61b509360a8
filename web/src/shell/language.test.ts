// @vitest-environment happy-dom
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { beforeAll, expect, test, vi } from 'vitest';
import { dayOf, has, languages, need, preferred, speak, t, wordsIn } from './language.svelte';

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

/** Message ids written out in calls of `t`, and the beginnings of those put together there. */
function used(): { whole: Set<string>; begun: Set<string> } {
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const path of walk(SOURCES)) {
    if (!/\.(svelte|ts)$/.test(path) || /\.test\.ts$/.test(path)) continue;
    const text = readFileSync(path, 'utf8');
    for (const [, id] of text.matchAll(/\b(?:t|say|wordOf)\(\s*'([a-z][\w-]*)'/g)) if (id) whole.add(id);
    for (const [, start] of text.matchAll(/\b(?:t|say|wordOf)\(\s*`([a-z][\w-]*)\$\{/g)) if (start) begun.add(start);
  }
  return { whole, begun };
}

beforeAll(() => need('common', 'table', 'errors'));

test('every message the client uses is there in English', () => {
  const known = ids('en');
  const { whole, begun } = used();
  expect(whole.size).toBeGreaterThan(50);
  expect([...whole].filter((id) => !known.has(id))).toEqual([]);
  expect([...begun].filter((start) => ![...known].some((id) => id.startsWith(start)))).toEqual([]);
});

test('no language has a message that English lacks', () => {
  const first = ids('en');
  for (const language of languages) expect([...ids(language.id)].filter((id) => !first.has(id))).toEqual([]);
});

test('sentences of the rules are formatted as the server formats them', async () => {
  for (const [catalogue, id, args, text] of SENTENCES as [string, string, Record<string, string | number>, string][]) {
    const say = await wordsIn('en', catalogue);
    // The client names who sits there.
    expect(say(id, 'player' in args ? { ...args, player: `Player ${args.player}` } : args), id).toBe(text);
  }
});

test('the language of the browser is taken when we speak it, else the first of ours', () => {
  expect(preferred(['fr-BE', 'en'])).toBe('fr');
  expect(preferred(['de-AT', 'fr'])).toBe('de');
  expect(preferred(['eo', 'fr'])).toBe('fr');
  expect(preferred(['nl-BE', 'fr'])).toBe('nl');
  expect(preferred(['eo'])).toBe('en');
});

test('speaking another language changes the sentences', async () => {
  await speak('fr');
  expect(t('close')).toBe('Fermer');
  expect(t('clock-days', { days: 3 })).toBe('3 jours par tour');
  expect(document.documentElement.lang).toBe('fr');
  await speak('en');
  expect(t('close')).toBe('Close');
});

test('catalogues asked for at once are all there in the end', async () => {
  await Promise.all([need('deals'), need('fair'), speak('fr'), speak('en')]);
  expect(has('fair-title')).toBe(true);
  expect(t('close')).toBe('Close');
});

test('an unknown message is shown by its id', () => {
  expect(has('no-such-message')).toBe(false);
  expect(t('no-such-message')).toBe('no-such-message');
});

test('numbers are written and chosen by as the language does it', async () => {
  await speak('de');
  expect([t('players-exactly', { most: 1 }), t('players-exactly', { most: 2 })]).toEqual(['1 Person', '2 Personen']);
  expect(t('all-my-tables', { count: 12 })).toContain('(12)');
  expect(t('all-my-tables', { count: 12345 })).toContain('(12.345)');
  expect(t('level-legend', { players: 2 })).not.toBe(t('level-legend', { players: 4 }));
  await speak('en');
  expect([t('players-exactly', { most: 1 }), t('players-exactly', { most: 2 })]).toEqual(['1 player', '2 players']);
});

test('a day is written as the language does it, and as the place does where it is spoken', async () => {
  const noon = new Date(2026, 10, 16, 12).getTime();
  const browser = vi.spyOn(navigator, 'languages', 'get');
  const written = ['en-GB', 'en-US'].map((place) => {
    browser.mockReturnValue(['fr', place]);
    return dayOf(noon);
  });
  expect(written).toEqual(['16 Nov 2026', 'Nov 16, 2026']);
  await speak('fr');
  expect(dayOf(noon)).toBe('16 nov. 2026');
  browser.mockRestore();
  await speak('en');
});
