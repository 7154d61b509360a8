"""Errors of the guard, each with a stable code. `server.errors` lists their HTTP statuses.

EdgeError
├── TooLarge      message.too_large   a body or message has too many bytes
├── TooMany       message.too_many    too many connections, requests or messages in a short time
├── TooSlow       request.slow        a request is not complete in time
├── LongPath      request.path        a path or query is too long
├── LongHeaders   request.headers     headers are too long, or too many
└── Malformed     request.malformed   the received bytes are not HTTP
"""

from rivage.core import RivageError


class EdgeError(RivageError):
    """Base class of errors with which the server refuses a request, a message or a connection."""

    code = "server"


class TooLarge(EdgeError):
    """A body or message has too many bytes."""

    code = "message.too_large"

    def __init__(self, limit: int) -> None:
        super().__init__(f"a message may have at most {limit} bytes", limit=limit)


class TooMany(EdgeError):
    """Too many connections, requests or messages in a short time."""

    code = "message.too_many"

    def __init__(self) -> None:
        super().__init__("too many messages in a short time: wait a moment and try again")


class TooSlow(EdgeError):
    """A request is not complete in time."""

    code = "request.slow"

    def __init__(self) -> None:
        super().__init__("the request was not complete in time: send it again")


class LongPath(EdgeError):
    """A path or query is too long."""

    code = "request.path"

    def __init__(self, limit: int) -> None:
        super().__init__(f"a path may have at most {limit} bytes", limit=limit)


class LongHeaders(EdgeError):
    """Headers are too long, or too many."""

    code = "request.headers"

    def __init__(self, limit: int) -> None:
        super().__init__(f"the headers of a request are too long or too many: the limit is {limit}", limit=limit)


class Malformed(EdgeError):
    """The received bytes are not HTTP."""

    code = "request.malformed"

    def __init__(self) -> None:
        super().__init__("this is not a valid HTTP request")
