import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import type { Frame, Translate } from '../../module';
import type { AyaView } from '../wire';
import recorded from './frames.json';
import { sceneText } from './sceneText';

const LANGUAGES = ['en', 'fr', 'nl', 'de'];
const MATCHES = recorded as unknown as Record<string, Frame<AyaView>[]>;

/** The real catalogue of a language; a missing message is an error. */
function catalogue(language: string): FluentBundle {
  const path = `${import.meta.dirname}/../../../../../src/rivage/locales/${language}/aya.ftl`;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(path, 'utf8')));
  return bundle;
}

function translator(language: string): Translate {
  const bundle = catalogue(language);
  return (id, args) => {
    const errors: Error[] = [];
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${id}`);
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    if (errors[0]) throw errors[0];
    return text;
  };
}

/** The texts of a match's scenes. */
function scenes(match: string, language: string): string[] {
  const frames = MATCHES[match] ?? [];
  const words = { t: translator(language), seats: [] };
  return frames.slice(1).map((frame, k) => sceneText(frame, words, frames[k]));
}

test('the scenes of a match are the hourglasses, the pushes and the count', () => {
  expect(scenes('glass-by-hand', 'en')).toEqual([
    'hourglass 1 starts',
    'sand gone: 5 dominoes, 1 landscape',
    'hourglass 2 starts',
    'sand gone: 9 dominoes, 1 landscape',
    'push 1: 8 dominoes fell',
    'push 2: 1 domino fell\u00a0· 2 photos, 12 points',
  ]);
});

test('without an hourglass the river stands when somebody has no dominoes left', () => {
  expect(scenes('stock', 'en')).toContain('the river stands: 77 dominoes');
});

test.each(LANGUAGES)('every scene of recorded matches has a short text: %s', (language) => {
  for (const match of Object.keys(MATCHES)) {
    for (const text of scenes(match, language)) {
      expect(text).not.toBe('');
      expect(text.length, text).toBeLessThanOrEqual(60);
    }
  }
});

test.each(LANGUAGES)('the texts of single actions are short: %s', (language) => {
  const bundle = catalogue(language);
  const source = readFileSync(`${import.meta.dirname}/../../../../../src/rivage/locales/${language}/aya.ftl`, 'utf8');
  const ids = [...source.matchAll(/^(did-aya-\w+) =/gm)].map(([, id]) => id ?? '');
  expect(ids.length).toBeGreaterThan(20);
  for (const id of ids) {
    const text = bundle.formatPattern(bundle.getMessage(id)?.value ?? '', { name: 'Ada', what: '12' });
    expect(text.length, text).toBeLessThanOrEqual(60);
  }
});
