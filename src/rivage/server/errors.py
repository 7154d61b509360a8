"""Errors of the HTTP and WebSocket server, each with a stable code and its HTTP status.

EdgeError
├── MissingIdentity   identity.missing    401   the request has no guest cookie
├── ForgedIdentity    identity.forged     401   this server did not sign the guest cookie
│   └── ExpiredIdentity identity.expired  401   the guest cookie has expired or was revoked
├── ForeignOrigin     identity.origin     403   a page of another site sent the request
├── OutdatedClient    protocol.outdated   426   the client speaks another version of the table protocol
├── BadHost           request.host        400   no Host header, several, or an invalid one
├── Misdirected       request.misdirected 421   the Host header names another server
├── TooDeep           request.depth       400   the JSON is nested too deep
├── WorkshopBusy      workshop.busy       429   another simulation of the same guest is queued or running
├── WorkshopFull      workshop.full       503   the queue of simulations is full
├── NoAdvice          advice.none         404   the bots of this game give no advice
├── NoFindings        findings.none       404   the action has no motion, or no findings about it
├── PassedOver        advice.passed       409   a newer question of the same guest cancelled this one
├── BadFilter         games.filter        400   a filter of the list of matches has an unknown value
├── BadCursor         games.cursor        400   the cursor of a page of matches was not returned by this server
├── NotThere          server.not_found    404   no page or endpoint has this URL
├── WrongMethod       server.method       405   the endpoint does not support the method
├── Unexpected        server.unexpected   500   an internal error; `reference` identifies it in the log
├── NotReady          server.not_ready    503   the store or the bus is unavailable
├── NoPort            server.port               the address cannot be bound
└── BadPublicUrl      server.public_url         the value of --public-url or --advertise is not a valid URL

The guard's errors are in `guard.errors`, those about a guest's own data in `account.errors`, those about notifications in
`http.notifications`.
"""

from rivage.core import RivageError, without_password

from .guard import EdgeError


class MissingIdentity(EdgeError):
    """The request has no guest cookie."""

    code = "identity.missing"

    def __init__(self) -> None:
        super().__init__("this browser has no guest cookie yet: open the home page once, and allow cookies")


class ForgedIdentity(EdgeError):
    """This server did not sign the guest cookie."""

    code = "identity.forged"

    def __init__(self) -> None:
        super().__init__("the guest cookie was not issued by this server: reload the page to get a new one")


class ExpiredIdentity(ForgedIdentity):
    """The guest cookie has expired or was revoked."""

    code = "identity.expired"

    def __init__(self) -> None:
        EdgeError.__init__(self, "the guest cookie is no longer valid: reload the page to get a new one")


class ForeignOrigin(EdgeError):
    """A page of another site sent the request."""

    code = "identity.origin"

    def __init__(self, origin: str) -> None:
        super().__init__(f"requests from pages of {origin[:100]} are refused: open this server's own page", origin=origin[:100])


class OutdatedClient(EdgeError):
    """The client speaks another version of the table protocol."""

    code = "protocol.outdated"

    def __init__(self, version: int) -> None:
        super().__init__(f"this server speaks version {version} of the table protocol: reload the page", version=version)


class BadHost(EdgeError):
    """The request has no Host header, several, or an invalid one."""

    code = "request.host"

    def __init__(self) -> None:
        super().__init__("a request needs exactly one Host header, with the address of this server")


class Misdirected(EdgeError):
    """The Host header names another server."""

    code = "request.misdirected"

    def __init__(self) -> None:
        super().__init__("this server does not serve that host name; its operator sets the public address with --public-url")


class TooDeep(EdgeError):
    """The JSON is nested too deep."""

    code = "request.depth"

    def __init__(self, limit: int) -> None:
        super().__init__(f"lists and objects may be nested at most {limit} deep", limit=limit)


class NoAdvice(EdgeError):
    """The bots of this game give no advice."""

    code = "advice.none"

    def __init__(self, game: str) -> None:
        super().__init__(f"the bots of {game} give no advice", game=game)


class NoFindings(EdgeError):
    """The action has no motion, or there are no findings about it."""

    code = "findings.none"

    def __init__(self, k: int) -> None:
        super().__init__(f"there are no findings about the motion of action {k}", k=k)


class PassedOver(EdgeError):
    """A newer question of the same guest cancelled this one."""

    code = "advice.passed"

    def __init__(self) -> None:
        super().__init__("a newer question cancelled this one")


class BadFilter(EdgeError):
    """A filter of the list of matches has an unknown value."""

    code = "games.filter"

    def __init__(self, name: str, value: str, known: str) -> None:
        super().__init__(
            f"{value[:40]!r} is not a value of the filter {name!r}; there are: {known}", name=name, value=value[:40], known=known
        )


class BadCursor(EdgeError):
    """The cursor of a page of matches was not returned by this server."""

    code = "games.cursor"

    def __init__(self, value: str) -> None:
        super().__init__(f"{value[:40]!r} is not the cursor of a page: use `next` of the previous page", value=value[:40])


class NotThere(EdgeError):
    """No page or endpoint has this URL."""

    code = "server.not_found"

    def __init__(self) -> None:
        super().__init__("there is nothing at this address")


class WrongMethod(EdgeError):
    """The endpoint does not support the method."""

    code = "server.method"

    def __init__(self) -> None:
        super().__init__("this address does not support that method")


class WorkshopBusy(EdgeError):
    """Another simulation of the same guest is queued or running."""

    code = "workshop.busy"

    def __init__(self) -> None:
        super().__init__("your last simulation has not ended yet: wait for it")


class WorkshopFull(EdgeError):
    """The queue of simulations is full."""

    code = "workshop.full"

    def __init__(self) -> None:
        super().__init__("too many simulations are queued; try again soon")


class Unexpected(EdgeError):
    """An internal error. The log has the traceback with the same `reference`."""

    code = "server.unexpected"

    def __init__(self, reference: str) -> None:
        super().__init__(f"internal error; the log has the details under reference {reference}", reference=reference)


class NotReady(EdgeError):
    """The store or the bus is unavailable, so no game can be played here."""

    code = "server.not_ready"

    def __init__(self, reason: RivageError) -> None:
        super().__init__(f"the server is not ready; try again soon ({reason.code}: {reason.message})", reason=reason.code)


class NoPort(EdgeError):
    """The address and port cannot be bound."""

    code = "server.port"

    def __init__(self, host: str, port: int, reason: str = "", *, flags: str = "--port or --host") -> None:
        text = f"cannot listen on {host}, port {port}: {reason or 'another program uses it'}"
        super().__init__(f"{text}. Choose another with {flags}.", host=host, port=port, reason=reason)


class BadPublicUrl(EdgeError):
    """The value of `--public-url` or `--advertise` is not a valid URL."""

    code = "server.public_url"

    def __init__(self, text: str, flag: str = "--public-url") -> None:
        shown = without_password(text)[:100]
        example = "http://10.0.0.5:8484" if flag == "--advertise" else "https://play.example.org"
        super().__init__(f"{shown!r} is not a valid URL for {flag}: expected a URL without a path, such as {example}")


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
    "daily.running": 409,
    "daily.old": 404,
    "group.unknown": 404,
    "group.full": 409,
    "group.too_many": 409,
    "group.not_member": 403,
    "group.not_host": 403,
    "group.removed": 403,
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
"""The HTTP status of each code, unless `status_of_code` has a default for it."""


def status_of(error: RivageError) -> int:
    """The HTTP status of an error."""
    return status_of_code(error.code)


def status_of_code(code: str) -> int:
    """The HTTP status of an error code: 503 for unlisted codes of store and bus, 400 for all others."""
    return STATUS.get(code, 503 if code.startswith(("store.", "bus.")) else 400)
