/** What happened last, in words. */
import type { Frame, GameModule, Words } from '../../games/module';
import type { AnyEvent } from '../../shell/api/wire';
import { didWords } from '../../shell/gameText';
import type { Timing } from '../state/timing';
import { called } from './choices';

/** So many lines are told. */
const MAX_LINES = 4;

export interface Happened {
  /** Grows from line to line of a match. */
  key: number;
  text: string;
  /** It was done at this screen. */
  own: boolean;
}

/** The last lines, the newest first: as the positions tell them, or, where these are rare, what people did as it was written down. */
export function recentOf(
  timing: Timing,
  frames: readonly Frame[],
  log: readonly AnyEvent[],
  game: GameModule,
  words: Words,
): Happened[] {
  const own = (seat: number) => words.seats[seat]?.you ?? false;
  const name = (seat: number) => {
    const who = words.seats[seat];
    return who ? called(who, words) : '';
  };
  const lines = timing.positionsTell
    ? frames
        .filter((frame) => frame.k > 0)
        .map((frame) => ({ key: frame.k, own: own(frame.seat), text: game.describe(frame, words) }))
    : log.flatMap((event, key) =>
        event.t === 'acted' && event.seat >= 0
          ? [
              {
                key,
                own: own(event.seat),
                text: didWords(game.id, event.action, name(event.seat)),
              },
            ]
          : [],
      );
  return lines
    .filter((line) => line.text)
    .slice(-MAX_LINES)
    .reverse();
}
