/** The games this house plays, as `GET /api/v1/games` lists them: fetched once and shared by every page. */
import { api } from './api/api';
import type { GameListed } from './api/wire';
import { bring } from './language.svelte';

/** What is known of a game without playing it. */
export type GameInfo = GameListed;
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
      // What a package brings is one catalogue for all of its game; the house's own are part of the client.
      for (const { id, origin } of found) if (origin) bring(`card-${id}`, (language) => api.gameWords(id, language));
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
