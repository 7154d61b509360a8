/** The games of this server, from `GET /api/v1/games`: fetched once and shared by every page. */
import { api } from './api/api';
import type { GameListed } from './api/wire';
import { registerCatalogue } from './language.svelte';

/** The metadata of a game. */
export type GameInfo = GameListed;
/** How players take turns in a game. */
export type TimingName = GameInfo['timing'];

let list = $state.raw<readonly GameInfo[]>([]);
let request: Promise<readonly GameInfo[]> | null = null;

export const games = {
  /** The games; empty until the list has been fetched. */
  get list(): readonly GameInfo[] {
    return list;
  },
  /** The metadata of a game; undefined before the list has been fetched and for unknown games. */
  find(id: string): GameInfo | undefined {
    return list.find((item) => item.id === id);
  },
};

/** Fetch the list of games once. Rejects with `Refused`; the next call then tries again. */
export function loadGames(): Promise<readonly GameInfo[]> {
  request ??= api.games().then(
    (found) => {
      // A game from a package brings one catalogue. Those of the built-in games are part of the client.
      for (const { id, origin } of found)
        if (origin) registerCatalogue(`card-${id}`, (language) => api.gameCatalogue(id, language));
      list = found;
      return found;
    },
    (error: unknown) => {
      request = null;
      throw error;
    },
  );
  return request;
}
