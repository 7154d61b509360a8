import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const SOURCES = join(process.cwd(), 'src');
const LOCALE = join(process.cwd(), '../src/rivage/locales/en');

/** The id of each game with catalogues, and the prefix of its messages: `dr-`. */
function games(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(LOCALE)) {
    const id = /^card-(.+)\.ftl$/.exec(file)?.[1];
    if (!id) continue;
    // Messages that contain the game's id are found by the id.
    const named = new RegExp(`(^|-)${id}(-|$)`);
    const own = new FluentResource(readFileSync(join(LOCALE, `${id}.ftl`), 'utf8')).body.filter(
      (message) => !named.test(message.id),
    );
    found.set(id, `${own[0]?.id.split('-')[0] ?? id}-`);
    expect(own.filter((message) => !message.id.startsWith(found.get(id) ?? '')).map((message) => message.id)).toEqual([]);
  }
  return found;
}

/** The source files of the shell: all except the games, the generated types and the tests. */
function shell(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte|css)$/.test(path) && !/^games\/[^/]+\//.test(path))
    .filter((path) => !/\.test\.ts$|(^|\/)wire\.ts$/.test(path));
}

test('the shell knows no game by name', () => {
  const known = games();
  expect(known.size).toBeGreaterThan(2);
  expect(shell().length).toBeGreaterThan(50);
  const mentions = shell().flatMap((path) => {
    const text = readFileSync(join(SOURCES, path), 'utf8');
    return [...known].flatMap(([id, prefix]) => {
      const named = new RegExp(`\\b${id}\\b|['"\`]${prefix}`, 'i').exec(text);
      return named ? [`${path}: ${named[0]}`] : [];
    });
  });
  expect(mentions).toEqual([]);
});
