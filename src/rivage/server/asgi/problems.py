"""Every HTTP error as a `Problem`: a stable code, a sentence, and details; never a traceback."""

import logging
import secrets
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from rivage.core import MessageError, RivageError, encode
from rivage.server.errors import ForgedIdentity, NotThere, Unexpected, WrongMethod, status_of, status_of_code
from rivage.server.guard import SecurityLog, TooLarge
from rivage.server.messages import Problem
from rivage.server.metrics import Metrics

from .headers import security_headers
from .http import address_of

log = logging.getLogger("rivage.http")

COMMON_CODES = (
    "message.unreadable",
    "identity.forged",
    "identity.expired",
    "identity.origin",
    "message.too_large",
    "message.too_many",
    "request.host",
    "request.path",
    "request.headers",
    "request.slow",
    "request.misdirected",
    "server.unexpected",
    "store.failed",
)
"""What any request may be refused with."""


def refused(*codes: str) -> dict[int, ResponseSpec]:
    """For a handler's OpenAPI: every status it may answer with when it refuses, each with the codes that have it.

    `codes`: what it refuses beside what any request may be refused with.
    """
    by_status: dict[int, list[str]] = {}
    for code in (*codes, *COMMON_CODES):
        by_status.setdefault(status_of_code(code), []).append(f"`{code}`")
    return {
        status: ResponseSpec(Problem, description=f"Refused: {', '.join(dict.fromkeys(by_status[status]))}.")
        for status in sorted(by_status)
    }


def problem(error: RivageError) -> Problem:
    """The body for an error."""
    return Problem(code=error.code, message=error.message, details=error.details)


def whole_response(error: RivageError) -> bytes:
    """A raw response for a refusal before there is a request. It ends the connection."""
    body = encode(problem(error))
    status = HTTPStatus(status_of(error))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
        *security_headers("", secure=False),
    ]
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        headers.append((b"retry-after", b"5"))
    lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode(), *(name + b": " + value for name, value in headers)]
    return b"\r\n".join([*lines, b"", body])


class ErrorResponses:
    """Turns whatever a handler raises into a response."""

    def __init__(self, metrics: Metrics, security: SecurityLog, body_bytes: int) -> None:
        self._metrics = metrics
        self._security = security
        self._body_bytes = body_bytes

    def known(self, request: Request[Any, Any, Any], error: RivageError) -> Response[bytes]:
        """One of our own errors."""
        self._metrics.refused(error.code)
        if isinstance(error, ForgedIdentity):
            self._security.report(error.code, address_of(request.scope))
        return Response(encode(problem(error)), status_code=status_of(error), media_type="application/json")

    def http(self, request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
        """One of the framework's errors, in our words."""
        if error.status_code >= 500:
            return self.unexpected(request, error)
        return self.known(request, translated(error, self._body_bytes))

    def undecodable(self, request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[bytes]:
        """A body that is not UTF-8."""
        # Which byte of the body it is nobody knows: it was found in one of its texts.
        what = f"the body is no UTF-8: {error.reason}"
        return self.known(request, MessageError(what, what=what, where=""))

    def unexpected(self, request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
        """Our own mistake: the log gets the traceback, the asker a reference to it."""
        reference = secrets.token_hex(4)
        route = request.scope.get("path_template") or "?"
        log.error("a request failed", exc_info=error, extra={"reference": reference, "route": route})
        return self.known(request, Unexpected(reference))


def translated(error: HTTPException, body_bytes: int) -> RivageError:
    """The error of ours that says what one of the framework's means."""
    match error.status_code:
        case 404:
            return NotThere()
        case 405:
            return WrongMethod()
        case 413:
            return TooLarge(body_bytes)
    what, where = error.detail, ""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        what, where = str(first.get("message", what)), str(first.get("key", ""))
        if what == "'data'":
            # The message of the framework when there is no body at all.
            what, where = "a JSON object is expected in the body", ""
    return MessageError(f"{what} (at {where})" if where else what, what=what, where=where)
