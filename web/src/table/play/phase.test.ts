import { expect, test } from 'vitest';
import type { Frame, GameModule, SeatInfo } from '../../games/module';
import type { GameInfo } from '../../shell/games.svelte';
import type { TableView } from '../../shell/wire';
import type { Turn } from './moves';
import { phaseOf, promptOf, reasonOf, resultOf, type Scene, toldOf } from './phase';

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

const info = { id: 'pond', endings: ['bear'], timing: 'turns' } as unknown as GameInfo;

/** Ann and Ben at a table; `held` are the seats at this screen. */
function scene(held: number[], table: Partial<TableView> = {}, more: Partial<Scene> = {}): Scene {
  const t = (id: string, args?: Record<string, string | number>) => [id, ...Object.values(args ?? {})].join(' ');
  return {
    table: { status: 'playing', to_act: [0], outcome: null, ...table } as TableView,
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
  expect(promptOf(scene([0, 1], {}, { acting: 0 }), 'mine', false)).toBe('prompt-of Ann choose');
  expect(promptOf(scene([1]), 'theirs', false)).toBe('waiting-for Ann 1');
});

test('where sides have names, they are told along with the player', () => {
  const sided = { ...game, sideName: (side: string) => side } as GameModule;
  const both = scene([0, 1], {}, { acting: 0, game: sided });
  const of = (side: string, name = 'Ann') => ({
    ...both,
    words: { ...both.words, seats: both.words.seats.map((one) => ({ ...one, side, name })) },
  });
  expect(promptOf(of('Eels'), 'mine', false)).toBe('prompt-of name-and-side Ann Eels choose');
  // Namesakes have it in their names, and a number says nothing.
  expect(promptOf(of('Eels', 'Ann (Eels)'), 'mine', false)).toBe('prompt-of Ann (Eels) choose');
  expect(promptOf(of('0'), 'mine', false)).toBe('prompt-of Ann choose');
});

test('a game says what ending the turn would hide', () => {
  const warning = { ...game, confirmPrompt: () => 'this loses' } as GameModule;
  expect(promptOf(scene([0], {}, { acting: 0, game: warning }), 'mine', true)).toBe('this loses');
  expect(promptOf(scene([0], {}, { acting: 0, game: { ...warning, confirmPrompt: () => '' } }), 'mine', true)).toBe(
    'confirm-prompt',
  );
});

test('the last turn of another is told, or what is looked at', () => {
  const turn = (number: number, by: number): Turn => ({
    number,
    seat: by,
    from: number,
    to: number,
    text: `turn ${number}`,
    brief: '',
    last: `end of ${number}`,
    late: [],
  });
  const turns = [turn(0, -1), turn(1, 1), turn(2, 0)];
  const mine = scene([0], {}, { acting: 0 });
  expect(toldOf(mine, 'mine', turns)).toBe('turn 1');
  expect(toldOf(scene([1]), 'theirs', turns)).toBe('turn 2');
  // Before the first turn, how the set-up ended.
  expect(toldOf(mine, 'mine', [turn(0, -1)])).toBe('end of 0');
  expect(toldOf(mine, 'looking', turns, { k: 1, seat: 1, action: 'c2', view: null })).toBe('c2');
  expect(toldOf(mine, 'looking', turns)).toBe('');
  expect(toldOf({ ...mine, info: { ...info, timing: 'rounds' } }, 'mine', turns)).toBe('');
});
