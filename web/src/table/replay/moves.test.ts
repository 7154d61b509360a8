import { expect, test } from 'vitest';
import type { Frame, GameModule } from '../../games/module';
import type { AnyEvent } from '../../shell/api/wire';
import { matchScore } from '../end/matchscore';
import { lateOf, pastOf, turnsOf } from './moves';

const game = {
  turnOf: (frame: Frame<{ turn: number }>) => frame.view.turn,
  describe: (frame: Frame) => (frame.action === 'done' ? '' : frame.action),
  shortText: (turn: readonly Frame[]) => turn.map((frame) => frame.action[0] ?? '').join(''),
} as unknown as GameModule;
const frame = (k: number, seat: number, action: string, turn: number): Frame => ({ k, seat, action, view: { turn } });

test('actions of one turn are one item, and actions without text add nothing', () => {
  const frames = [
    frame(0, -1, '', 0),
    frame(1, -1, 'tiles', 0),
    frame(2, -1, 'throw', 0),
    frame(3, 1, 'c2', 1),
    frame(4, 1, 'nest', 1),
    frame(5, 1, 'done', 1),
    frame(6, 0, 'c1', 2),
  ];
  expect(turnsOf(frames, game, { t: (id) => id, seats: [] })).toEqual([
    {
      number: 0,
      shown: 0,
      seat: -1,
      from: 1,
      to: 2,
      steps: [
        { k: 1, text: 'tiles', short: 't' },
        { k: 2, text: 'throw', short: 't' },
      ],
      text: 'tiles\u00a0· throw',
      short: 'tt',
      last: 'throw',
      late: [],
    },
    {
      number: 1,
      shown: 1,
      seat: 1,
      from: 3,
      to: 5,
      steps: [
        { k: 3, text: 'c2', short: 'c' },
        { k: 4, text: 'nest', short: 'n' },
        { k: 5, text: '', short: 'd' },
      ],
      text: 'c2\u00a0· nest',
      short: 'cnd',
      last: 'nest',
      late: [],
    },
    {
      number: 2,
      shown: 2,
      seat: 0,
      from: 6,
      to: 6,
      steps: [{ k: 6, text: 'c1', short: 'c' }],
      text: 'c1',
      short: 'c',
      last: 'c1',
      late: [],
    },
  ]);
});

test('scenes are counted, and links still use the action number', () => {
  const scenes = turnsOf(
    [frame(0, -1, '', 0), frame(2, 0, 'flip', 2), frame(42, -1, 'up', 42)],
    game,
    { t: (id) => id, seats: [] },
    undefined,
    true,
  );
  expect(scenes.map(({ number, shown }) => [number, shown])).toEqual([
    [2, 1],
    [42, 2],
  ]);
});

test('a game may shorten a turn, from all of its positions and the one before', () => {
  const frames = [frame(0, -1, '', 0), frame(3, 1, 'c2', 1), frame(4, 1, 'nest', 1), frame(5, 0, 'c1', 2)];
  const shortText = (turn: readonly Frame[], _: unknown, before?: Frame) =>
    turn.length > 1 ? `${before?.k}:${turn.map((frame) => frame.k).join('+')}` : '';
  const turns = turnsOf(frames, { ...game, shortText }, { t: (id) => id, seats: [] });
  // Without a short text the descriptions are used.
  expect(turns.map((turn) => turn.short)).toEqual(['0:3+4', 'c1']);
});

test('a board receives the positions of the turn, and the one before it', () => {
  const frames = [0, 1, 2, 3, 4, 5].map((k) => frame(k, k < 3 ? 0 : 1, `a${k}`, k < 3 ? 1 : 2));
  const turns = turnsOf(frames, game, { t: (id) => id, seats: [] });
  const past = (k: number) => pastOf(frames, turns, k).map((frame) => frame.k);
  expect(past(5)).toEqual([2, 3, 4, 5]);
  expect(past(3)).toEqual([2, 3]);
  expect(past(2)).toEqual([0, 1, 2]);
  expect(past(0)).toEqual([]);
  // Without the position before the turn there is no starting point.
  expect(pastOf(frames.slice(3), turnsOf(frames.slice(3), game, { t: (id) => id, seats: [] }), 4)).toEqual([]);
});

test('a round lists the players who were late', () => {
  const frames = [frame(1, -1, 'turn', 0), frame(6, -1, 't', 1), frame(11, -1, 'ibis', 2)];
  const turns = turnsOf(frames, game, { t: (id) => id, seats: [] }, new Map([[2, [0, 1]]]));
  expect(turns.map((turn) => [turn.number, turn.late])).toEqual([
    [0, []],
    [1, []],
    [2, [0, 1]],
  ]);
});

test('the score of two games follows the players, who swapped seats', () => {
  const won = (seat: number) => ({ reason: '', returns: seat ? [-1, 1] : [1, -1], winners: [seat] });
  expect(matchScore(won(0), won(1))).toEqual([0, 2]);
  expect(matchScore(won(0), won(0))).toEqual([1, 1]);
  expect(matchScore({ reason: '', returns: [0, 0], winners: [] }, won(0))).toEqual([1.5, 0.5]);
});

test('chance actions without text belong to the turn before them', () => {
  const frames = [
    frame(0, -1, '', 0),
    frame(1, 0, 'draw', 1),
    frame(2, -1, 'done', 2),
    frame(3, -1, 'done', 3),
    frame(4, -1, 'glass', 4),
  ];
  const turns = turnsOf(frames, game, { t: (id) => id, seats: [] });
  expect(turns.map(({ text, steps }) => [text, steps.map((step) => step.k)])).toEqual([
    ['draw', [1, 2, 3]],
    ['glass', [4]],
  ]);
});

const roll = (action: string): AnyEvent => ({ t: 'acted', at: 0, seat: -1, action });
const late = (seat: number): AnyEvent => ({ t: 'late', at: 0, seat, level: 'stroller' });
const acted = (seat: number, bot = false): AnyEvent => ({ t: 'acted', at: 0, seat, action: 'done', bot });

test('late players are listed by round', () => {
  const log = [
    roll('turn'),
    acted(0),
    acted(1),
    roll('t'),
    late(1),
    acted(0),
    late(2),
    acted(1, true),
    acted(2, true),
    roll('ibis'),
  ];
  expect([...lateOf(log)]).toEqual([[2, [1, 2]]]);
});

test('a bot in its own or a lent seat is not late', () => {
  const log: AnyEvent[] = [
    roll('turn'),
    acted(1, true),
    { t: 'lent', at: 0, seat: 0, level: 'stroller' },
    acted(0, true),
    roll('t'),
  ];
  expect(lateOf(log).size).toBe(0);
});

test('a late player counts in the current round', () => {
  expect(lateOf([roll('turn'), acted(1), late(0)]).get(1)).toEqual([0]);
});
