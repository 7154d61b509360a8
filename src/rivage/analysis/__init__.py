"""What explains a game and is no rule of it: where a cascade stopped and why, pictures of tables. One folder a game."""
