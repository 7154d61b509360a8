/** Example positions for the tests of this folder, and the real catalogues. */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { SeatInfo, TextContext, Translate } from '../module';
import type { AnyEffect, ChoiceView } from './types';

export { view } from './guide/samples';

export function choices(...actions: string[]): ChoiceView[] {
  return actions.map((action) => ({ action, effects: [] }));
}

export function effect<T extends AnyEffect>(value: T): T {
  return value;
}

/** Ann, who plays the eels, and Ben; `held` are the seats at this screen. */
export function seats(...held: number[]): SeatInfo[] {
  return ['Ann', 'Ben'].map((name, index) => ({
    index,
    name,
    kind: 'person',
    you: held.includes(index),
    side: index ? 's' : 'e',
  }));
}

/** Arguments for text functions, in a language and with these seats held. */
export function words(language: string, ...held: number[]): TextContext {
  return { t: translator(language), seats: seats(...held) };
}

/** A strict translator: a missing message or argument is an error. */
export function translator(language: string): Translate {
  const path = `${import.meta.dirname}/../../../../src/rivage/locales/${language}/deep-river.ftl`;
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
