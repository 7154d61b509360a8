/** Recent actions as text. */
import type { Frame, GameModule, TextContext } from '../../games/module';
import type { AnyEvent } from '../../shell/api/wire';
import { describeAction } from '../../shell/gameText';
import type { Timing } from '../state/timing';
import { seatName } from './choices';

/** Maximum number of lines. */
const MAX_LINES = 4;

export interface RecentAction {
  /** Increases from line to line of a match. */
  key: number;
  text: string;
  /** Whether the action was done at this screen. */
  own: boolean;
}

/** The last lines, newest first: from the positions, or from the log in games with few positions. */
export function recentActions(
  timing: Timing,
  frames: readonly Frame[],
  log: readonly AnyEvent[],
  game: GameModule,
  words: TextContext,
): RecentAction[] {
  const own = (seat: number) => words.seats[seat]?.you ?? false;
  const name = (seat: number) => {
    const info = words.seats[seat];
    return info ? seatName(info, words) : '';
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
                text: describeAction(game.id, event.action, name(event.seat)),
              },
            ]
          : [],
      );
  return lines
    .filter((line) => line.text)
    .slice(-MAX_LINES)
    .reverse();
}
