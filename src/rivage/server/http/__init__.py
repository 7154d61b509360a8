"""The HTTP API: endpoints, their errors and headers."""
