// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TurnEnd, UNDO_DELAY_MS } from './turnEnd.svelte';

/** A match with one own turn; tests change its fields. */
function setUp() {
  const match = $state({ careful: false, seat: 0 as number | null, actions: 4, busy: false, left: Number.POSITIVE_INFINITY });
  const choices = $state({ forced: null as string | null, ending: null as string | null });
  const played: string[] = [];
  const announced: string[] = [];
  let turnEnd: TurnEnd | undefined;
  const destroy = $effect.root(() => {
    turnEnd = new TurnEnd({
      careful: () => match.careful,
      seat: () => match.seat,
      actions: () => match.actions,
      busy: () => match.busy,
      forced: () => choices.forced,
      ending: () => choices.ending,
      timeLeft: () => match.left,
      act: (action) => played.push(action),
      onwait: () => announced.push('wait'),
      onend: () => announced.push('end'),
    });
  });
  cleanups.push(destroy);
  if (!turnEnd) throw new Error('no turn end');
  const end = turnEnd;
  /** The player acts, and the server answers with these choices. */
  const act = (after: Partial<typeof choices>): void => {
    end.acted();
    Object.assign(choices, { forced: null, ending: null }, after);
    match.actions += 1;
    flushSync();
  };
  return { match, choices, played, announced, end, act };
}

const cleanups: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  vi.useRealTimers();
});

test('a turn with nothing left to do ends after the delay', () => {
  const { act, end, played, announced } = setUp();
  act({ ending: 'done' });
  expect([end.delay, announced]).toEqual([UNDO_DELAY_MS, ['wait']]);
  vi.advanceTimersByTime(UNDO_DELAY_MS - 1);
  expect(played).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([played, announced]).toEqual([['done'], ['wait', 'end']]);
  flushSync();
  expect(end.delay).toBe(0);
});

test('the only action left in a turn is played at once', () => {
  const { act, end, played } = setUp();
  act({ forced: 'swap 4' });
  expect([played, end.delay]).toEqual([['swap 4'], 0]);
});

test('nothing is played before the player has acted in the turn', () => {
  const { match, choices, played, end, act } = setUp();
  choices.forced = 'nest';
  flushSync();
  act({});
  Object.assign(match, { seat: 1, actions: 9 });
  choices.ending = 'done';
  flushSync();
  vi.advanceTimersByTime(UNDO_DELAY_MS);
  expect([played, end.delay]).toEqual([[], 0]);
});

test('an undo during the delay keeps the turn open until the next action', () => {
  const { match, choices, act, end, played } = setUp();
  act({ ending: 'done' });
  end.stop();
  flushSync();
  expect(end.delay).toBe(0);
  match.actions -= 1;
  choices.ending = null;
  flushSync();
  vi.advanceTimersByTime(UNDO_DELAY_MS);
  expect(played).toEqual([]);
  act({ ending: 'done' });
  vi.advanceTimersByTime(UNDO_DELAY_MS);
  expect(played).toEqual(['done']);
});

test('the delay waits for the server and for the animation', () => {
  const { match, act, end } = setUp();
  match.busy = true;
  act({ ending: 'done' });
  expect(end.delay).toBe(0);
  match.busy = false;
  flushSync();
  expect(end.delay).toBe(UNDO_DELAY_MS);
});

test('the delay takes at most a tenth of the time on the clock', () => {
  const { match, act, end } = setUp();
  match.left = 5_000;
  act({ ending: 'done' });
  expect(end.delay).toBe(500);
});

test('a player who confirms every move ends every turn alone', () => {
  const { match, act, played, end } = setUp();
  match.careful = true;
  act({ forced: 'swap 4' });
  act({ ending: 'done' });
  vi.advanceTimersByTime(UNDO_DELAY_MS);
  expect([played, end.delay]).toEqual([[], 0]);
});
