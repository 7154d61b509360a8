/** Example positions for the tests of this folder, and the real catalogues. */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Translate } from '../module';
import { blank, plan } from './guide/samples';
import type { SheetView, WalkView } from './types';

export function sheet(cells: string, more: Partial<SheetView> = {}): SheetView {
  return { ...blank, cells, ...more };
}

export function view(more: Partial<WalkView> = {}): WalkView {
  return {
    position: '',
    plan,
    alone: true,
    goal: 18,
    rolls: ['turn'],
    rolls_left: 17,
    round: 1,
    roll: 'turn',
    seat: 0,
    phase: 'draw',
    owed: 0,
    bonus: '',
    words: [],
    written: [false],
    sheets: [sheet('............┼............')],
    choices: [],
    last: [],
    last_round: 0,
    end: null,
    ...more,
  };
}

/** A strict translator: a missing message or argument is an error. */
export function translator(language: string): Translate {
  const path = `${import.meta.dirname}/../../../../src/rivage/locales/${language}/walk-in-the-park.ftl`;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(path, 'utf8')));
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${id} in ${language}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    if (errors[0]) throw errors[0];
    return text;
  };
}
