/** How a match stands for the people at this screen, in a word and in sentences. */
import type { Frame, GameModule, ResultProps, SeatInfo, Translate, Words } from '../../games/module';
import type { Answer, OfferView, Outcome, TableView } from '../../shell/api/wire';
import type { GameInfo } from '../../shell/games.svelte';
import { endingOf } from '../../shell/gameText';
import { has, i18n, listed } from '../../shell/language.svelte';
import { type Turn, turnAt } from '../replay/moves';
import { timeText } from '../state/clock';
import { isSided } from '../state/seats';
import { TIMINGS } from '../state/timing';

/**
 * `looking` is at an earlier position, `theirs` while somebody else is to act or the last move is still under way, `watching`
 * from no seat at all.
 */
export type Phase = 'mine' | 'theirs' | 'watching' | 'looking' | 'paused' | 'over';

/** What sentences are formed from. */
export interface Scene {
  table: TableView;
  /** The view of now. */
  view: unknown;
  game: GameModule;
  info: GameInfo;
  words: Words;
  /** The seat a person here acts for now. */
  acting: number | null;
  /** Every recorded motion of the match, as far as its positions are known here. */
  motions?: ResultProps['motions'];
}

/** The seats held at this screen. */
export function heldSeats(seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.filter((seat) => seat.you);
}

/** `rested`: what happened last has been seen to its end. */
export function phaseOf({ table, acting, words }: Scene, looking: boolean, rested = true): Phase {
  if (looking) return 'looking';
  if (table.status === 'over' && rested) return 'over';
  if (table.status === 'paused') return 'paused';
  if (acting !== null) return 'mine';
  return heldSeats(words.seats).length > 0 ? 'theirs' : 'watching';
}

/** How it ended, as a headline; empty while it runs. */
export function resultOf({ table, view, game, info, words }: Scene): string {
  const { t, seats } = words;
  const outcome = table.outcome;
  if (!outcome) return '';
  const headline = view ? game.headline?.(view, words) : null;
  if (headline) return headline;
  if (info.cooperative) return t('end-alone');
  const winners = outcome.winners.flatMap((seat) => seats[seat] ?? []);
  const [winner, ...more] = winners;
  if (!winner) return t(seats.length > 1 && !['abandoned', 'closed'].includes(outcome.reason) ? 'end-draw' : 'end-alone');
  const single = heldSeats(seats).length === 1;
  if (more.length > 0) {
    const others = winners.filter((one) => !(single && one.you));
    const names = listed(others.map((one) => one.name));
    return t(others.length < winners.length ? 'end-you-share' : 'end-share', { names });
  }
  if (single) return winner.you ? t('end-you-win') : t('end-you-lose');
  return t('end-wins', { name: winner.name });
}

/** Why it ended, in a sentence: for a reason of the game's own, or of the table (resigned, time …). */
export function reasonOf({ info, game, view, words }: Pick<Scene, 'info' | 'game' | 'view' | 'words'>, outcome: Outcome): string {
  const { reason, winners } = outcome;
  const winner = words.seats[winners[0] ?? -1];
  if (info.endings.includes(reason)) {
    const told = view ? game.ending?.(view, words) : null;
    return told ?? endingOf(info.id, reason, { winner: winner?.side ?? '', name: winner?.name ?? '' });
  }
  const loser = words.seats.find((seat) => !winners.includes(seat.index));
  const id = info.cooperative && reason === 'resigned' ? 'end-left' : `end-${reason}`;
  return has(id) ? words.t(id, { name: loser?.name ?? '' }) : '';
}

/** Whose end it is: the seat of the person at this screen; where there are several or none, that of the first winner. */
export function endSeat(seats: readonly SeatInfo[], outcome: Outcome): number {
  const [own, ...more] = heldSeats(seats);
  return own && more.length === 0 ? own.index : (outcome.winners[0] ?? 0);
}

/** Everybody with their points: "Ann 21 – Ben 19". In a duel and where all play as one there are none, and names are left, with their sides. */
export function playersOf(scene: Pick<Scene, 'game' | 'info' | 'words'>, { returns }: Outcome): string {
  const points = !scene.info.cooperative && countsPoints(returns);
  const told = (seat: SeatInfo) => (points ? `${seat.name} ${returns[seat.index] ?? 0}` : sidedName(scene, seat));
  return scene.words.seats.map(told).join(' – ');
}

/** The result is made of points; in a duel it only says who won. */
function countsPoints(returns: readonly number[]): boolean {
  return returns.some((one) => Math.abs(one) > 1);
}

/** Where the results of the deal played at a table are; empty for a table that is no deal's. */
export function dealPage({ deal, game }: TableView): string {
  const [kind, , day] = deal.split(':');
  if (!deal) return '';
  return kind === 'daily' ? `/daily/${game}/${day}` : `/d/${deal}`;
}

/** How little was missing for the person at this screen, who did not win; empty when it was much, or when nobody is to be consoled. */
export function nearMissOf({ table, view, game, info, words }: Scene): string {
  const { outcome } = table;
  const held = heldSeats(words.seats);
  const [own] = held;
  if (!outcome || !own || held.length > 1 || !view || !info.endings.includes(outcome.reason)) return '';
  const drawn = outcome.winners.length === 0 && words.seats.length > 1;
  if (drawn || outcome.winners.includes(own.index)) return '';
  return game.nearMiss?.(view, { ...words, seat: own.index }) ?? nearByPoints(outcome, own.index, words.t);
}

/** Points that are missing are few when they are one, or less than a sixth of what won. */
function nearByPoints({ returns, winners }: Outcome, seat: number, t: Translate): string {
  if (!countsPoints(returns)) return '';
  const best = returns[winners[0] ?? -1] ?? Number.POSITIVE_INFINITY;
  const points = best - (returns[seat] ?? 0);
  return points >= 0 && points <= Math.max(1, best / 6) ? t('near-points', { points }) : '';
}

/** The one thing that is asked or awaited now; `confirm` when the turn can be ended. */
export function promptOf(scene: Scene, phase: Phase, confirm: boolean): string {
  const { table, view, game, words, acting } = scene;
  const { t, seats } = words;
  if (phase === 'over') return resultOf(scene);
  if (phase === 'paused') return t('paused');
  if (phase === 'mine') {
    const asked = view ? askedOf(scene, view, confirm) : '';
    const seat = seats[acting ?? 0];
    return seat && heldSeats(seats).length > 1 ? t('prompt-of', { name: sidedName(scene, seat), asked }) : asked;
  }
  // A player who has left has no turns any more.
  const own = table.seats.filter((seat) => seat.you);
  if (table.status !== 'over' && own.length > 0 && own.every((seat) => seat.left)) return t('you-left');
  const turn = view ? (game.awaits?.(view) ?? -1) : -1;
  const to_act = table.to_act.includes(turn) ? [turn] : table.to_act;
  const movers = to_act.flatMap((seat) => seats[seat]?.name ?? []);
  const args = { name: listed(movers), count: movers.length };
  // What happened last is still being seen: nobody is waited for, and nothing is told of the end yet.
  if (table.status === 'over') return t('ending');
  if (movers.length === 0) return view ? (game.suspense?.(view, words) ?? '') : '';
  const away = awaited({ ...table, to_act });
  if (away.length < movers.length) return t('waiting-for', args);
  // With days for a turn being away is how it is played.
  if (table.kind.t === 'days') return t('waiting-turn', args);
  return t('waiting-away', {
    ...args,
    time: timeText(Math.max(...away.map((seat) => table.seats[seat]?.away_since ?? 0)), i18n.locale),
  });
}

/** The seats that are to act and whose player is away, with no bot in their place. */
export function awaited({ to_act, seats }: Pick<TableView, 'to_act' | 'seats'>): number[] {
  return to_act.filter((seat) => {
    const one = seats[seat];
    return one?.kind === 'person' && !one.here && !one.level;
  });
}

function askedOf({ game, words }: Scene, view: unknown, confirm: boolean): string {
  return confirm ? game.confirmPrompt?.(view, words) || words.t('confirm-prompt') : game.prompt(view, words);
}

/** A player with the side, where sides are more than the number of a seat and the name does not tell it yet. */
function sidedName({ game, words: { t } }: Pick<Scene, 'game' | 'words'>, seat: SeatInfo): string {
  const { name } = seat;
  if (!isSided(seat)) return name;
  const called = game.sideName(seat.side, t);
  return name.includes(called) ? name : t('name-and-side', { name, side: called });
}

/**
 * What led to what is shown: why it ended, the action looked at (`seen`), or the last turn, of which there is only room for the
 * gist where the list of moves does not stand `beside`. Within one's own running turn that list tells enough.
 */
export function toldOf(scene: Scene, phase: Phase, turns: readonly Turn[], seen?: Frame, beside = true): string {
  const { table, info, acting } = scene;
  if (phase === 'over' && table.outcome) return reasonOf(scene, table.outcome);
  if (phase === 'looking') return seen ? seenWords(scene, turns, seen) : '';
  if (TIMINGS[info.timing].seatsOnBoard) return '';
  const turn = turns.findLast((one) => one.number > 0 && one.seat !== acting);
  if (turn) return beside ? turn.text : turn.gist;
  // Before the first step of the first turn: how the set-up ended, such as who plays which side.
  return turns.some((one) => one.number > 0) ? '' : (turns.findLast((one) => one.number === 0)?.last ?? '');
}

/** What an action looked at did, and who did it. One that is not worth a word ends a turn: then all of that is told. */
function seenWords({ game, words }: Scene, turns: readonly Turn[], seen: Frame): string {
  const turn = turnAt(turns, seen.k);
  const text = game.describe(seen, words) || (turn?.to === seen.k ? turn.text : '');
  const name = words.seats[seen.seat]?.name;
  return name && text && !text.includes(name) ? words.t('told-by', { name, text }) : text;
}

/** What to send as the answer to an offer: a no to one's own withdraws it. */
export function answerTo(offer: OfferView, seats: readonly SeatInfo[], yes: boolean): Answer {
  const asked = heldSeats(seats).find((one) => !offer.agreed.includes(one.index));
  const own = offer.agreed.some((seat) => seats[seat]?.you);
  return { t: 'answer', seat: own ? offer.seat : (asked?.index ?? offer.seat), what: offer.what, yes };
}
