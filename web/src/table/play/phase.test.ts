import { expect, test } from 'vitest';
import type { Frame, GameModule, SeatInfo } from '../../games/module';
import type { GameInfo } from '../../shell/games.svelte';
import type { TableView } from '../../shell/wire';
import type { Turn } from './moves';
import { awaited, phaseOf, promptOf, reasonOf, resultOf, type Scene, toldOf } from './phase';

const seat = (index: number, you: boolean): SeatInfo => ({
  index,
  name: ['Ann', 'Ben'][index] ?? '',
  kind: 'person',
  you,
  side: '',
});
const game = {
  prompt: () => 'choose',
  describe: (frame: Frame) => frame.action,
} as unknown as GameModule;

const person = { kind: 'person', here: true, level: '', away_since: 0 } as TableView['seats'][number];
const gone = { ...person, here: false, away_since: new Date(2026, 0, 2, 9, 5).getTime() };

const info = { id: 'pond', endings: ['bear'], timing: 'turns' } as unknown as GameInfo;

/** Ann and Ben at a table; `held` are the seats at this screen. */
function scene(held: number[], table: Partial<TableView> = {}, more: Partial<Scene> = {}): Scene {
  const t = (id: string, args?: Record<string, string | number>) => [id, ...Object.values(args ?? {})].join(' ');
  return {
    table: { status: 'playing', to_act: [0], outcome: null, kind: { t: 'none' }, seats: [person, person], ...table } as TableView,
    view: {},
    game,
    info,
    words: { t, seats: [0, 1].map((index) => seat(index, held.includes(index))) },
    acting: null,
    ...more,
  };
}

const won = (winner: number, reason = 'bear') => ({
  status: 'over' as const,
  outcome: { reason, winners: [winner], returns: [] },
});

test('who looks back is told so, whatever happens now', () => {
  expect(phaseOf(scene([0], won(0)), true)).toBe('looking');
  expect(phaseOf(scene([0], won(0)), false)).toBe('over');
  expect(phaseOf(scene([0], { status: 'paused' }), false)).toBe('paused');
  expect(phaseOf(scene([0], {}, { acting: 0 }), false)).toBe('mine');
  expect(phaseOf(scene([1]), false)).toBe('theirs');
  expect(phaseOf(scene([]), false)).toBe('watching');
});

test('the one at the screen wins or loses; of others the name is told', () => {
  expect(resultOf(scene([0]))).toBe('');
  expect(resultOf(scene([0], won(0)))).toBe('end-you-win');
  expect(resultOf(scene([1], won(0)))).toBe('end-you-lose');
  expect(resultOf(scene([0, 1], won(0)))).toBe('end-wins Ann');
  expect(resultOf(scene([], { ...won(0), outcome: { reason: '', winners: [], returns: [] } }))).toBe('end-draw');
  // What the house closed is no draw.
  expect(resultOf(scene([], { ...won(0), outcome: { reason: 'abandoned', winners: [], returns: [] } }))).toBe('end-alone');
  expect(resultOf(scene([], { ...won(0), outcome: { reason: 'closed', winners: [], returns: [] } }))).toBe('end-alone');
});

test('a game knows its own reasons', () => {
  const { words } = scene([0]);
  const reason = (key: string) => reasonOf({ info, words }, { reason: key, winners: [0], returns: [] });
  // Without a sentence for it the key is made readable.
  expect(reason('bear')).toBe('Bear');
  expect(reason('nobody-knows')).toBe('');
});

test('what is asked names who is asked where two share a screen', () => {
  expect(promptOf(scene([0], {}, { acting: 0 }), 'mine', false)).toBe('choose');
  expect(promptOf(scene([0], {}, { acting: 0 }), 'mine', true)).toBe('confirm-prompt');
  expect(promptOf(scene([0, 1], {}, { acting: 0 }), 'mine', false)).toBe('Ann: choose');
  expect(promptOf(scene([1]), 'theirs', false)).toBe('waiting-for Ann 1');
});

test('who is awaited and away is not said to be thinking', () => {
  expect(promptOf(scene([1], { seats: [gone, person] }), 'theirs', false)).toMatch(/^waiting-away Ann 1 .*09:05|9:05/);
  // With days for a turn nobody is expected to sit there.
  expect(promptOf(scene([1], { seats: [gone, person], kind: { t: 'days', days: 2 } }), 'theirs', false)).toBe(
    'waiting-turn Ann 1',
  );
  // As long as one of them is here, somebody is waited for.
  expect(promptOf(scene([], { seats: [gone, person], to_act: [0, 1] }), 'watching', false)).toBe('waiting-for Ann and Ben 2');
});

test('a seat is awaited in vain when its player is away, to act, and no bot has it', () => {
  expect(awaited({ to_act: [0, 1], seats: [gone, person] })).toEqual([0]);
  expect(awaited({ to_act: [1], seats: [gone, person] })).toEqual([]);
  expect(awaited({ to_act: [0], seats: [{ ...gone, level: 'toad' }, person] })).toEqual([]);
});

test('the last turn of another is told, or what is looked at', () => {
  const turn = (number: number, by: number): Turn => ({
    number,
    seat: by,
    from: number,
    to: number,
    text: `turn ${number}`,
    late: [],
  });
  const turns = [turn(0, -1), turn(1, 1), turn(2, 0)];
  const mine = scene([0], {}, { acting: 0 });
  expect(toldOf(mine, 'mine', turns)).toBe('turn 1');
  expect(toldOf(scene([1]), 'theirs', turns)).toBe('turn 2');
  expect(toldOf(mine, 'looking', turns, { k: 1, seat: 1, action: 'c2', view: null })).toBe('c2');
  expect(toldOf(mine, 'looking', turns)).toBe('');
  expect(toldOf({ ...mine, info: { ...info, timing: 'rounds' } }, 'mine', turns)).toBe('');
});
