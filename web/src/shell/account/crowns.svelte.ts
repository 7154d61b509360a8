/** The crowns of the user: for each game the strongest level of its bots that they have beaten. Loaded with the account. */

let beaten = $state.raw<Readonly<Record<string, string>>>({});

export const crowns = {
  /** The strongest beaten level of a game; empty without one. */
  of: (game: string): string => beaten[game] ?? '',
  set(levels: Readonly<Record<string, string>>): void {
    beaten = levels;
  },
};
