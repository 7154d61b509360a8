import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { sectionAbout, sectionsNow } from '../../shell/rules/rulesLinks';
import { view } from './fixtures';
import { samples } from './guide/samples';
import { help } from './help';

const LOCALES = `${import.meta.dirname}/../../../../src/rivage/locales`;

/** Keys of the variants of a message, such as the kinds of tile. */
function variants(id: string): string[] {
  const text = readFileSync(`${LOCALES}/en/deep-river.ftl`, 'utf8');
  const message = text.slice(text.indexOf(`\n${id} = `) + 1).split(/\n(?! )/)[0] ?? '';
  return [...message.matchAll(/\[(\w+)\]/g)].map((found) => found[1] ?? '');
}

test('every tile, its void effect and the nests have a section', () => {
  const tiles = variants('dr-tile-text');
  expect(tiles).toEqual(['B', 'A', 'S', 'T', 'big']);
  for (const topic of [
    ...tiles.map((kind) => `tile:${kind}`),
    'nest',
    'stack',
    'bear',
    'pawn',
    'current',
    'current:tilted',
    'face',
  ])
    expect(sectionAbout(help, topic), topic).not.toBeNull();
  for (const topic of ['move', 'B', 'A', 'S', 'T', '*']) expect(sectionAbout(help, `voided:${topic}`), topic).not.toBeNull();
});

test('every decision has a section', () => {
  const wire = readFileSync(`${import.meta.dirname}/wire.ts`, 'utf8');
  const phases = /The pending decision: ([\w, ]+)\./.exec(wire)?.[1]?.split(', ') ?? [];
  expect(phases.length).toBeGreaterThan(12);
  for (const phase of phases) expect(sectionsNow(help, view('./././.+./././.', '50/50', { phase }))[0], phase).toBeDefined();
});

test('every ending and every option has a section', () => {
  const words = (catalogue: string) =>
    new FluentResource(readFileSync(`${LOCALES}/en/${catalogue}.ftl`, 'utf8')).body.map((message) => message.id);
  const endings = words('deep-river').flatMap((id) => /^end-deep-river-(.+?)(-draw)?$/.exec(id)?.[1] ?? []);
  const options = words('card-deep-river').flatMap((id) => /^option-deep-river-([a-z_]+)$/.exec(id)?.[1] ?? []);
  expect(endings.length * options.length).toBeGreaterThan(4);
  for (const ending of endings) expect(sectionAbout(help, `ending:${ending}`), ending).not.toBeNull();
  for (const option of options) expect(sectionAbout(help, `option:${option}`), option).not.toBeNull();
});

test('every sample is the picture of a section', () => {
  for (const section of Object.keys(samples))
    expect(help.sections.find((candidate) => candidate.id === section)?.picture, section).toBeDefined();
});
