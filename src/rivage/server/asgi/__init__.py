"""ASGI helpers for all handlers: requests and replies, security headers, origin checks, error responses."""
