// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Frame, GameModule, SeatInfo } from '../../games/module';
import type { SeatView, TableView } from '../../shell/api/wire';
import { rapids } from '../../shell/fixtures';
import type { GameInfo } from '../../shell/games.svelte';
import { loadCatalogues } from '../../shell/language.svelte';
import { turn } from '../replay/fixtures';
import type { Turn } from '../replay/moves';
import { tableView } from '../state/fixtures';
import { TIMINGS } from '../state/timing';
import {
  absentToAct,
  dealPage,
  isDealOpen,
  nearMissOf,
  phaseOf,
  playersOf,
  promptOf,
  reasonOf,
  resultOf,
  type Scene,
  summaryOf,
  undoTurnOf,
} from './matchStatus';

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

test('the replay phase takes precedence over everything else', () => {
  expect(phaseOf(scene([0], won(0)), true)).toBe('looking');
  expect(phaseOf(scene([0], won(0)), false)).toBe('over');
  // The result is shown after the animation of the last move.
  expect(phaseOf(scene([0], won(0)), false, false)).toBe('theirs');
  expect(promptOf(scene([0], { ...won(0), to_act: [] }), 'theirs', false)).toBe('ending');
  expect(phaseOf(scene([0], { status: 'paused' }), false)).toBe('paused');
  expect(phaseOf(scene([0], {}, { acting: 0 }), false)).toBe('mine');
  expect(phaseOf(scene([1]), false)).toBe('theirs');
  expect(phaseOf(scene([]), false)).toBe('watching');
});

test('while chance decides a game may supply the prompt', () => {
  const falling = { ...game, suspense: () => 'breath' };
  expect(promptOf(scene([], { to_act: [] }), 'theirs', false)).toBe('');
  expect(promptOf(scene([], { to_act: [] }, { game: falling }), 'theirs', false)).toBe('breath');
  expect(promptOf(scene([], { ...won(0), to_act: [] }, { game: falling }), 'theirs', false)).toBe('ending');
});

test('a player who has left reads that until the match is over', () => {
  const left = { ...person, you: true, left: true };
  expect(promptOf(scene([], { seats: [left, person] }), 'watching', false)).toBe('you-left');
  expect(promptOf(scene([], { seats: [left, person], ...won(1), to_act: [] }), 'watching', false)).toBe('ending');
});

test('players are listed with their points, in a co-operative game by name only', () => {
  const outcome = { reason: 'bear', winners: [0, 1], returns: [19, 19] };
  const sided = { ...game, sideOf: () => '', sideName: () => '' };
  expect(playersOf(scene([0], {}, { game: sided }), outcome)).toBe('Ann 19 – Ben 19');
  expect(playersOf(scene([0], {}, { game: sided, info: rapids }), outcome)).toBe('Ann – Ben');
});

test('the result is won or lost for one player, and names the winner for others', () => {
  expect(resultOf(scene([0]))).toBe('');
  expect(resultOf(scene([0], won(0)))).toBe('end-you-win');
  expect(resultOf(scene([1], won(0)))).toBe('end-you-lose');
  expect(resultOf(scene([0, 1], won(0)))).toBe('end-wins Ann');
  expect(resultOf(scene([], { ...won(0), outcome: { reason: '', winners: [], returns: [] } }))).toBe('end-draw');
  // A match that the server closed is not a draw.
  expect(resultOf(scene([], { ...won(0), outcome: { reason: 'abandoned', winners: [], returns: [] } }))).toBe('end-alone');
  expect(resultOf(scene([], { ...won(0), outcome: { reason: 'closed', winners: [], returns: [] } }))).toBe('end-alone');
});

test('a shared win is described as such', () => {
  const shared = { ...won(0), outcome: { reason: 'bear', winners: [0, 1], returns: [7, 7] } };
  expect(resultOf(scene([0], shared))).toBe('end-you-share Ben');
  expect(resultOf(scene([], shared))).toBe('end-share Ann and Ben');
  expect(resultOf(scene([0, 1], shared))).toBe('end-share Ann and Ben');
});

test('a game describes its own endings', () => {
  const { words } = scene([0]);
  const reason = (key: string, more: Partial<GameModule> = {}) =>
    reasonOf({ info, words, game: { ...game, ...more }, view: {} }, { reason: key, winners: [0], returns: [] });
  // Without a message the key is made readable.
  expect(reason('bear')).toBe('Bear');
  expect(reason('bear', { ending: () => 'Ben fed the bear' })).toBe('Ben fed the bear');
  expect(reason('bear', { ending: () => null })).toBe('Bear');
  // The game does not explain endings of the table.
  expect(reason('nobody-knows', { ending: () => 'Ben fed the bear' })).toBe('');
});

test('a near miss is described to the player', () => {
  const points = (mine: number, best: number, more: Partial<Scene> = {}) =>
    nearMissOf(scene([0], { ...won(1), outcome: { reason: 'bear', winners: [1], returns: [mine, best] } }, more));
  expect(points(19, 20)).toBe('near-points 1');
  expect(points(20, 20)).toBe('near-points 0');
  expect(points(17, 20)).toBe('near-points 3');
  expect(points(16, 20)).toBe('');
  // A two-player duel has no points, but the game may describe a near miss.
  expect(points(-1, 1)).toBe('');
  const knows = { ...game, nearMiss: () => 'one step of the bear' } as GameModule;
  expect(points(-1, 1, { game: knows })).toBe('one step of the bear');
  // Winners, players who resigned and spectators are not consoled.
  expect(nearMissOf(scene([1], { ...won(1) }, { game: knows }))).toBe('');
  expect(nearMissOf(scene([0], { ...won(1, 'resigned') }, { game: knows }))).toBe('');
  expect(nearMissOf(scene([], { ...won(1) }, { game: knows }))).toBe('');
  expect(nearMissOf(scene([0], { ...won(1), outcome: { reason: 'bear', winners: [], returns: [] } }, { game: knows }))).toBe('');
});

test('the prompt names the player if two share a screen', () => {
  expect(promptOf(scene([0], {}, { acting: 0 }), 'mine', false)).toBe('choose');
  expect(promptOf(scene([0], {}, { acting: 0 }), 'mine', true)).toBe('confirm-prompt');
  expect(promptOf(scene([0, 1], {}, { acting: 0 }), 'mine', false)).toBe('prompt-of Ann choose');
  expect(promptOf(scene([1]), 'theirs', false)).toBe('waiting-for Ann 1');
});

test('an absent player is not described as thinking', () => {
  expect(promptOf(scene([1], { seats: [gone, person] }), 'theirs', false)).toMatch(/^waiting-away Ann 1 .*09:05|9:05/);
  // With days for a turn nobody is expected to be present.
  expect(promptOf(scene([1], { seats: [gone, person], kind: { t: 'days', days: 2 } }), 'theirs', false)).toBe(
    'waiting-turn Ann 1',
  );
  // As long as one of them is present, the prompt waits for them.
  expect(promptOf(scene([], { seats: [gone, person], to_act: [0, 1] }), 'watching', false)).toBe('waiting-for Ann and Ben 2');
});

test('if several may act, the prompt waits for the player whose turn it is', () => {
  const prompt = (turn: number, table: Partial<TableView> = {}) =>
    promptOf(scene([], { to_act: [0, 1], ...table }, { game: { ...game, awaits: () => turn } }), 'watching', false);
  expect(prompt(1)).toBe('waiting-for Ben 1');
  expect(prompt(-1)).toBe('waiting-for Ann and Ben 2');
  // The view may be older than the table.
  expect(prompt(1, { to_act: [0] })).toBe('waiting-for Ann 1');
  expect(prompt(0, { seats: [gone, person] })).toMatch(/^waiting-away Ann 1/);
  expect(prompt(1, { seats: [gone, person] })).toBe('waiting-for Ben 1');
});

test('a seat is awaited if its player is absent, must act and has no bot', () => {
  expect(absentToAct({ to_act: [0, 1], seats: [gone, person] })).toEqual([0]);
  expect(absentToAct({ to_act: [1], seats: [gone, person] })).toEqual([]);
  expect(absentToAct({ to_act: [0], seats: [{ ...gone, level: 'toad' }, person] })).toEqual([]);
});

test('the prompt names the side with the player', () => {
  const sided = { ...game, sideName: (side: string) => side } as GameModule;
  const both = scene([0, 1], {}, { acting: 0, game: sided });
  const of = (side: string, name = 'Ann') => ({
    ...both,
    words: { ...both.words, seats: both.words.seats.map((seat) => ({ ...seat, side, name })) },
  });
  expect(promptOf(of('Eels'), 'mine', false)).toBe('prompt-of name-and-side Ann Eels choose');
  // The name already contains the side, and a seat number is not a side.
  expect(promptOf(of('Eels', 'Ann (Eels)'), 'mine', false)).toBe('prompt-of Ann (Eels) choose');
  expect(promptOf(of('0'), 'mine', false)).toBe('prompt-of Ann choose');
});

test('a game supplies the prompt for ending the turn', () => {
  const warning = { ...game, confirmPrompt: () => 'this loses' } as GameModule;
  expect(promptOf(scene([0], {}, { acting: 0, game: warning }), 'mine', true)).toBe('this loses');
  expect(promptOf(scene([0], {}, { acting: 0, game: { ...warning, confirmPrompt: () => '' } }), 'mine', true)).toBe(
    'confirm-prompt',
  );
});

test('the summary describes the opponent’s last turn, or the displayed move', () => {
  const by = (seat: number, number: number): Turn => ({
    ...turn(number, number),
    seat,
    text: `turn ${number}`,
    short: `short ${number}`,
    last: `end of ${number}`,
  });
  const turns = [by(-1, 0), by(1, 1), by(0, 2)];
  const mine = scene([0], {}, { acting: 0 });
  expect(summaryOf(mine, 'mine', turns)).toBe('told-by Ben short 1');
  expect(summaryOf(scene([1]), 'theirs', turns)).toBe('told-by Ann short 2');
  // Before the first step of the first turn: how the set-up ended.
  expect(summaryOf(mine, 'mine', [by(-1, 0)])).toBe('end of 0');
  expect(summaryOf(mine, 'mine', [by(-1, 0), by(0, 1)])).toBe('');
  // An earlier turn is described with its player; within a turn its last action is described.
  const steps = [3, 4].map((k) => ({ k, text: `step ${k}`, short: `bit ${k}` }));
  const all = [...turns, { ...by(1, 3), from: 3, to: 4, steps }];
  const seen = (k: number, seat: number) => summaryOf(mine, 'looking', all, { k, seat, action: '', view: null });
  expect(seen(1, 1)).toBe('told-by Ben short 1');
  expect(seen(3, 1)).toBe('told-by Ben bit 3');
  expect(seen(4, 1)).toBe('told-by Ben short 3');
  expect(summaryOf(mine, 'looking', turns)).toBe('');
  expect(summaryOf({ ...mine, info: { ...info, timing: 'rounds' } }, 'mine', turns)).toBe('');
});

test('a player who resigned is told so directly', async () => {
  await loadCatalogues('table');
  const outcome = { reason: 'resigned', winners: [1], returns: [] };
  expect(reasonOf(scene([0]), outcome)).toBe('end-you-resigned');
  expect(reasonOf(scene([1]), outcome)).toBe('end-resigned Ann');
  expect(reasonOf(scene([0, 1]), outcome)).toBe('end-resigned Ann');
});

test('a co-operative match has no winner, and a player who resigned has left', async () => {
  await loadCatalogues('table');
  expect(resultOf(scene([1], won(0), { info: rapids }))).toBe('end-alone');
  expect(reasonOf(scene([0], {}, { info: rapids }), { reason: 'resigned', winners: [0], returns: [] })).toBe('end-left Ben');
});

test('a deal has a page with its results', () => {
  const view = scene([0], {}).table;
  expect(dealPage({ ...view, game: 'rapids', deal: 'daily:rapids:2026-11-19' })).toBe('/daily/rapids/2026-11-19');
  expect(dealPage({ ...view, game: 'rapids', deal: 'archive:rapids:2026-11-19' })).toBe('/daily/rapids/2026-11-19');
  expect(dealPage({ ...view, deal: 'abc' })).toBe('/d/abc');
  expect(dealPage({ ...view, deal: '' })).toBe('');
});

test('a deal is open until its seed is published', () => {
  expect(isDealOpen({ deal: 'daily:rapids:2026-11-19', seed: '' })).toBe(true);
  expect(isDealOpen({ deal: 'daily:rapids:2026-11-19', seed: 'abc' })).toBe(false);
  expect(isDealOpen({ deal: '', seed: '' })).toBe(false);
});

const [own] = tableView(0).seats as [SeatView];
const bot = { ...own, kind: 'bot' as const, you: false, level: 'tadpole' };
const against = (seats: object[], more: object = {}) => tableView(9, { seats: [own, ...seats], ...more } as never);

test('a turn can be undone at a table where all other seats are bots', () => {
  const { turns } = TIMINGS;
  expect(undoTurnOf(against([bot]), turns, 0, true)).toEqual({ blocked: '' });
  expect(undoTurnOf(against([bot], { can_undo: [0] }), turns, 0, false)).toEqual({ blocked: '' });
  expect(undoTurnOf(against([bot, { ...own, you: false }]), turns, 0, true)).toBeNull();
  expect(undoTurnOf(against([]), turns, 0, true)).toBeNull();
  expect(undoTurnOf(against([bot]), turns, null, true)).toBeNull();
});

test('a button that can undo nothing says why', () => {
  const { turns, rounds } = TIMINGS;
  expect(undoTurnOf(against([bot]), turns, 0, false)?.blocked).toBe('undo-turn-none');
  expect(undoTurnOf(against([bot], { status: 'paused' }), turns, 0, true)?.blocked).toBe('paused');
  expect(undoTurnOf(against([bot], { status: 'over' }), turns, 0, true)?.blocked).toBe('undo-turn-over');
  expect(undoTurnOf(against([bot]), rounds, 0, false)?.blocked).toBe('undo-turn-none');
});

test('in rounds only the current round can be undone', () => {
  const { rounds } = TIMINGS;
  expect(undoTurnOf(against([bot], { can_undo: [0] }), rounds, 0, true)?.blocked).toBe('');
  expect(undoTurnOf(against([bot]), rounds, 0, true)?.blocked).toBe('undo-turn-rolled');
});

test('in real time nothing can be undone', () => {
  expect(undoTurnOf(against([bot]), TIMINGS['real-time'], 0, true)).toBeNull();
});
