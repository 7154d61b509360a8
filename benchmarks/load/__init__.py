"""The load generator: plays at many tables at once over real WebSockets, with one move in flight per table."""
