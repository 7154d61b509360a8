/** Ended offers, read from an update: declined, withdrawn or passed over. */
import type { AnyEvent, Offer, OfferView } from '../../shell/api/wire';
import type { Update } from './patch';

export type OfferKind = Offer['what'];

/** The message id of an offer. An action that needs consent has a message of its game. */
export function offerMessage(
  { what, action }: Pick<OfferView, 'what' | 'action'>,
  game: string,
  whose: 'mine' | 'theirs',
): string {
  if (what === 'rematch' && action) return `offer-variation-${game}-${action}-${whose}`;
  return what === 'action' ? `offer-action-${game}-${whose}` : `offer-${what}-${whose}`;
}

/** An offer without success: declined by `by`, or passed over without an answer (-1). */
export interface EndedOffer {
  what: OfferKind;
  /** The seat that made the offer. */
  seat: number;
  how: 'declined' | 'withdrawn' | 'passed';
  by: number;
}

/** The offers that an update ended without agreement; `before` is the open offer before it. */
export function endedOffers(before: OfferView | null, { log, table }: Pick<Update, 'log' | 'table'>): EndedOffer[] {
  let open: { what: OfferKind; seat: number } | null = before;
  const ended: EndedOffer[] = [];
  let agreed = false;
  for (const { event } of log) {
    if (event.t === 'offered') {
      open = event;
      agreed = false;
    } else if (event.t === 'answered' && open) {
      agreed = event.yes;
      if (!event.yes) {
        const how = event.seat === open.seat ? 'withdrawn' : 'declined';
        ended.push({ what: open.what, seat: open.seat, how, by: event.seat });
        open = null;
      }
    }
  }
  // The players continued without an answer, which ends the offer.
  const played = log.some(({ event }) => changesPosition(event));
  if (open && !agreed && !table.offer && played && table.status !== 'over') {
    ended.push({ what: open.what, seat: open.seat, how: 'passed', by: -1 });
  }
  return ended;
}

function changesPosition(event: AnyEvent): boolean {
  return event.t === 'acted' || event.t === 'undone';
}

/** The time from which a seat may repeat an offer, in server time; 0 if it may now. */
export function offerWait(
  waits: readonly { seat: number; what: OfferKind; until: number }[],
  seat: number | null,
  what: OfferKind,
  now: number,
): number {
  const wait = waits.find((wait) => wait.seat === seat && wait.what === what);
  return wait && wait.until > now ? wait.until : 0;
}
