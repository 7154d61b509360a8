"""WebSockets of players and spectators."""
