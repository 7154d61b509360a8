// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { whole } from '../../games/defaults';
import type { AnyEvent } from '../../shell/api/wire';
import { pond, rapids } from '../../shell/fixtures';
import { bring, need, t } from '../../shell/language.svelte';
import { TIMINGS } from '../state/timing';
import { recentOf } from './recentActions';

const seats = ['Ann', 'Ben'].map((name, index) => ({
  index,
  name,
  kind: 'person' as const,
  you: index === 0,
  side: String(index),
}));
const words = { t, seats };
const frames = [0, 1, 2, 3, 4, 5, 6].map((k) => ({ k, seat: k % 2, action: `hop ${k}`, view: {} }));
const acted = (seat: number, action: string) => ({ t: 'acted', at: 0, seat, action }) as unknown as AnyEvent;

beforeAll(() => need('words'));

test('in turns the last positions are told, the newest first', () => {
  const told = recentOf(TIMINGS.turns, frames, [], whole({ id: 'pond' }, pond), words);
  expect(told.map((line) => line.text)).toEqual(['Ann: hop 6', 'Ben: hop 5', 'Ann: hop 4', 'Ben: hop 3']);
  expect(told.map((line) => line.own)).toEqual([true, false, true, false]);
});

test('what is not worth a word is left out', () => {
  const game = whole({ id: 'pond', describe: ({ k }) => (k === 6 ? '' : `step ${k}`) }, pond);
  expect(recentOf(TIMINGS.turns, frames, [], game, words)[0]?.text).toBe('step 5');
});

test('in real time it is told what people did, and not what fell', () => {
  const log = [
    acted(0, 'place 1'),
    acted(-1, 'rest 1'),
    { t: 'said', at: 0, seat: 1, phrase: 'hello' } as AnyEvent,
    acted(1, 'draw'),
  ];
  const told = recentOf(TIMINGS['real-time'], [], log, whole({ id: 'rapids' }, rapids), words);
  expect(told.map((line) => line.text)).toEqual(['Ben: draw', 'Ann (you): place 1']);
});

test('what somebody did is told in the words of the game where it has some', async () => {
  bring('card-rapids', async () => 'did-rapids-push = { $name } pushes stone { $what }.');
  await need('card-rapids');
  const log = [acted(0, 'push 12 34'), acted(1, 'draw')];
  const told = recentOf(TIMINGS['real-time'], [], log, whole({ id: 'rapids' }, rapids), words);
  expect(told.map((line) => line.text)).toEqual(['Ben: draw', 'Ann (you) pushes stone 12.']);
});
