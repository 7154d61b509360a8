import { describe, expect, it, test } from 'vitest';
import type { Frame, SeatInfo } from '../../module';
import { translator, view } from '../fixtures';
import type { WalkView } from '../types';
import recorded from './frames.json';
import { shortText } from './shortText';

const en = translator('en');
const LANGUAGES = ['en', 'fr', 'nl', 'de'];
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];

/** Parts joined by the separator, which never begins a line. */
const dotted = (...parts: string[]): string => parts.join('\u00a0· ');

function seats(...names: string[]): SeatInfo[] {
  return names.map((name, index) => ({ index, name, kind: 'person', you: index === 0, side: String(index) }));
}

function short(last: WalkView['last'], names: string[] = ['Ada'], t = en): string {
  return shortText(view({ last, last_round: 1, rolls: ['turn', 'ibis'] }), { t, seats: seats(...names) });
}

const bend = { action: 'C4=NE' };
const statue = { t: 'closed' as const, x: 1, y: 1 };

describe('the short text of a round', () => {
  it('names the drawing, and what it caused', () => {
    expect(short([[{ ...bend, effects: [statue] }]])).toBe(dotted('bend on C4', 'statue'));
    expect(short([[{ ...bend, effects: [{ t: 'visited', square: 'C4', monument: 'duck-pond' }] }]])).toBe(
      dotted('bend on C4', 'Duck Pond'),
    );
    expect(short([[{ action: 'A1=I', effects: [{ t: 'shut', square: 'A1', monument: 'calyx' }] }]])).toBe(
      dotted('ibis on A1', 'blocks the Calyx'),
    );
  });

  it('names bonuses, changes and rounds without room', () => {
    expect(short([[bend, { action: '*two' }]])).toBe(dotted('bend on C4', 'Two points'));
    expect(short([[bend, { action: 'B2+S' }]])).toBe(dotted('bend on C4', 'B2 a T'));
    expect(short([[{ action: '-' }]])).toBe('no room');
  });

  it('names each player', () => {
    expect(short([[bend], [{ action: 'D2=NE' }]], ['Ada', 'Bo'])).toBe(dotted('Ada: bend on C4', 'Bo: bend on D2'));
  });

  it('gets shorter with more players or long names', () => {
    const caused = { ...bend, effects: [statue] };
    expect(short([[caused], [caused], [caused]], NAMES.slice(0, 3))).toBe(
      dotted('Ada: bend on C4', 'Bo: bend on C4', 'Cleo: bend on C4'),
    );
    expect(short([[bend], [bend], [bend], [bend]], NAMES.slice(0, 4))).toBe(
      dotted('Ada\u00a0C4', 'Bo\u00a0C4', 'Cleo\u00a0C4', 'Dan\u00a0C4'),
    );
    const name = 'Bartholomäus der Große';
    expect(short([[bend], [bend], [{ action: '-' }]], [name, name, name])).toBe('bend: C4, C4, –');
  });

  it('is the roll before the first round is over', () => {
    expect(shortText(view({ last_round: 0, rolls: ['t'] }), { t: en, seats: seats('Ada') })).toBe('Roll: T-junction');
  });
});

test.each(LANGUAGES)('every round of recorded matches has a short text: %s', (language) => {
  const t = translator(language);
  for (const [name, frames] of Object.entries(recorded as unknown as Record<string, Frame<WalkView>[]>)) {
    for (const { k, view } of frames.slice(1)) {
      const text = shortText(view, { t, seats: seats(...NAMES) });
      expect(text, `${name} ${k}`).not.toBe('');
      expect(text.length, `${name} ${k}: ${text}`).toBeLessThanOrEqual(60);
    }
  }
});
