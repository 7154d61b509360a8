"""The bots' plan and advice for people: the river that the bots intend to build, the next goal, and a suggested action."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from rivage.core import Sentence
from rivage.games.aya import state as st
from rivage.games.aya.components import START
from rivage.games.aya.notation import format_action
from rivage.games.aya.view import AyaView

from .builder import Builder
from .levels import HELPER, use_of
from .survey import Join
from .table import state_of

_OF_A_TERRAIN: Final = frozenset(("opens-landscape", "waters-landscape", "leads-home", "carries-animal", "garden-bridges"))
"""Reasons that name a terrain."""


class Goal(msgspec.Struct, frozen=True):
    """The next goal of the plan."""

    key: str
    """The id of its message is `goal-aya-KEY`."""
    args: dict[str, str | int | float]

    @property
    def sentence(self) -> Sentence:
        """The goal as a message and its arguments."""
        return Sentence(f"goal-aya-{self.key}", {**self.args})


class Advice(msgspec.Struct, frozen=True):
    """A suggested action for a seat, with its reason."""

    action: str
    """The action in the notation of the game."""
    why: str
    """The key of the reason. The id of its message is `advice-aya-KEY`."""
    args: dict[str, str]
    """The arguments of the message."""

    @property
    def sentence(self) -> Sentence:
        """The reason as a message and its arguments."""
        return Sentence(f"advice-aya-{self.why}", {**self.args})


def advise(view: AyaView, seat: int) -> Advice | None:
    """Suggest an action for a seat, as a careful builder would choose it; None when there is nothing to suggest.

    A seat with a domino in hand gets advice out of turn too, so that its player can think ahead.
    """
    holds = view.phase == st.PLACING and bool(view.players[seat].hand) and not view.tile
    own_view = replace(view, seat=seat, turn=seat if holds else view.turn)
    use = use_of(HELPER, own_view)
    if use is None:
        return None
    args = {"terrain": use.terrain} if use.why in _OF_A_TERRAIN else {}
    return Advice(format_action(use.action), use.why, args)


Line = tuple[tuple[int, int], ...]
"""A polyline on the table, in tenths of a millimetre."""
_AHEAD: Final = 4
"""Dominoes. The plan shows at most this many beyond an open end of the river."""


def plan_of(view: AyaView, _seat: int) -> tuple[tuple[Line, ...], Goal | None]:
    """The lines of the planned river beyond the standing one, and the next goal.

    The result is the same for every seat, so the server computes it once for each version of the table, from a spectator's view.
    Returns no lines and no goal when the building phases are over.
    """
    if view.phase not in (st.READY, st.PLACING, st.PAUSE) or not view.tiles:
        return (), None
    builder = Builder(view, state_of(view))
    return tuple(_lines(builder)), _goal(builder)


def _lines(builder: Builder) -> Iterator[Line]:
    """Yield a line through each run of holes, and a line beyond each open end."""
    survey = builder.survey
    points = {number: (item.spot.x, item.spot.y) for number, item in survey.items.items()}
    following: dict[int, list[int]] = {}
    for number, before in survey.wave.items():
        following.setdefault(before, []).append(number)
    for number, before in survey.wave.items():
        if number > 0 or (before < 0 and following[before][0] == number):
            continue
        line = [points[before]] if before else []
        step = number
        while step:
            line.append(points[step])
            step = following.get(step, [0])[0] if step < 0 else 0
        yield tuple(line)
    if not builder.closing:
        for end in builder.ends:
            route = [way.spot() for way in survey.route(end, _AHEAD)]
            if len(route) > 1:
                yield (points[end.after], *((spot.x, spot.y) for spot in route))


def _goal(builder: Builder) -> Goal | None:
    """The next goal: the first of these that is still to be done.

    Fill the Start tile, join a landscape, join another piece, close the gaps, fill a landscape, extend the river.
    """
    holes = Counter(hole.tile for hole in builder.holes if hole.number not in builder.survey.optional)
    if holes[START]:
        return Goal("fill-start", {"dominoes": holes[START]})
    joins = [join for join in builder.survey.joins if _missing(builder, join)]
    for join in joins:
        if join.piece.tile:
            return Goal("join-tile", {"terrain": _terrain(join.piece.tile), "dominoes": _missing(builder, join)})
    if joins:
        return Goal("join-piece", {"dominoes": _missing(builder, joins[0])})
    if builder.needed:
        return Goal("close-gap", {"dominoes": len(builder.needed)})
    for tile, dominoes in holes.items():
        if tile:
            return Goal("fill-tile", {"terrain": _terrain(tile), "dominoes": dominoes})
    return Goal("extend", {}) if builder.ends else None


def _terrain(tile: str) -> str:
    return tile.split("-", 1)[0]


def _missing(builder: Builder, join: Join) -> int:
    """The number of dominoes missing on the whole way to a piece, including the holes before its join."""
    survey = builder.survey
    number, missing = survey.wave.get(join.piece.head, 0), 0
    while number:
        missing += number < 0
        number = survey.wave.get(number, 0)
    return missing
