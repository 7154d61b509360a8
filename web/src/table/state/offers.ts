/** What became of offers, read from an update: who said no, who took theirs back, what was played on over. */
import type { AnyEvent, Offer, OfferView } from '../../shell/api/wire';
import type { Update } from './patch';

export type What = Offer['what'];

/** The message id of an offer. An action that needs consent has a message of its game. */
export function offerMessage(
  { what, action }: Pick<OfferView, 'what' | 'action'>,
  game: string,
  whose: 'mine' | 'theirs',
): string {
  if (what === 'rematch' && action) return `offer-variation-${game}-${action}-${whose}`;
  return what === 'action' ? `offer-action-${game}-${whose}` : `offer-${what}-${whose}`;
}

/** An offer that came to nothing: `by` said no, or nobody did in words. */
export interface Ended {
  what: What;
  /** Who had made it. */
  seat: number;
  how: 'declined' | 'withdrawn' | 'passed';
  by: number;
}

/** The offers that an update ended without their being agreed upon; `before` is the one that stood before it. */
export function endedOffers(before: OfferView | null, { log, table }: Pick<Update, 'log' | 'table'>): Ended[] {
  let standing: { what: What; seat: number } | null = before;
  const ended: Ended[] = [];
  let agreed = false;
  for (const { event } of log) {
    if (event.t === 'offered') {
      standing = event;
      agreed = false;
    } else if (event.t === 'answered' && standing) {
      agreed = event.yes;
      if (!event.yes) {
        const how = event.seat === standing.seat ? 'withdrawn' : 'declined';
        ended.push({ what: standing.what, seat: standing.seat, how, by: event.seat });
        standing = null;
      }
    }
  }
  // Neither a yes nor a no: somebody played on, and with that it was over.
  const played = log.some(({ event }) => moves(event));
  if (standing && !agreed && !table.offer && played && table.status !== 'over') {
    ended.push({ what: standing.what, seat: standing.seat, how: 'passed', by: -1 });
  }
  return ended;
}

function moves(event: AnyEvent): boolean {
  return event.t === 'acted' || event.t === 'undone';
}

/** When a seat may offer something again, by the server's time; 0 when it may now. */
export function offerWait(
  waits: readonly { seat: number; what: What; until: number }[],
  seat: number | null,
  what: What,
  now: number,
): number {
  const wait = waits.find((one) => one.seat === seat && one.what === what);
  return wait && wait.until > now ? wait.until : 0;
}
