"""Refusals of the guard, each with a stable code; `server.errors` lists their HTTP statuses.

EdgeError
├── TooLarge      message.too_large   a body or message with too many bytes
├── TooMany       message.too_many    too many connections, requests or messages in a short time
├── TooSlow       request.slow        a request that is not complete in time
├── LongPath      request.path        a path or query that is too long
├── LongHeaders   request.headers     headers that are too long, or too many
└── Malformed     request.malformed   bytes that are not HTTP
"""

from rivage.core import RivageError


class EdgeError(RivageError):
    """The server refuses a request, a message or a connection."""

    code = "server"


class TooLarge(EdgeError):
    """More bytes than anyone needs to say."""

    code = "message.too_large"

    def __init__(self, limit: int) -> None:
        super().__init__(f"a message may have {limit} bytes at most", limit=limit)


class TooMany(EdgeError):
    """More messages than anyone needs to send."""

    code = "message.too_many"

    def __init__(self) -> None:
        super().__init__("too many messages in a short time: wait a moment and try again")


class TooSlow(EdgeError):
    """The request did not come to its end in time."""

    code = "request.slow"

    def __init__(self) -> None:
        super().__init__("the request did not come to its end in time: send it again")


class LongPath(EdgeError):
    """An address longer than any of ours."""

    code = "request.path"

    def __init__(self, limit: int) -> None:
        super().__init__(f"an address may have {limit} bytes at most", limit=limit)


class LongHeaders(EdgeError):
    """Headers too long, or too many."""

    code = "request.headers"

    def __init__(self, limit: int) -> None:
        super().__init__(f"the headers of a request are too long or too many: the limit is {limit}", limit=limit)


class Malformed(EdgeError):
    """What came is no HTTP."""

    code = "request.malformed"

    def __init__(self) -> None:
        super().__init__("this is no request that can be read")
