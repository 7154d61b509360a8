import { expect, test } from 'vitest';
import type { AnyEvent, OfferView, TableView } from '../../shell/api/wire';
import { endedOffers, offerMessage, offerWait } from './offers';
import type { Update } from './patch';

const draw: OfferView = { what: 'draw', seat: 0, agreed: [0], action: '' };
const told = (events: AnyEvent[], more: Partial<TableView> = {}): Pick<Update, 'log' | 'table'> => ({
  log: events.map((event, i) => ({ n: i + 1, event })),
  table: { offer: null, status: 'playing', ...more } as TableView,
});
const answered = (seat: number, yes: boolean): AnyEvent => ({ t: 'answered', at: 0, seat, what: 'draw', yes });
const offered: AnyEvent = { t: 'offered', at: 0, seat: 0, what: 'draw' };
const acted: AnyEvent = { t: 'acted', at: 0, seat: 1, action: 'a' };

test('a no by another is told with who said it, and a no of one’s own is a withdrawal', () => {
  expect(endedOffers(draw, told([answered(1, false)]))).toEqual([{ what: 'draw', seat: 0, how: 'declined', by: 1 }]);
  expect(endedOffers(draw, told([answered(0, false)]))).toEqual([{ what: 'draw', seat: 0, how: 'withdrawn', by: 0 }]);
});

test('a bot declines in the very update that tells of the offer', () => {
  expect(endedOffers(null, told([offered, answered(1, false)]))).toEqual([{ what: 'draw', seat: 0, how: 'declined', by: 1 }]);
});

test('who plays on instead of answering has passed the offer over', () => {
  expect(endedOffers(draw, told([acted]))).toEqual([{ what: 'draw', seat: 0, how: 'passed', by: -1 }]);
  expect(endedOffers(draw, told([acted], { status: 'over' }))).toEqual([]);
});

test('what still stands or was agreed upon has not come to nothing', () => {
  expect(endedOffers(draw, told([acted], { offer: draw }))).toEqual([]);
  expect(endedOffers(draw, told([answered(1, true)], { status: 'over' }))).toEqual([]);
  const takeback: OfferView = { what: 'takeback', seat: 0, agreed: [0], action: '' };
  expect(endedOffers(takeback, told([{ t: 'answered', at: 0, seat: 1, what: 'takeback', yes: true }]))).toEqual([]);
  expect(endedOffers(null, told([acted]))).toEqual([]);
});

test('a seat waits only for what it offered itself, and only until then', () => {
  const waits = [{ seat: 0, what: 'draw' as const, until: 100 }];
  expect(offerWait(waits, 0, 'draw', 99)).toBe(100);
  expect(offerWait(waits, 0, 'draw', 100)).toBe(0);
  expect(offerWait(waits, 1, 'draw', 5)).toBe(0);
  expect(offerWait(waits, 0, 'pause', 5)).toBe(0);
  expect(offerWait(waits, null, 'draw', 5)).toBe(0);
});

test('words an action that needs consent by its game, and every other offer alike', () => {
  const of = (what: OfferView['what'], action = '') => ({ what, action });
  expect(offerMessage(of('action', 'push 2,3'), 'aya', 'theirs')).toBe('offer-action-aya-theirs');
  expect(offerMessage(of('pause'), 'aya', 'mine')).toBe('offer-pause-mine');
  expect(offerMessage(of('rematch'), 'aya', 'mine')).toBe('offer-rematch-mine');
  expect(offerMessage(of('rematch', 'real-hands'), 'aya', 'theirs')).toBe('offer-variation-aya-real-hands-theirs');
});
