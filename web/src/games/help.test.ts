// @vitest-environment happy-dom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import languages from '@locales/index.json';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '../shell/rules/rulesMarkup';
import { hasRules, loadRules } from '.';

const LOCALES = `${import.meta.dirname}/../../../src/rivage/locales`;
const GAMES = readdirSync(import.meta.dirname).filter((name) => existsSync(`${import.meta.dirname}/${name}/help.ts`));

test('a game without a help module has no rules', async () => {
  expect(hasRules('chess')).toBe(false);
  expect(await loadRules('chess')).toBeNull();
});

describe.each(GAMES)('the rules of %s', (game) => {
  test('have unique section ids and topics', async () => {
    const sections = (await loadRules(game))?.sections ?? [];
    expect(sections.length).toBeGreaterThan(9);
    const [ids, topics] = [sections.map((section) => section.id), sections.flatMap((section) => section.about)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(topics).size).toBe(topics.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test.each(languages.map((language) => language.id))('have exactly their messages in %s', async (language) => {
    const sections = (await loadRules(game))?.sections ?? [];
    const wanted = sections.flatMap(({ id, picture }) =>
      ['-title', '-text', ...(picture ? ['-picture'] : [])].map((part) => `rules-${game}-${id}${part}`),
    );
    const text = readFileSync(`${LOCALES}/${language}/rules-${game}.ftl`, 'utf8');
    const resource = new FluentResource(text);
    expect(resource.body.map((message) => message.id).sort()).toEqual([...wanted].sort());
    const bundle = new FluentBundle(language);
    bundle.addResource(resource);
    for (const { id } of sections) {
      const pattern = bundle.getMessage(`rules-${game}-${id}-text`)?.value;
      const text = pattern ? bundle.formatPattern(pattern) : '';
      expect(blocksOf(text).length, id).toBeGreaterThan(0);
      // Emphasis is closed, and every question has its answer.
      expect(text.split('*').length % 2, id).toBe(1);
      for (const block of blocksOf(text)) if (block.kind === 'question') expect(block.answer, block.question).not.toBe('');
    }
  });
});
