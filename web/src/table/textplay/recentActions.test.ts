// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { withDefaults } from '../../games/defaults';
import type { AnyEvent } from '../../shell/api/wire';
import { pond, rapids } from '../../shell/fixtures';
import { loadCatalogues, registerCatalogue, t } from '../../shell/language.svelte';
import { TIMINGS } from '../state/timing';
import { recentActions } from './recentActions';

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

beforeAll(() => loadCatalogues('words'));

test('in turns the last positions are listed, newest first', () => {
  const lines = recentActions(TIMINGS.turns, frames, [], withDefaults({ id: 'pond' }, pond), words);
  expect(lines.map((line) => line.text)).toEqual(['Ann: hop 6', 'Ben: hop 5', 'Ann: hop 4', 'Ben: hop 3']);
  expect(lines.map((line) => line.own)).toEqual([true, false, true, false]);
});

test('actions without a description are left out', () => {
  const game = withDefaults({ id: 'pond', describe: ({ k }) => (k === 6 ? '' : `step ${k}`) }, pond);
  expect(recentActions(TIMINGS.turns, frames, [], game, words)[0]?.text).toBe('step 5');
});

test('in real time actions of players are listed, and not chance', () => {
  const log = [
    acted(0, 'place 1'),
    acted(-1, 'rest 1'),
    { t: 'said', at: 0, seat: 1, phrase: 'hello' } as AnyEvent,
    acted(1, 'draw'),
  ];
  const lines = recentActions(TIMINGS['real-time'], [], log, withDefaults({ id: 'rapids' }, rapids), words);
  expect(lines.map((line) => line.text)).toEqual(['Ben: draw', 'Ann (you): place 1']);
});

test('actions are described by messages of the game if there are some', async () => {
  registerCatalogue('card-rapids', async () => 'did-rapids-push = { $name } pushes stone { $what }.');
  await loadCatalogues('card-rapids');
  const log = [acted(0, 'push 12 34'), acted(1, 'draw')];
  const lines = recentActions(TIMINGS['real-time'], [], log, withDefaults({ id: 'rapids' }, rapids), words);
  expect(lines.map((line) => line.text)).toEqual(['Ben: draw', 'Ann (you) pushes stone 12.']);
});
