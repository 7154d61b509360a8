// @vitest-environment happy-dom
import { describe, expect, it, test } from 'vitest';
import { turnsOf } from '../../../table/replay/moves';
import type { Frame, GameModule } from '../../module';
import { seats, translator } from '../fixtures';
import { game } from '../index';
import type { AnyEffect, DeepRiverView } from '../types';
import recorded from './frames.json';
import { shortText } from './shortText';

const en = translator('en');
const LANGUAGES = ['en', 'fr', 'nl', 'de'];
const MATCHES = Object.entries(recorded as unknown as Record<string, Frame<DeepRiverView>[]>);

/** Parts joined by the separator, which never begins a line. */
const dotted = (...parts: string[]): string => parts.join('\u00a0· ');
const short = (...effects: AnyEffect[]): string => shortText(effects, en);
const swam = (piece: string, origin: number, target: number, onto = ''): AnyEffect => ({
  t: 'swam',
  piece,
  origin,
  target,
  ...(onto && { onto }),
});
const walked = (origin: number, target: number): AnyEffect => ({ t: 'walked', origin, target, why: 'nest' });
const chose: AnyEffect = { t: 'chose', current: 1, face: '2' };

describe('the short text of a turn', () => {
  it('says where the fish swam and how far the bear walked', () => {
    expect(short(chose, swam('s', 5, 7), walked(4, 3), { t: 'turned', side: 'e' })).toBe(
      dotted('salmon to tile 7', 'bear 1 step'),
    );
  });

  it('says so in every language', () => {
    const texts = LANGUAGES.map((language) => shortText([swam('s', 5, 7), walked(4, 2)], translator(language)));
    expect(texts).toEqual([
      dotted('salmon to tile 7', 'bear 2 steps'),
      dotted('saumon à la tuile 7', 'ours 2 pas'),
      dotted('zalm naar tegel 7', 'beer 2 stappen'),
      dotted('Lachs auf Feld 7', 'Bär 2 Schritte'),
    ]);
  });

  it('names a covered fish if there is room', () => {
    expect(short(swam('e', 0, 2, 's'))).toBe('eel to tile 2, onto a salmon');
    expect(short(swam('e', 0, 2, 's'), walked(4, 6), { t: 'tilted', current: 1 })).toBe(
      dotted('eel to tile 2', 'bear 2 steps', 'blue tilted'),
    );
  });

  it('describes a fish that swims on by its last place, and two fish by both', () => {
    expect(short(swam('s', 6, 5), swam('s', 5, 4))).toBe('salmon to the big tile');
    expect(short(swam('s', 6, 5), swam('S', 8, 7))).toBe('salmon to 5, then 7');
  });

  it('combines all steps of the bear, and says when it is in a nest', () => {
    expect(short(walked(4, 5), walked(5, 7))).toBe('bear 3 steps');
    expect(short(walked(7, 8))).toBe('bear into the nest');
  });

  it('names flipped stacks and new doubles', () => {
    expect(short({ t: 'swapped', place: 4, piece: 'se' })).toBe('stack on the big tile flipped');
    const doubled: AnyEffect = { t: 'doubled', place: 0, piece: 'E' };
    expect(short(doubled)).toBe('eel doubled');
    expect(short(doubled, { ...doubled, place: 4 })).toBe('2 eels doubled');
  });

  it('is what was decided if nothing moved', () => {
    expect(short(chose)).toBe('blue current: 2');
    expect(short(chose, { t: 'voided', what: 'move', place: 1 })).toBe('no effect');
    expect(short({ t: 'passed', place: 3 })).toBe('tile effect not used');
    expect(short({ t: 'named', side: 's' })).toBe('the Salmon go first');
    expect(short({ t: 'took', seat: 0, side: 'e' })).toBe('takes the Eels');
    expect(short({ t: 'turned', side: 'e' })).toBe('end of the turn');
  });
});

test.each(LANGUAGES)('every action and turn of recorded matches has a short text: %s', (language) => {
  const t = translator(language);
  for (const [name, frames] of MATCHES) {
    const views = frames.map((frame) => ({ ...frame, view: { ...frame.view, currents: [] } }) as unknown as Frame);
    for (const turn of turnsOf(views, game as unknown as GameModule, { t, seats: seats() })) {
      for (const { k, short } of [...turn.steps, { k: turn.to, short: turn.short }]) {
        if (turn.number === 0 && k === turn.to) continue;
        expect(short, `${name} ${k}`).not.toBe('');
        expect(short.length, `${name} ${k}: ${short}`).toBeLessThanOrEqual(60);
      }
    }
  }
});

test('nearly all turns of recorded matches have at most 45 characters in English', () => {
  const turns = MATCHES.flatMap(([, frames]) =>
    turnsOf(
      frames.map((frame) => ({ ...frame, view: { ...frame.view, currents: [] } }) as unknown as Frame),
      game as unknown as GameModule,
      { t: en, seats: seats() },
    ).filter((turn) => turn.number > 0),
  );
  const long = turns.filter((turn) => turn.short.length > 45);
  expect(turns.length).toBeGreaterThan(50);
  expect(long.length / turns.length).toBeLessThan(0.03);
});
