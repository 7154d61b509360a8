"""The load generator: many tables at once over real WebSockets, each with one move in flight."""
