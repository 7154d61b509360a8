/** What became of an action that was sent over a line which broke before the answer came: read from what the table tells next. */
import type { Act, AnyCommand, AnyEvent, Undo } from '../../shell/api/wire';

/** It is in the log; it is not and still fits, so it may be sent again; or something else has happened since. */
export type Fate = 'stored' | 'again' | 'gone';

/**
 * Whether a command can be sent again without ever being carried out twice: it names the version it was meant for, so that the
 * server refuses the second of two.
 */
export function repeatable(command: AnyCommand): command is Act | Undo {
  return command.t === 'act' || command.t === 'undo';
}

/** The fate of a command, by what has happened since it was sent (`fresh`) and how many actions stand now. */
export function fateOf(command: Act | Undo, fresh: readonly AnyEvent[], actions: number): Fate {
  for (const event of fresh) {
    if (event.t === 'acted' && event.seat === command.seat) return command.t === 'act' && !event.bot ? 'stored' : 'gone';
    if (event.t === 'undone' && event.seat === command.seat) return command.t === 'undo' ? 'stored' : 'gone';
    if (event.t === 'acted' || (event.t === 'answered' && event.what === 'takeback' && event.yes)) return 'gone';
  }
  return actions === command.version ? 'again' : 'gone';
}
