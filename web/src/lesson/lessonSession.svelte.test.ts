import { expect, test } from 'vitest';
import { Refused } from '../shell/api/api';
import type { LessonAnswer, LessonDone, LessonPlan } from '../shell/api/wire';
import { LessonSession } from './lessonSession.svelte';

const PLAN: LessonPlan = {
  minutes: 3,
  seats: 1,
  steps: [
    { key: 'first', shown: ['one', 'two'], advised: ['', ''], perfectible: false, kind: 'step' },
    { key: 'second', shown: ['three'], advised: [''], perfectible: true, kind: 'step' },
    { key: 'alone', shown: ['four', 'five'], advised: [], perfectible: false, kind: 'problem' },
    { key: 'more', shown: ['six'], advised: [''], perfectible: false, kind: 'extra' },
  ],
};

/** A fake server that accepts the demonstrated actions, refuses `never`, and calls anything else a mistake. */
async function answer({ step, actions = [] }: LessonDone): Promise<LessonAnswer> {
  const shown = PLAN.steps.find((candidate) => candidate.key === step)?.shown ?? [];
  const last = actions.at(-1) ?? '';
  if (last === 'never') throw new Refused('action.illegal');
  const frames = [{ seat: last ? 0 : -1, action: last, view: `${step}: ${actions.join()}`, motion: '' }];
  const words = { lines: [{ id: '', args: {}, text: `after ${last}` }], choices: [] };
  if (!last) return { verdict: 'begun', move: 0, stray: '', frames, perfect: false, ...words };
  if (last !== shown[actions.length - 1])
    return { verdict: 'strayed', move: actions.length - 1, stray: 'other', frames, perfect: false, ...words };
  return {
    verdict: actions.length === shown.length ? 'done' : 'on',
    move: actions.length,
    stray: '',
    frames,
    perfect: step === 'second',
    ...words,
  };
}

function createSession() {
  const calls: string[] = [];
  const requests: LessonDone[] = [];
  const lesson = new LessonSession(PLAN, {
    ask: (done) => {
      requests.push(done);
      return answer(done);
    },
    rested: async () => void calls.push('rested'),
    at: (step) => calls.push(step),
    finished: () => calls.push('finished'),
  });
  return { lesson, calls, requests };
}

test('a step is started, followed and finished', async () => {
  const { lesson, calls } = createSession();
  await lesson.start(0);
  expect([lesson.verdict, lesson.open, lesson.shown?.view, lesson.shown?.animate]).toEqual(['begun', true, 'first: ', false]);
  await lesson.act('one');
  expect([lesson.verdict, lesson.move, lesson.shown?.animate]).toEqual(['on', 1, true]);
  await lesson.act('two');
  expect([lesson.verdict, lesson.open]).toEqual(['done', false]);
  await lesson.act('two');
  expect(lesson.shown?.view).toBe('first: one,two');
  await lesson.start(1);
  expect([lesson.step?.key, lesson.move, lesson.shown?.view]).toEqual(['second', 0, 'second: ']);
  await lesson.start(4);
  expect([lesson.over, calls.at(-1)]).toEqual([true, 'finished']);
});

test('the position has a text, which is restored after a mistake', async () => {
  const { lesson } = createSession();
  const texts = () => lesson.words.lines.map(({ text }) => text);
  await lesson.start(0);
  await lesson.act('one');
  expect(texts()).toEqual(['after one']);
  await lesson.act('other');
  expect(texts()).toEqual(['after other']);
  await lesson.back();
  expect(texts()).toEqual(['after one']);
});

test('a mistake is shown and then undone', async () => {
  const { lesson, requests } = createSession();
  await lesson.start(0);
  await lesson.act('one');
  await lesson.act('aside');
  expect([lesson.verdict, lesson.stray, lesson.open, lesson.shown?.view]).toEqual([
    'strayed',
    'other',
    false,
    'first: one,aside',
  ]);
  await lesson.back();
  expect([lesson.verdict, lesson.open, lesson.shown?.view, lesson.shown?.animate]).toEqual(['on', true, 'first: one', false]);
  await lesson.act('two');
  expect(lesson.verdict).toBe('done');
  expect(requests.at(-1)?.actions).toEqual(['one', 'two']);
});

test('a refused action changes nothing', async () => {
  const { lesson } = createSession();
  await lesson.start(0);
  await expect(lesson.act('never')).rejects.toThrow(Refused);
  expect([lesson.verdict, lesson.open, lesson.shown?.view]).toEqual(['begun', true, 'first: ']);
});

test('a demonstration restarts the step and waits for the animations', async () => {
  const { lesson, calls } = createSession();
  await lesson.start(0);
  await lesson.act('aside');
  await lesson.show();
  expect([lesson.verdict, lesson.showing]).toEqual(['done', false]);
  expect(calls).toEqual(['first', 'first', 'rested', 'rested']);
});

test('starting another step cancels a demonstration', async () => {
  const { lesson } = createSession();
  await lesson.start(0);
  const shown = lesson.show();
  await lesson.start(1);
  await shown;
  expect([lesson.step?.key, lesson.verdict, lesson.showing, lesson.busy]).toEqual(['second', 'begun', false, false]);
});

test('a perfect result is reported', async () => {
  const { lesson } = createSession();
  await lesson.start(1);
  await lesson.act('three');
  expect([lesson.verdict, lesson.perfect]).toEqual(['done', true]);
});

test('the lesson ends after the problem, and the extra steps follow on request', async () => {
  const { lesson, calls } = createSession();
  await lesson.start(1);
  await lesson.next();
  expect([lesson.isProblem, lesson.over]).toEqual([true, false]);
  await lesson.act('four');
  await lesson.act('five');
  expect([lesson.verdict, lesson.solved, lesson.open]).toEqual(['done', true, false]);
  await lesson.next();
  expect([lesson.over, lesson.solved, lesson.open, calls.at(-1)]).toEqual([true, true, false, 'finished']);
  await lesson.start(3);
  expect([lesson.over, lesson.solved, lesson.step?.key]).toEqual([false, false, 'more']);
  await lesson.next();
  expect(lesson.over).toBe(true);
});

test('a try that misses the goal is counted, and the problem starts again', async () => {
  const { lesson } = createSession();
  await lesson.start(2);
  await lesson.act('four');
  await lesson.act('aside');
  expect([lesson.verdict, lesson.tries]).toEqual(['strayed', 1]);
  await lesson.back();
  expect([lesson.verdict, lesson.move, lesson.shown?.view, lesson.tries]).toEqual(['begun', 0, 'alone: ', 1]);
  lesson.hinted = true;
  await lesson.start(1);
  expect([lesson.tries, lesson.hinted]).toEqual([0, false]);
});

test('a demonstrated problem is not solved by the player', async () => {
  const { lesson } = createSession();
  await lesson.start(2);
  await lesson.show();
  expect([lesson.verdict, lesson.solved]).toEqual(['done', false]);
});
