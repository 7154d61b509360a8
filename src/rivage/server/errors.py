"""What the edge of the server refuses, each with a stable code and its HTTP status.

EdgeError
├── MissingIdentity   identity.missing    401   a command from someone without a cookie
├── ForgedIdentity    identity.forged     401   a cookie this server did not sign
│   └── ExpiredIdentity identity.expired  401   a cookie that is too old, or was taken back
├── ForeignOrigin     identity.origin     403   a request or socket that another site's page sent
├── OutdatedClient    protocol.outdated   426   a page that reads another version of the messages of a table
├── BadHost           request.host        400   no Host header, two, or one that is no address
├── Misdirected       request.misdirected 421   a Host that is not this server's
├── TooDeep           request.depth       400   JSON nested deeper than any of ours
├── WorkshopBusy      workshop.busy       429   the guest has another table in the workshop
├── WorkshopFull      workshop.full       503   too many guests wait for the workshop
├── NoAdvice          advice.none         404   the bots of this game give no advice
├── NoFindings        findings.none       404   nothing moved there, or nothing can be said of it
├── PassedOver        advice.passed       409   the asker has asked for something else meanwhile
├── NotThere          server.not_found    404   no page or endpoint of that address
├── WrongMethod       server.method       405
├── Unexpected        server.unexpected   500   our own mistake; `reference` finds it in the log
├── NotReady          server.not_ready    503   the store does not answer
├── NoPort            server.port               another program listens there, or nobody may
└── BadPublicUrl      server.public_url         an address for people that is none

The guard's refusals are in `guard.errors`, those about a guest's own data in `account.errors`, those about notifications in
`http.notifications`.
"""

from rivage.core import RivageError, without_password

from .guard import EdgeError


class MissingIdentity(EdgeError):
    """The asker has no cookie."""

    code = "identity.missing"

    def __init__(self) -> None:
        super().__init__("this browser has no guest cookie yet: open the home page once, and allow cookies")


class ForgedIdentity(EdgeError):
    """The cookie was not signed here."""

    code = "identity.forged"

    def __init__(self) -> None:
        super().__init__("the guest cookie was not given by this server: reload the page to get a fresh one")


class ExpiredIdentity(ForgedIdentity):
    """The cookie was given here, but not lately enough, or it was taken back."""

    code = "identity.expired"

    def __init__(self) -> None:
        EdgeError.__init__(self, "the guest cookie is no longer valid: reload the page to get a fresh one")


class ForeignOrigin(EdgeError):
    """A page of another site asks."""

    code = "identity.origin"

    def __init__(self, origin: str) -> None:
        super().__init__(f"requests from pages of {origin[:100]} are not taken: open this server's own page", origin=origin[:100])


class OutdatedClient(EdgeError):
    """The client reads another version of the messages of a table."""

    code = "protocol.outdated"

    def __init__(self, version: int) -> None:
        super().__init__(f"this server speaks version {version} of the table protocol: reload the page", version=version)


class BadHost(EdgeError):
    """The request does not say which server it is for."""

    code = "request.host"

    def __init__(self) -> None:
        super().__init__("a request needs one Host header with the address of this server")


class Misdirected(EdgeError):
    """The request is for another server."""

    code = "request.misdirected"

    def __init__(self) -> None:
        super().__init__(
            "this server is not at that address: open its own; its host names the address people use with --public-url"
        )


class TooDeep(EdgeError):
    """JSON nested deeper than any of ours."""

    code = "request.depth"

    def __init__(self, limit: int) -> None:
        super().__init__(f"lists and objects may be nested {limit} deep at most", limit=limit)


class NoAdvice(EdgeError):
    """The bots of this game give no advice."""

    code = "advice.none"

    def __init__(self, game: str) -> None:
        super().__init__(f"no bots give advice on {game}", game=game)


class NoFindings(EdgeError):
    """Nothing moved there, or nothing can be said of it."""

    code = "findings.none"

    def __init__(self, k: int) -> None:
        super().__init__(f"nothing can be said of action {k}: nothing moved there that is explained", k=k)


class PassedOver(EdgeError):
    """The asker has asked for something else before the answer came."""

    code = "advice.passed"

    def __init__(self) -> None:
        super().__init__("something newer was asked before this was answered")


class NotThere(EdgeError):
    """No page or endpoint of that address."""

    code = "server.not_found"

    def __init__(self) -> None:
        super().__init__("there is nothing at this address")


class WrongMethod(EdgeError):
    """The address exists, but not for this method."""

    code = "server.method"

    def __init__(self) -> None:
        super().__init__("this address does not take that method")


class WorkshopBusy(EdgeError):
    """One table at a time."""

    code = "workshop.busy"

    def __init__(self) -> None:
        super().__init__("your last table is still being toppled: wait for it")


class WorkshopFull(EdgeError):
    """Others come first."""

    code = "workshop.full"

    def __init__(self) -> None:
        super().__init__("too many people are in the workshop just now; try again soon")


class Unexpected(EdgeError):
    """Our own mistake."""

    code = "server.unexpected"

    def __init__(self, reference: str) -> None:
        super().__init__(f"something went wrong on our side; the log knows it as {reference}", reference=reference)


class NotReady(EdgeError):
    """Nothing can be played now: the store does not answer, or this node keeps no tables."""

    code = "server.not_ready"

    def __init__(self, reason: RivageError) -> None:
        super().__init__(f"nothing can be played here now; try again soon ({reason.code}: {reason.message})", reason=reason.code)


class NoPort(EdgeError):
    """The address and port cannot be listened at."""

    code = "server.port"

    def __init__(self, host: str, port: int, reason: str = "", *, flags: str = "--port or --host") -> None:
        text = f"cannot listen at {host}, port {port}: {reason or 'another program listens there'}"
        super().__init__(f"{text}. Choose another with {flags}.", host=host, port=port, reason=reason)


class BadPublicUrl(EdgeError):
    """The value of `--public-url` or `--advertise` is not a valid URL."""

    code = "server.public_url"

    def __init__(self, text: str, flag: str = "--public-url") -> None:
        shown = without_password(text)[:100]
        example = "http://10.0.0.5:8484" if flag == "--advertise" else "https://play.example.org"
        super().__init__(f"{shown!r} is no address for {flag}: write it as {example}, without a path")


STATUS: dict[str, int] = {
    "identity.missing": 401,
    "identity.forged": 401,
    "identity.expired": 401,
    "identity.origin": 403,
    "request.misdirected": 421,
    "request.path": 414,
    "request.headers": 431,
    "request.slow": 408,
    "message.too_large": 413,
    "message.too_many": 429,
    "phrase.too_many": 429,
    "offer.too_soon": 429,
    "advice.none": 404,
    "findings.none": 404,
    "advice.passed": 409,
    "notify.private": 403,
    "notify.seat": 403,
    "notify.full": 409,
    "passkey.refused": 403,
    "passkey.unknown": 404,
    "passkey.too_many": 409,
    "recovery.unknown": 404,
    "protocol.outdated": 426,
    "kept.newer": 409,
    "kept.full": 409,
    "kept.size": 413,
    "kept.quota": 409,
    "kept.address": 429,
    "server.not_found": 404,
    "server.method": 405,
    "server.not_ready": 503,
    "bus.relay": 403,
    "server.unexpected": 500,
    "table.unknown": 404,
    "game.unknown": 404,
    "table.conflict": 409,
    "table.fenced": 409,
    "table.not_now": 409,
    "deal.none": 404,
    "daily.unknown": 404,
    "daily.closed": 409,
    "daily.played": 409,
    "duplicate.unknown": 404,
    "duplicate.played": 409,
    "duplicate.closed": 409,
    "table.too_many": 429,
    "table.full": 409,
    "talk.too_much": 429,
    "turn.too_many_undos": 429,
    "workshop.busy": 429,
    "workshop.full": 503,
}
"""The HTTP status of each code that is not simply a bad request."""


def status_of(error: RivageError) -> int:
    """The HTTP status to answer `error` with."""
    return status_of_code(error.code)


def status_of_code(code: str) -> int:
    """The HTTP status of a code."""
    return STATUS.get(code, 503 if code.startswith(("store.", "bus.")) else 400)
