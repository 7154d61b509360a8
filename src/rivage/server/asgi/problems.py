"""Error responses: every HTTP error has a `Problem` as its body, with a stable code, a message and details."""

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
"""Error codes that any request may be answered with."""


def error_responses(*codes: str) -> dict[int, ResponseSpec]:
    """The error responses of a handler for its OpenAPI description, by status. `codes` are added to `COMMON_CODES`."""
    by_status: dict[int, list[str]] = {}
    for code in (*codes, *COMMON_CODES):
        by_status.setdefault(status_of_code(code), []).append(f"`{code}`")
    return {
        status: ResponseSpec(Problem, description=f"Refused: {', '.join(dict.fromkeys(by_status[status]))}.")
        for status in sorted(by_status)
    }


def problem(error: RivageError) -> Problem:
    """The response body for an error."""
    return Problem(code=error.code, message=error.message, details=error.details)


def whole_response(error: RivageError) -> bytes:
    """A raw HTTP response for an error that occurs before a request is parsed. It closes the connection."""
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
    """Converts exceptions of handlers to responses."""

    def __init__(self, metrics: Metrics, security: SecurityLog, body_bytes: int) -> None:
        self._metrics = metrics
        self._security = security
        self._body_bytes = body_bytes

    def known(self, request: Request[Any, Any, Any], error: RivageError) -> Response[bytes]:
        """The response for a Rivage error."""
        self._metrics.count_refusal(error.code)
        if isinstance(error, ForgedIdentity):
            self._security.report(error.code, address_of(request.scope))
        return Response(encode(problem(error)), status_code=status_of(error), media_type="application/json")

    def http(self, request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
        """The response for an error of Litestar."""
        if error.status_code >= 500:
            return self.unexpected(request, error)
        return self.known(request, convert_error(error, self._body_bytes))

    def undecodable(self, request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[bytes]:
        """The response for a body that is not UTF-8."""
        # The position is left out because it counts from the start of a string within the body.
        what = f"the body is not UTF-8: {error.reason}"
        return self.known(request, MessageError(what, what=what, where=""))

    def unexpected(self, request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
        """The response for an internal error. The traceback is logged; the response has a reference to it."""
        reference = secrets.token_hex(4)
        route = request.scope.get("path_template") or "?"
        log.error("request failed", exc_info=error, extra={"reference": reference, "route": route})
        return self.known(request, Unexpected(reference))


def convert_error(error: HTTPException, body_bytes: int) -> RivageError:
    """Convert an error of Litestar to a Rivage error."""
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
            # The message of Litestar when there is no body at all.
            what, where = "a JSON object is expected in the body", ""
    return MessageError(f"{what} (at {where})" if where else what, what=what, where=where)
