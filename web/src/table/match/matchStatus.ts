/** The status of a match for the players at this screen: phase, prompt, result and summary texts. */
import type { Frame, GameModule, ResultProps, SeatInfo, TextContext, Translate } from '../../games/module';
import type { Answer, OfferView, Outcome, TableView } from '../../shell/api/wire';
import type { GameInfo } from '../../shell/games.svelte';
import { endingOf } from '../../shell/gameText';
import { formatList, hasMessage, i18n } from '../../shell/language.svelte';
import { type Turn, turnAt } from '../replay/moves';
import { timeText } from '../state/clock';
import { isAway, isSided } from '../state/seats';
import { TIMINGS, type Timing } from '../state/timing';

/**
 * `looking` in a replay of an earlier position, `theirs` while another player must act or the last animation is running,
 * `watching` for spectators.
 */
export type Phase = 'mine' | 'theirs' | 'watching' | 'looking' | 'paused' | 'over';

/** The data for the texts. */
export interface Scene {
  table: TableView;
  /** The current view. */
  view: unknown;
  game: GameModule;
  info: GameInfo;
  words: TextContext;
  /** The seat that the player acts for now. */
  acting: number | null;
  /** Every recorded motion of the match whose positions are known to the client. */
  motions?: ResultProps['motions'];
}

/** The seats held at this screen. */
export function heldSeats(seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.filter((seat) => seat.you);
}

/** The phase of the match. `rested`: the animation of the last action has ended. */
export function phaseOf({ table, acting, words }: Scene, looking: boolean, rested = true): Phase {
  if (looking) return 'looking';
  if (table.status === 'over' && rested) return 'over';
  if (table.status === 'paused') return 'paused';
  if (acting !== null) return 'mine';
  return heldSeats(words.seats).length > 0 ? 'theirs' : 'watching';
}

/** The result as a headline; empty while the match runs. */
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
    const others = winners.filter((winner) => !(single && winner.you));
    const names = formatList(others.map((other) => other.name));
    return t(others.length < winners.length ? 'end-you-share' : 'end-share', { names });
  }
  if (single) return winner.you ? t('end-you-win') : t('end-you-lose');
  return t('end-wins', { name: winner.name });
}

/** The reason for the end as a sentence, of the game or of the table (resignation, time …). */
export function reasonOf({ info, game, view, words }: Pick<Scene, 'info' | 'game' | 'view' | 'words'>, outcome: Outcome): string {
  const { reason, winners } = outcome;
  const winner = words.seats[winners[0] ?? -1];
  if (info.endings.includes(reason)) {
    const ending = view ? game.ending?.(view, words) : null;
    return ending ?? endingOf(info.id, reason, { winner: winner?.side ?? '', name: winner?.name ?? '' });
  }
  const loser = words.seats.find((seat) => !winners.includes(seat.index));
  const alone = loser?.you && heldSeats(words.seats).length === 1;
  if (!info.cooperative && reason === 'resigned' && alone) return words.t('end-you-resigned');
  const id = info.cooperative && reason === 'resigned' ? 'end-left' : `end-${reason}`;
  return hasMessage(id) ? words.t(id, { name: loser?.name ?? '' }) : '';
}

/** The seat from whose side the end is described: the player's own; with several or no own seats the first winner's. */
export function describedSeat(seats: readonly SeatInfo[], outcome: Outcome): number {
  const [own, ...more] = heldSeats(seats);
  return own && more.length === 0 ? own.index : (outcome.winners[0] ?? 0);
}

/** All players with their points: "Ann 21 – Ben 19". Without points (duels, co-operative games) the names with their sides. */
export function playersOf(scene: Pick<Scene, 'game' | 'info' | 'words'>, { returns }: Outcome): string {
  const points = !scene.info.cooperative && countsPoints(returns);
  const describePlayer = (seat: SeatInfo) => (points ? `${seat.name} ${returns[seat.index] ?? 0}` : sidedName(scene, seat));
  return scene.words.seats.map(describePlayer).join(' – ');
}

/** Whether the result consists of points, instead of only win and loss. */
function countsPoints(returns: readonly number[]): boolean {
  return returns.some((value) => Math.abs(value) > 1);
}

/** The page with the results of a deal; empty for other tables. */
export function dealPage({ deal, game }: TableView): string {
  const [kind, , day] = deal.split(':');
  if (!deal) return '';
  return kind === 'daily' || kind === 'archive' ? `/daily/${game}/${day}` : `/d/${deal}`;
}

/** Others may still play the deal of this table. Its seed is published when that is over. */
export function isDealOpen({ deal, seed }: Pick<TableView, 'deal' | 'seed'>): boolean {
  return deal !== '' && seed === '';
}

/** A sentence about a near miss of the player; empty if it was not close, or for a winner. */
export function nearMissOf({ table, view, game, info, words }: Scene): string {
  const { outcome } = table;
  const held = heldSeats(words.seats);
  const [own] = held;
  if (!outcome || !own || held.length > 1 || !view || !info.endings.includes(outcome.reason)) return '';
  const drawn = outcome.winners.length === 0 && words.seats.length > 1;
  if (drawn || outcome.winners.includes(own.index)) return '';
  return game.nearMiss?.(view, { ...words, seat: own.index }) ?? nearMissByPoints(outcome, own.index, words.t);
}

/** The default near miss: one point was missing, or less than a sixth of the winner's points. */
function nearMissByPoints({ returns, winners }: Outcome, seat: number, t: Translate): string {
  if (!countsPoints(returns)) return '';
  const best = returns[winners[0] ?? -1] ?? Number.POSITIVE_INFINITY;
  const points = best - (returns[seat] ?? 0);
  return points >= 0 && points <= Math.max(1, best / 6) ? t('near-points', { points }) : '';
}

/** The prompt: the current decision, or the awaited players. `confirm`: the turn can be ended. */
export function promptOf(scene: Scene, phase: Phase, confirm: boolean): string {
  const { table, view, game, words, acting } = scene;
  const { t, seats } = words;
  if (phase === 'over') return resultOf(scene);
  if (phase === 'paused') return t('paused');
  if (phase === 'mine') {
    const decision = view ? decisionPrompt(scene, view, confirm) : '';
    const seat = seats[acting ?? 0];
    return seat && heldSeats(seats).length > 1 ? t('prompt-of', { name: sidedName(scene, seat), asked: decision }) : decision;
  }
  // A player who has left has no more turns.
  const own = table.seats.filter((seat) => seat.you);
  if (table.status !== 'over' && own.length > 0 && own.every((seat) => seat.left)) return t('you-left');
  const turn = view ? (game.awaits?.(view) ?? -1) : -1;
  const to_act = table.to_act.includes(turn) ? [turn] : table.to_act;
  const movers = to_act.flatMap((seat) => seats[seat]?.name ?? []);
  const args = { name: formatList(movers), count: movers.length };
  // The last animation is still running; do not reveal the end.
  if (table.status === 'over') return t('ending');
  if (movers.length === 0) return view ? (game.suspense?.(view, words) ?? '') : '';
  const away = absentToAct({ ...table, to_act });
  if (away.length < movers.length) return t('waiting-for', args);
  // With days for a turn, being absent is normal.
  if (table.kind.t === 'days') return t('waiting-turn', args);
  return t('waiting-away', {
    ...args,
    time: timeText(Math.max(...away.map((seat) => table.seats[seat]?.away_since ?? 0)), i18n.locale),
  });
}

/** The seats to act whose player is absent and not replaced by a bot. */
export function absentToAct({ to_act, seats }: Pick<TableView, 'to_act' | 'seats'>): number[] {
  return to_act.filter((seat) => {
    const view = seats[seat];
    return view !== undefined && isAway(view) && !view.level;
  });
}

function decisionPrompt({ game, words }: Scene, view: unknown, confirm: boolean): string {
  return confirm ? game.confirmPrompt?.(view, words) || words.t('confirm-prompt') : game.prompt(view, words);
}

/** The name of a player with the side, unless sides are only seat numbers or the name contains it. */
function sidedName({ game, words: { t } }: Pick<Scene, 'game' | 'words'>, seat: SeatInfo): string {
  const { name } = seat;
  if (!isSided(seat)) return name;
  const called = game.sideName(seat.side, t);
  return name.includes(called) ? name : t('name-and-side', { name, side: called });
}

/**
 * The summary beside the prompt: the reason for the end, the displayed turn or action (`seen`), or the last turn of the others.
 * It is short; the list of moves has the details.
 */
export function summaryOf(scene: Scene, phase: Phase, turns: readonly Turn[], seen?: Frame): string {
  const { table, info, acting } = scene;
  if (phase === 'over' && table.outcome) return reasonOf(scene, table.outcome);
  if (phase === 'looking') return seen ? describeSeen(scene, turns, seen) : '';
  if (TIMINGS[info.timing].seatsOnBoard) return '';
  const turn = turns.findLast((turn) => turn.number > 0 && turn.seat !== acting);
  if (turn) return namedText(scene.words, turn.seat, turn.short);
  // Before the first step of the first turn: how the set-up ended, such as the sides of the players.
  return turns.some((turn) => turn.number > 0) ? '' : (turns.findLast((turn) => turn.number === 0)?.last ?? '');
}

/** The short text of the displayed position: of the turn at its end, within it of the last action. */
function describeSeen({ words }: Scene, turns: readonly Turn[], seen: Frame): string {
  const turn = turnAt(turns, seen.k);
  if (!turn) return '';
  if (turn.number > 0 && turn.to === seen.k) return namedText(words, turn.seat, turn.short);
  const step = turn.steps.find((step) => step.k === seen.k);
  return namedText(words, seen.seat, step?.short ?? '');
}

/** A text with the name of its player, unless it contains the name. */
export function namedText({ t, seats }: TextContext, seat: number, text: string): string {
  const name = seats[seat]?.name;
  return name && text && !text.includes(name) ? t('told-by', { name, text }) : text;
}

/** The answer to an offer; declining one's own withdraws it. */
export function answerTo(offer: OfferView, seats: readonly SeatInfo[], yes: boolean): Answer {
  const answering = heldSeats(seats).find((seat) => !offer.agreed.includes(seat.index));
  const own = offer.agreed.some((seat) => seats[seat]?.you);
  return { t: 'answer', seat: own ? offer.seat : (answering?.index ?? offer.seat), what: offer.what, yes };
}

/** The button that undoes the player's last turn at a table where all other seats are bots. */
export interface UndoTurn {
  /** The id of the message that says why nothing can be undone; empty if something can. */
  blocked: '' | 'undo-turn-none' | 'undo-turn-rolled' | 'undo-turn-over' | 'paused';
}

/**
 * The state of the button for the player of `own`; null for a table without it.
 *
 * `played`: whether the player has acted in this match.
 */
export function undoTurnOf(table: TableView, timing: Timing, own: number | null, played: boolean): UndoTurn | null {
  const others = table.seats.filter(({ you }) => !you);
  if (timing.undoTurn === null || own === null || others.length === 0 || others.some(({ kind }) => kind !== 'bot')) return null;
  if (table.status === 'over') return { blocked: 'undo-turn-over' };
  if (table.status === 'paused') return { blocked: 'paused' };
  if (table.can_undo.includes(own)) return { blocked: '' };
  if (!played) return { blocked: 'undo-turn-none' };
  return { blocked: timing.undoTurn === 'round' ? 'undo-turn-rolled' : '' };
}
