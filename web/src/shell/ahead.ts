/** What the server says by now and the generated types do not tell yet: each of these goes when `wire.ts` has it. */
import type { Outcome, ToBrowser as Spoken, GameInfo as Told } from './wire';

/** How time runs through a game. */
export type TimingName = 'turns' | 'rounds' | 'real-time';

/** GET /api/v1/games: what is known of a game without playing it. */
export type GameInfo = Omit<Told, 'simultaneous' | 'real_time'> & {
  timing: TimingName;
  /** It has a game of the day, and duplicates. */
  deals: boolean;
  /** Address of a client module that came with the game's package, or empty. */
  client: string;
};

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
