/** The button that undoes the player's last turn at a table where all other seats are bots. */
import type { TableView } from '../../shell/api/wire';
import type { Timing } from '../state/timing';

/** The button: the id of the message that says why nothing can be undone; empty if something can. */
export interface UndoTurn {
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
