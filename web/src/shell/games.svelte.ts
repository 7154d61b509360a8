/** The games this house plays, as `GET /api/v1/games` lists them: fetched once and shared by every page. */
import { api } from './api';
import type { GameInfo as Told } from './wire';

/** A game in the list. Its two last fields are typed here until the generated types have them. */
export type GameInfo = Told & {
  /** It has a game of the day, and duplicates. */
  deals: boolean;
  /** Address of a client module that came with the game's package, or empty. */
  client: string;
};

/** How time runs through a game. */
export type TimingName = GameInfo['timing'];

let list = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<readonly GameInfo[]> | null = null;

export const games = {
  /** Empty until the list has come. */
  get list(): readonly GameInfo[] {
    return list;
  },
  /** What is known of a game; undefined before the list has come, and for a game that is not played here. */
  find(id: string): GameInfo | undefined {
    return list.find((one) => one.id === id);
  },
};

/** The list, asked for at most once. Rejects with `Refused`, and then the next who needs it asks again. */
export function needGames(): Promise<readonly GameInfo[]> {
  asked ??= api.games().then(
    (found) => {
      list = found;
      return found;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}
