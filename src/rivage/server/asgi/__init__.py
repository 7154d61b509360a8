"""ASGI helpers below every handler: requests and replies, security headers, origin checks, error responses."""
