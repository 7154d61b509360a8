/** Idempotent resend after a reconnect: determines from the next snapshot what became of an unanswered command. */
import type { Act, AnyCommand, AnyEvent, Undo } from '../../shell/api/wire';

/** The command is in the log; or it is not and may be sent again; or the match has moved on. */
export type Fate = 'stored' | 'again' | 'gone';

/** Whether a command is idempotent: it names the version of the match it was meant for, so the server refuses a duplicate. */
export function isIdempotent(command: AnyCommand): command is Act | Undo {
  return command.t === 'act' || command.t === 'undo';
}

/** The fate of a command, from the events since it was sent and the current number of actions. */
export function commandFate(command: Act | Undo, newEvents: readonly AnyEvent[], actions: number): Fate {
  for (const event of newEvents) {
    if (event.t === 'acted' && event.seat === command.seat) return command.t === 'act' && !event.bot ? 'stored' : 'gone';
    if (event.t === 'undone' && event.seat === command.seat) return command.t === 'undo' ? 'stored' : 'gone';
    if (event.t === 'acted' || (event.t === 'answered' && event.what === 'takeback' && event.yes)) return 'gone';
  }
  return actions === command.version ? 'again' : 'gone';
}
