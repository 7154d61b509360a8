import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import languages from '@locales/index.json';
import { expect, test } from 'vitest';
import { sectionAbout, sectionsNow } from '../../shell/rules/rulesLinks';
import { translator, view } from './fixtures';
import { help } from './help';
import { BONUSES } from './text/words';

const LOCALES = `${import.meta.dirname}/../../../../src/rivage/locales`;
const keys = (catalogue: string, pattern: RegExp) =>
  new FluentResource(readFileSync(`${LOCALES}/en/${catalogue}.ftl`, 'utf8')).body.flatMap(
    (message) => pattern.exec(message.id)?.[1] ?? [],
  );

test('every refusal has a section', () => {
  const refusals = keys('walk-in-the-park', /^walk-in-the-park-refused-(.+)$/);
  expect(refusals.length).toBeGreaterThan(12);
  for (const why of refusals) expect(sectionAbout(help, `refused:${why}`), why).not.toBeNull();
});

test('every bonus, face of the die and mark on the sheet has a section', () => {
  const topics = [
    ...BONUSES.map((bonus) => `bonus:${bonus}`),
    ...['turn', 'straight', 't', 'ibis'].map((roll) => `roll:${roll}`),
  ];
  for (const topic of [...topics, 'statue', 'visit', 'first', 'ibis', 'path', 'monument', 'centre', 'change']) {
    expect(sectionAbout(help, topic), topic).not.toBeNull();
  }
});

test('every ending and every option has a section', () => {
  const endings = keys('walk-in-the-park', /^end-walk-in-the-park-(.+)$/);
  const options = keys('card-walk-in-the-park', /^option-walk-in-the-park-([a-z_]+)$/);
  expect(endings.length * options.length).toBeGreaterThan(6);
  for (const ending of endings) expect(sectionAbout(help, `ending:${ending}`), ending).not.toBeNull();
  for (const option of options) expect(sectionAbout(help, `option:${option}`), option).not.toBeNull();
});

test('every phase of a round has a section', () => {
  for (const phase of ['roll', 'draw', 'tick', 'bonus', 'free', 'waiting', 'over'])
    expect(sectionsNow(help, view({ phase }))[0], phase).toBeDefined();
  expect(sectionsNow(help, view({ phase: 'draw', roll: 'ibis' }))[0]).toBe('ibis');
});

test.each(languages.map((language) => language.id))(
  'bonuses have the same names in the rules and on the sheet, in %s',
  (language) => {
    const text = readFileSync(`${LOCALES}/${language}/rules-walk-in-the-park.ftl`, 'utf8');
    for (const bonus of BONUSES) expect(text).toContain(`– *${translator(language)('wp-bonus', { bonus })}*`);
  },
);
