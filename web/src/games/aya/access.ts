/** Aya's keyboard commands (see `hand/keyCommands.ts`) and its description for screen readers. */
import type { AccessModule } from '../module';

export const access: AccessModule = {
  keyboard: 'access-aya-keyboard',
  keys: [
    { keys: ['arrows'], does: 'access-aya-arrows' },
    { keys: ['Q', 'E'], does: 'access-aya-turn' },
    { keys: ['N'], does: 'access-aya-next' },
    { keys: ['enter'], does: 'access-aya-stand' },
    { keys: ['escape'], does: 'access-aya-escape' },
    { keys: ['R'], does: 'access-aya-reserve' },
    { keys: ['T'], does: 'access-aya-take' },
    { keys: ['L', 'A', 'P'], does: 'access-aya-brings' },
    { keys: ['K'], does: 'access-aya-fork' },
    { keys: ['U'], does: 'access-aya-raise' },
    { keys: ['+', '−', 'F'], does: 'access-aya-look' },
    { keys: ['1', '2', '3'], does: 'access-aya-views' },
    { keys: ['X'], does: 'access-aya-point' },
    { keys: ['H', 'M'], does: 'access-aya-helper' },
    { keys: ['G'], does: 'access-aya-numbers' },
  ],
  ear: 'access-aya-ear',
  time: 'access-aya-time',
};
