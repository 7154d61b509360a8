/** What the server says by now and the generated types do not tell yet: each of these goes when `wire.ts` has it. */
import type { Outcome, ToBrowser as Spoken } from './wire';

/** GET /api/v1/tables/{id}. */
export interface TableSummary {
  id: string;
  game: string;
  status: string;
  outcome: Outcome | null;
  seats: number;
}

/** The receiver's own command is carried out. */
export interface Done {
  t: 'done';
  ref: number;
}

export type ToBrowser = Spoken | Done;
