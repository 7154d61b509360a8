"""Redaction: the secret fields of events, and events without them.

Clients at a table never get player ids, the seed or other fields that determine chance. A saved match, which may be shared with
anybody, contains no links to other tables either; players become `p1`, `p2` and so on, and the seed is included only once it may
be published. `revealed` and `audience_log` withhold actions of a round that is not revealed yet.
"""

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from typing import Any

import msgspec
from msgspec.structs import replace

from rivage.core import CHANCE
from rivage.table.protocol import events as ev


class Secret(Enum):
    """The reason why a field is withheld."""

    PLAYER = auto()
    """The id of a person, which never leaves the server."""
    CHANCE = auto()
    """Determines future draws of chance; published together with the seed."""
    LINK = auto()
    """The id of another table or deal, which only people at this table may know."""


SECRETS: dict[type, dict[str, Secret]] = {
    ev.Created: {
        "host": Secret.PLAYER,
        "seed": Secret.CHANCE,
        "script": Secret.CHANCE,
        "previous": Secret.LINK,
        "deal": Secret.LINK,
        "sealed": Secret.LINK,
    },
    ev.Seated: {"player": Secret.PLAYER},
    ev.Followed: {"table": Secret.LINK},
}
"""All fields of events that are not public."""

WITHHELD = {kind: tuple(name for name, secret in fields.items() if secret is not Secret.LINK) for kind, fields in SECRETS.items()}
"""The fields that are not sent to people at the table."""


def without_chance(seat: int, action: str) -> str:
    """An action in a game with `GameInfo.secret_chance`, without its secret part: of chance actions only the first word."""
    return action.partition(" ")[0] if seat == CHANCE else action


def public(event: ev.AnyEvent, *, secret_chance: bool = False) -> Any:
    """An event as people at the table may see it. `secret_chance`: as in `GameInfo`."""
    if secret_chance and isinstance(event, ev.Acted):
        return replace(event, action=without_chance(event.seat, event.action))
    withheld = WITHHELD.get(type(event))
    if not withheld:
        return event
    return {name: value for name, value in msgspec.to_builtins(event).items() if name not in withheld}


def anonymised(events: Iterable[ev.AnyEvent], *, with_seed: bool) -> list[ev.AnyEvent]:
    """The events without player ids and links; the fields that determine chance are kept only if `with_seed`."""
    names: dict[str, str] = {"": ""}

    def pseudonym(player: str) -> str:
        return names.setdefault(player, f"p{len(names)}")

    def shown(event: ev.AnyEvent, name: str, secret: Secret) -> Any:
        value = getattr(event, name)
        if secret is Secret.PLAYER:
            return pseudonym(value)
        return value if secret is Secret.CHANCE and with_seed else type(value)()

    def redacted(event: ev.AnyEvent) -> ev.AnyEvent:
        fields = SECRETS.get(type(event))
        if not fields:
            return event
        return replace(event, **{name: shown(event, name, secret) for name, secret in fields.items()})

    return [redacted(event) for event in events]


def before_chance(events: Sequence[ev.AnyEvent]) -> list[ev.AnyEvent]:
    """The events of a match before the first action of chance. They replay to the start of the match."""
    end = next((k for k, event in enumerate(events) if isinstance(event, ev.Acted) and event.seat == CHANCE), len(events))
    return list(events[:end])


def revealed(events: Sequence[ev.AnyEvent]) -> list[ev.AnyEvent]:
    """The events of a match played in rounds, without those that are still secret. They can be replayed."""
    start = max((k for k, event in enumerate(events) if isinstance(event, ev.Acted) and event.seat == CHANCE), default=0)
    return [
        event
        for k, event in enumerate(events)
        if k <= start or not isinstance(event, ev.Acted | ev.Undone) or event.seat == CHANCE
    ]
