"""Refusals of notification settings, each with a stable code and its HTTP status.

EdgeError
├── BadSubscription   push.unreadable     400   no subscription of a browser
├── TargetRefused     notify.target       400   no address that anything is sent to
├── TargetPrivate     notify.private      403   an address in the host's own network
├── NotifyFull        notify.full         409   too many browsers or tables to be told (of)
└── NotSeated         notify.seat         403   who has no seat there has no turn
"""

from rivage.server.guard import EdgeError


class BadSubscription(EdgeError):
    """No subscription of a browser."""

    code = "push.unreadable"

    def __init__(self) -> None:
        super().__init__("that is no subscription of a browser to its push service")


class TargetRefused(EdgeError):
    """No address that anything is sent to."""

    code = "notify.target"

    def __init__(self) -> None:
        super().__init__("a program is told at an address that begins with https://, without a name or password in it")


class TargetPrivate(EdgeError):
    """An address in the host's own network."""

    code = "notify.private"

    def __init__(self) -> None:
        super().__init__(
            "nothing is sent to addresses of this server's own network; its host may allow it with --private-targets"
        )


class NotifyFull(EdgeError):
    """Too many browsers to notify, or tables to notify of."""

    code = "notify.full"

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} at most: let one go first", most=most)


class NotSeated(EdgeError):
    """A player without a seat at the table has no turn there."""

    code = "notify.seat"

    def __init__(self) -> None:
        super().__init__("you have no seat at that table, so it is never your turn there")
