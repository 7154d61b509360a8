"""Answers that are written without the framework: to what is refused before it is a request."""

from http import HTTPStatus

from rivage.core import RivageError, encode
from rivage.server.errors import status_of
from rivage.server.http.headers import security_headers
from rivage.server.ws.messages import Problem

_PHRASES = {status.value: status.phrase for status in HTTPStatus}


def answer(error: RivageError) -> bytes:
    """A whole HTTP answer that tells `error` as every other is told, and ends the connection."""
    body = encode(Problem(code=error.code, message=error.message, details=error.details))
    status = status_of(error)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
        *security_headers("", secure=False),
    ]
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        headers.append((b"retry-after", b"5"))
    lines = [f"HTTP/1.1 {status} {_PHRASES.get(status, '')}".encode(), *(name + b": " + value for name, value in headers)]
    return b"\r\n".join([*lines, b"", body])
