"""The commands about games: the list of them, one group for each, and the skeleton of a new one."""
