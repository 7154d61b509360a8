/**
 * How A Walk in the Park is played by keyboard and with a screen reader. `board/Board.svelte` and `board/Squares.svelte` handle the
 * keys.
 */
import type { AccessModule } from '../module';

export const access: AccessModule = {
  keyboard: 'access-walk-in-the-park-keyboard',
  keys: [
    { keys: ['arrows'], does: 'access-walk-in-the-park-arrows' },
    { keys: ['enter'], does: 'access-walk-in-the-park-write' },
    { keys: ['space'], does: 'access-walk-in-the-park-put' },
    { keys: ['R'], does: 'access-walk-in-the-park-turn' },
    { keys: ['I'], does: 'access-walk-in-the-park-kind' },
    { keys: ['T'], does: 'access-walk-in-the-park-change' },
    { keys: ['digits'], does: 'access-walk-in-the-park-tick' },
    { keys: ['escape'], does: 'access-walk-in-the-park-escape' },
  ],
  ear: 'access-walk-in-the-park-ear',
  time: 'access-walk-in-the-park-time',
};
