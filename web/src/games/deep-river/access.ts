/** How Deep River is played by keyboard and with a screen reader. `board/HitAreas.svelte` handles the keys. */
import type { AccessModule } from '../module';

export const access: AccessModule = {
  keyboard: 'access-deep-river-keyboard',
  keys: [
    { keys: ['arrows'], does: 'access-deep-river-arrows' },
    { keys: ['enter'], does: 'access-deep-river-enter' },
    { keys: ['escape'], does: 'access-deep-river-escape' },
  ],
  ear: 'access-deep-river-ear',
  time: 'access-deep-river-time',
};
