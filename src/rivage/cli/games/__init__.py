"""The commands about games: their list, one command group for each game, and the skeleton of a new game."""
