// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { Refused } from '../../../shell/api/api';
import { Hand } from '../hand/hand.svelte';
import { view } from '../prediction/fixtures';
import { ActionSender } from './actionSender.svelte';

vi.mock('../../../shell/language.svelte', () => ({
  loadCatalogues: async () => {},
  t: (id: string) => id,
  i18n: {},
  hasMessage: () => true,
}));

let answers: { done: () => void; refuse: (error: unknown) => void }[];
let hand: Hand;
let sending: ActionSender;
const announce = vi.fn();

beforeEach(() => {
  answers = [];
  announce.mockClear();
  hand = new Hand({
    get view() {
      return view();
    },
    seat: 0,
    canAct: true,
  });
  sending = new ActionSender({
    hand,
    canAct: true,
    attempt: () => new Promise((done, refuse) => answers.push({ done, refuse })),
    play: () => {},
    announce,
    t: (id, args) => `${id} ${args?.what ?? ''}`.trim(),
  });
});

it('a pending action is not sent twice, and the hand waits for the answer', async () => {
  const sent = sending.send('place 1,2,3');
  void sending.send('place 1,2,3');
  expect(answers).toHaveLength(1);
  expect([hand.sent, sending.has('place 1,2,3')]).toEqual(['place 1,2,3', true]);
  answers[0]?.done();
  await sent;
  expect([hand.sent, sending.has('place 1,2,3')]).toEqual(['', false]);
});

it('a refusal is announced, and the hand keeps its piece and place', async () => {
  hand.move({ x: 50, y: 60 });
  const held = hand.spot;
  const sent = sending.send('place 50,60,0');
  answers[0]?.refuse(new Refused('action.illegal', { why: 'overlap', what: 'domino 1' }));
  await sent;
  expect(sending.refusal).toBe('aya-refused-overlap aya-domino-number');
  expect(announce).toHaveBeenCalledWith(sending.refusal);
  expect([hand.task, hand.spot, hand.sent, sending.refusals]).toEqual(['stand', held, '', 1]);
  // The next attempt hides the last refusal.
  void sending.send('place 50,60,0');
  expect(sending.refusal).toBe('');
});
