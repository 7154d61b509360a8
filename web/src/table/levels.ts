/** The levels of each game's bots, weakest first; their names and hints are `bot-<level>` in the common catalogue. */
const LEVELS: Record<string, readonly string[]> = {
  'deep-river': ['first-steps', 'river-guide', 'old-bear'],
  'walk-in-the-park': ['stroller', 'gardener', 'botanist'],
};

export function levelsOf(game: string): readonly string[] {
  return LEVELS[game] ?? [];
}
