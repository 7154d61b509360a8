import { expect, test } from 'vitest';
import type { AnyEvent, OfferView, TableView } from '../../shell/api/wire';
import { endedOffers, offerMessage, offerWait } from './offers';
import type { Update } from './patch';

const draw: OfferView = { what: 'draw', seat: 0, agreed: [0], action: '' };
const updateOf = (events: AnyEvent[], more: Partial<TableView> = {}): Pick<Update, 'log' | 'table'> => ({
  log: events.map((event, i) => ({ n: i + 1, event })),
  table: { offer: null, status: 'playing', ...more } as TableView,
});
const answered = (seat: number, yes: boolean): AnyEvent => ({ t: 'answered', at: 0, seat, what: 'draw', yes });
const offered: AnyEvent = { t: 'offered', at: 0, seat: 0, what: 'draw' };
const acted: AnyEvent = { t: 'acted', at: 0, seat: 1, action: 'a' };

test('a declined offer names the seat, and one’s own refusal is a withdrawal', () => {
  expect(endedOffers(draw, updateOf([answered(1, false)]))).toEqual([{ what: 'draw', seat: 0, how: 'declined', by: 1 }]);
  expect(endedOffers(draw, updateOf([answered(0, false)]))).toEqual([{ what: 'draw', seat: 0, how: 'withdrawn', by: 0 }]);
});

test('a bot declines in the same update as the offer', () => {
  expect(endedOffers(null, updateOf([offered, answered(1, false)]))).toEqual([{ what: 'draw', seat: 0, how: 'declined', by: 1 }]);
});

test('playing on instead of answering passes the offer over', () => {
  expect(endedOffers(draw, updateOf([acted]))).toEqual([{ what: 'draw', seat: 0, how: 'passed', by: -1 }]);
  expect(endedOffers(draw, updateOf([acted], { status: 'over' }))).toEqual([]);
});

test('an open or accepted offer has not ended', () => {
  expect(endedOffers(draw, updateOf([acted], { offer: draw }))).toEqual([]);
  expect(endedOffers(draw, updateOf([answered(1, true)], { status: 'over' }))).toEqual([]);
  const takeback: OfferView = { what: 'takeback', seat: 0, agreed: [0], action: '' };
  expect(endedOffers(takeback, updateOf([{ t: 'answered', at: 0, seat: 1, what: 'takeback', yes: true }]))).toEqual([]);
  expect(endedOffers(null, updateOf([acted]))).toEqual([]);
});

test('a seat waits only for its own offers, and only until the end of the wait', () => {
  const waits = [{ seat: 0, what: 'draw' as const, until: 100 }];
  expect(offerWait(waits, 0, 'draw', 99)).toBe(100);
  expect(offerWait(waits, 0, 'draw', 100)).toBe(0);
  expect(offerWait(waits, 1, 'draw', 5)).toBe(0);
  expect(offerWait(waits, 0, 'pause', 5)).toBe(0);
  expect(offerWait(waits, null, 'draw', 5)).toBe(0);
});

test('an action that needs consent has a message of its game', () => {
  const of = (what: OfferView['what'], action = '') => ({ what, action });
  expect(offerMessage(of('action', 'push 2,3'), 'aya', 'theirs')).toBe('offer-action-aya-theirs');
  expect(offerMessage(of('pause'), 'aya', 'mine')).toBe('offer-pause-mine');
  expect(offerMessage(of('rematch'), 'aya', 'mine')).toBe('offer-rematch-mine');
  expect(offerMessage(of('next'), 'deep-river', 'theirs')).toBe('offer-next-theirs');
  expect(offerMessage(of('rematch', 'real-hands'), 'aya', 'theirs')).toBe('offer-variation-aya-real-hands-theirs');
});
