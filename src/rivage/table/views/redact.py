"""What is secret in the facts of a match, in one list, and the facts without it.

People at a table, and the types generated for their browsers, never get what names a player or settles chance. A record, which
may go anywhere, does without links too; there players become `p1`, `p2` and so on, and chance is told once it may be known.
What is secret only for a while, the running round, is taken out by `revealed` and withheld by `audience_log`.
"""

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from typing import Any

import msgspec
from msgspec.structs import replace

from rivage.core import CHANCE
from rivage.table.protocol import events as ev


class Secret(Enum):
    """Why a field is withheld."""

    PLAYER = auto()
    """An id that stands for a person: it never leaves the server."""
    LUCK = auto()
    """What chance will do: told once the seed may be known."""
    LINK = auto()
    """The way to another table: for people at this one."""


SECRETS: dict[type, dict[str, Secret]] = {
    ev.Created: {
        "host": Secret.PLAYER,
        "seed": Secret.LUCK,
        "script": Secret.LUCK,
        "previous": Secret.LINK,
        "deal": Secret.LINK,
        "sealed": Secret.LINK,
    },
    ev.Seated: {"player": Secret.PLAYER},
    ev.Followed: {"table": Secret.LINK},
}
"""Every field of an event that is not for everybody."""

WITHHELD = {kind: tuple(name for name, secret in fields.items() if secret is not Secret.LINK) for kind, fields in SECRETS.items()}
"""The fields that people at the table do not get."""


def without_chance(seat: int, action: str) -> str:
    """An action of a game with `GameInfo.secret_chance`, as everybody may see it: of chance's actions the first word."""
    return action.partition(" ")[0] if seat == CHANCE else action


def public(event: ev.AnyEvent, *, secret_chance: bool = False) -> Any:
    """An event as people at the table may see it. `secret_chance`: as in `GameInfo`."""
    if secret_chance and isinstance(event, ev.Acted):
        return replace(event, action=without_chance(event.seat, event.action))
    withheld = WITHHELD.get(type(event))
    if not withheld:
        return event
    return {name: value for name, value in msgspec.to_builtins(event).items() if name not in withheld}


def anonymous(events: Iterable[ev.AnyEvent], *, luck: bool) -> list[ev.AnyEvent]:
    """The events without player ids and links; with what settles chance only if `luck`."""
    names: dict[str, str] = {"": ""}

    def pseudonym(player: str) -> str:
        return names.setdefault(player, f"p{len(names)}")

    def shown(event: ev.AnyEvent, name: str, secret: Secret) -> Any:
        value = getattr(event, name)
        if secret is Secret.PLAYER:
            return pseudonym(value)
        return value if secret is Secret.LUCK and luck else type(value)()

    def redacted(event: ev.AnyEvent) -> ev.AnyEvent:
        fields = SECRETS.get(type(event))
        if not fields:
            return event
        return replace(event, **{name: shown(event, name, secret) for name, secret in fields.items()})

    return [redacted(event) for event in events]


def before_chance(events: Sequence[ev.AnyEvent]) -> list[ev.AnyEvent]:
    """The events of a match up to the first action of chance. They fold to the beginning of the match."""
    end = next((k for k, event in enumerate(events) if isinstance(event, ev.Acted) and event.seat == CHANCE), len(events))
    return list(events[:end])


def revealed(events: Sequence[ev.AnyEvent]) -> list[ev.AnyEvent]:
    """The events of a match that runs in rounds, without what is still secret. They fold as before."""
    start = max((k for k, event in enumerate(events) if isinstance(event, ev.Acted) and event.seat == CHANCE), default=0)
    return [
        event
        for k, event in enumerate(events)
        if k <= start or not isinstance(event, ev.Acted | ev.Undone) or event.seat == CHANCE
    ]
