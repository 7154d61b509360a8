"""Chooses the use of a domino so that a single river grows from the Start tile: connect first, then extend.

Each possible use has a worth, and the best one is chosen. While there is plenty of sand, a domino without a good use waits in the
reserve.
"""

import math
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple

from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.components import DOMINOES, END, GARDEN, GARDENS, KINDS, RIVER_DOMINOES, TERRAINS
from rivage.games.aya.counting.photos import matches
from rivage.games.aya.geometry.standard_spots import GARDEN_HEADS, PITCH
from rivage.games.aya.state import AyaState
from rivage.games.aya.view import AyaView

from .places import NO_ANIMAL, Animals, Landscapes
from .river import End
from .survey import survey_of

PLACEMENT_S: Final = 4.7
"""Seconds between two placements of experienced players."""
RESERVE_SHARE: Final = 0.3
"""The time to put a domino into the reserve, as a share of `PLACEMENT_S`."""
_TRUSTED_PLACEMENTS: Final = 10
"""Placements. After this many the measured pace counts as much as the usual one."""
_SPARE_PLACEMENTS: Final = 3
"""Placements that are reserved for repairs."""
_TILE_COST: Final = 6
"""Dominoes that a landscape takes on average, including the link to it."""
_MAX_MISSING, _MAX_MISSING_AMPLE = 5, 8
"""Dominoes. With more missing on landscapes, a bot with `connects_first` does not place another: usually, and with ample sand."""
_FORK_COST: Final = 8
"""Dominoes that a fork takes, including its branches."""
_KEPT_FREE_COST: Final = 1.0
"""Cost of placing a tile at an end that is kept free for an animal."""
_BRANCH: Final = 3
"""Dominoes. Each branch of a fork should have room for this many."""
_ABUNDANT: Final = 0.25
"""Placements per remaining domino. At this ratio or more, a domino may wait for a better place."""
_UNHURRIED: Final = 0.4
"""Placements per remaining domino. At this ratio or more, a domino may wait even when all landscapes are on the table."""
_WORTH_PER_WAITING_DOMINO: Final = 0.6
"""Worth by which each domino in a reserve lowers the required worth of a use."""
_ROUNDING_MARGIN: Final = 0.4
"""Camera dominoes that are added to an expected number before rounding down: 0.6 of a camera domino counts as one."""
_FEW_DRAWS: Final = 6
"""Draws. With this many or fewer left, bots do not wait for a better domino."""
_LAST_DRAWS: Final = 3
"""Draws. With this many or fewer left, bots accept any use."""
_SHORT_TAIL, _LONG_TAIL = 5, 12
"""Dominoes behind a tile while landscapes are still to come: from the first number on other places are preferred; the second
is the maximum."""
_ROUTE: Final = 5
"""Dominoes. A good continuation of the river has room for this many."""

# The worth of each use.

ANIMAL: Final = 130.0
"""Worth of an animal at a place from which it will get home."""
ANIMAL_WHILE_ABUNDANT: Final = 110.0
"""Worth of such an animal while sand is abundant: less than `LANDSCAPE`."""
LANDSCAPE: Final = 120.0
"""Worth of opening a landscape."""
TILE_TERRAIN: Final = 100.0
"""Worth of filling a hole on a landscape with a domino of its terrain."""
LEADS_HOME: Final = 90.0
"""Worth of filling a hole on the way home of an expected animal with a domino of its terrain."""
FORK: Final = 90.0
"""Worth of a Garden as a fork."""
JOIN: Final = 70.0
"""Worth of filling a hole for any terrain."""
CROSS: Final = 60.0
"""Worth of filling a hole on the way across a landscape with a single port."""
EXTEND: Final = 40.0
"""Worth of extending an open end near a landscape or a fork."""
TAIL: Final = 30.0
"""Worth of extending an open end behind two or more dominoes."""
MAX_REQUIRED_WORTH: Final = 25.0
"""The highest worth that a use is required to have, while dominoes may wait."""
EXTEND_LATER: Final = 22.0
"""Worth of extending an open end that can wait; less than `MAX_REQUIRED_WORTH`."""
WRONG_TERRAIN: Final = 20.0
"""Worth of filling a hole with a domino of a wrong terrain."""
LONG_TAIL: Final = 18.0
"""Worth of extending an open end behind `_SHORT_TAIL` or more dominoes while landscapes are expected."""
WASTED_CAMERA: Final = 16.0
"""Upper limit of the worth of a camera domino used as an ordinary one while it could bring a landscape or an animal."""
ZERO_WORTH: Final = 0.0
"""The worth of actions that are not compared with other uses, and the lowest required worth."""
_NEEDED: Final = 5.0
"""Worth added to a hole on which standing dominoes depend."""
_ORDER: Final = 0.1
"""Worth subtracted for each step away from the Start tile."""
_OWN_TERRAIN: Final = 10.0
"""Worth added for the first domino behind a tile of its own terrain."""
_OTHER_TERRAIN: Final = 5.0
"""Worth subtracted for the first domino behind a tile of another terrain."""
_OTHER_WAY_HOME: Final = 20.0
"""Worth subtracted where the way home of an animal is left to another domino or is not needed yet."""


class Use(NamedTuple):
    """One possible action, its worth, and the reason for it."""

    worth: float
    action: act.Action
    why: str
    """The key of the reason: `advice-aya-KEY` is its message."""
    terrain: str = ""
    """The terrain that benefits; empty when it is not a single one."""


class Supply(NamedTuple):
    """The dominoes that are expected before the placing phase ends."""

    placements: int
    """Number of dominoes that can still be placed."""
    draws: int
    """The number of dominoes among `placements` that are still face down."""
    dominoes: dict[str, float]
    """Expected dominoes of each terrain, drawn or held, including camera dominoes."""
    cameras: dict[str, float]
    """Expected camera dominoes of each terrain."""


def placements_left(view: AyaView) -> int:
    """Estimate how many dominoes can be placed before the sand runs out, at this table's pace."""
    if not view.glass_seconds:
        return DOMINOES
    total = view.glasses * view.glass_seconds
    reserved = sum(len(player.reserve) for player in view.players)
    placed = len(view.dominoes) + RESERVE_SHARE * reserved
    if view.sand is None:
        return max(0, round(total / PLACEMENT_S - placed))
    pace = (total - view.sand + _TRUSTED_PLACEMENTS * PLACEMENT_S) / (placed + _TRUSTED_PLACEMENTS)
    return round(view.sand / pace)


def supply_of(view: AyaView, placements: int) -> Supply:
    """Estimate the supply of a table where the sand allows `placements`."""
    known = dict.fromkeys(st.DOMINO_KINDS, 0)
    held = dict.fromkeys(st.DOMINO_KINDS, 0)
    for domino in view.dominoes:
        known[domino.kind] += 1
    for player in view.players:
        for kind in (*player.reserve, *((player.hand,) if player.hand else ())):
            known[kind] += 1
            held[kind] += 1
    stocks = [player.stock for player in view.players]
    # The placing phase ends with the first stock that is used up, and the seats take turns.
    drawable = max(0, min(stocks) - 1) * len(stocks)
    placements = max(0, min(placements, drawable + sum(held.values())))
    draws = max(0, min(drawable, round(placements - RESERVE_SHARE * sum(held.values()))))
    drawn_share = draws / max(1, sum(stocks))
    cameras_per_terrain = view.cameras // len(TERRAINS)

    def expected(kind: str, number: int) -> float:
        return max(0, number - known[kind]) * drawn_share + held[kind]

    cameras = {terrain: expected(terrain + st.CAMERA, cameras_per_terrain) for terrain in TERRAINS}
    dominoes = {terrain: expected(terrain, RIVER_DOMINOES - cameras_per_terrain) + cameras[terrain] for terrain in TERRAINS}
    return Supply(placements, draws, dominoes | {GARDEN: expected(GARDEN, GARDENS)}, cameras)


class Builder:
    """Evaluates the uses of dominoes on one table, given the supply that is still to come."""

    def __init__(self, view: AyaView, state: AyaState, *, forks: bool = True, connects_first: bool = False) -> None:
        """Survey the table and estimate the supply.

        Args:
            view: the view of the seat.
            state: the state rebuilt from that view.
            forks: see `Level`.
            connects_first: see `Level`.
        """
        in_time = placements_left(view)
        waiting = sum(len(player.reserve) for player in view.players)
        dominoes_left = sum(player.stock for player in view.players) + waiting
        self.view = view
        self.forks = forks
        self.connects_first = connects_first
        self.piles = {pile.terrain: pile for pile in view.piles}
        self.supply = supply_of(view, in_time)
        self.placements = self.supply.placements
        """Dominoes that can still be placed before the placing phase ends."""
        self._survey_table(state)
        self.closing = self.placements <= len(self.needed) + _SPARE_PLACEMENTS
        """Whether the remaining time only suffices to connect and repair."""
        self.abundant = in_time >= _ABUNDANT * dominoes_left
        """Whether there is enough time for a domino to wait for a better use."""
        tiles_left = sum(pile.tiles for pile in self.piles.values())
        self.ample = (
            self.supply.draws > _FEW_DRAWS
            and self.placements >= len(self.holes) + _TILE_COST * tiles_left + _SPARE_PLACEMENTS
            and (tiles_left > 0 or in_time >= _UNHURRIED * dominoes_left)
        )
        """Whether there is time for all remaining landscapes, so that every place can wait for the right domino.

        Once all landscapes are placed, there must also be time for a good part of the dominoes. Else the river should get longer.
        """
        if self.ample:
            self._survey_table(state, frozenset(terrain for terrain, pile in self.piles.items() if pile.animals))
        self.required_worth = (
            MAX_REQUIRED_WORTH - _WORTH_PER_WAITING_DOMINO * waiting
            if self.abundant and self.supply.draws > _LAST_DRAWS
            else ZERO_WORTH
        )
        """The worth that a use must have to be done now. It falls with each domino that waits in a reserve."""
        if self.ample:
            self.required_worth = MAX_REQUIRED_WORTH
        self.landscapes = Landscapes(state, self.survey, self._costs() if self.ample else None)

    def _survey_table(self, state: AyaState, across: frozenset[str] = frozenset()) -> None:
        """Survey the table, see `survey_of`."""
        self.survey = survey_of(state, self.placements, across)
        self.holes = self.survey.holes()
        self.needed = self.survey.needed()

    @cached_property
    def ends(self) -> list[End]:
        """The open ends of the river."""
        return self.survey.ends()

    @cached_property
    def animals(self) -> Animals:
        """The places for animals, with places kept free for those that are expected."""
        tiles_left = sum(pile.tiles for pile in self.piles.values())
        share = min(1.0, max(0, self.placements - len(self.holes)) / (_TILE_COST * tiles_left)) if tiles_left else 0.0
        expected = dict.fromkeys(TERRAINS, 0)
        if not self.closing:
            for terrain, pile in self.piles.items():
                cameras = self.supply.cameras[terrain] - pile.tiles * share
                expected[terrain] = min(
                    pile.animals, math.ceil(cameras) if self.ample else math.floor(cameras + _ROUNDING_MARGIN)
                )
        return Animals(self.survey.state, self.survey, expected, ample=self.ample)

    @cached_property
    def unplaced_animals(self) -> dict[str, int]:
        """For each terrain, the remaining animals minus the places before its landscapes; 0 or less means enough places."""
        before = Counter(stretch.ahead for stretch in self.animals.stretches if not self.animals.is_ridden(stretch))
        return {terrain: pile.animals - pile.tiles - before[terrain] for terrain, pile in self.piles.items()}

    def _costs(self) -> dict[End, float]:
        """The cost of placing a tile at each end where an animal rides or should ride."""
        costs = {}
        for stretch in self.animals.stretches:
            if stretch.end is not None:
                if self.animals.is_ridden(stretch):
                    costs[stretch.end] = NO_ANIMAL
                elif stretch.behind and self.unplaced_animals[stretch.behind] > 0:
                    costs[stretch.end] = _KEPT_FREE_COST
        return costs

    @cached_property
    def more_tiles(self) -> bool:
        """Whether further landscapes are expected."""
        return any(pile.tiles and self.supply.cameras[pile.terrain] > 1 - _ROUNDING_MARGIN for pile in self.piles.values())

    # Dominoes.

    def best(self, kind: str) -> Use | None:
        """The best use of a domino of that kind, or None."""
        return max(self.uses(kind), key=lambda use: use.worth, default=None)

    def uses(self, kind: str) -> Iterator[Use]:
        """Yield the uses of a domino of that kind."""
        terrain = kind.removesuffix(st.CAMERA)
        max_worth = math.inf
        if kind.endswith(st.CAMERA) and not self.closing:
            yield from self._brings(terrain)
            pile = self.piles[terrain]
            if self.abundant and self.supply.draws > _FEW_DRAWS and (pile.animals or pile.tiles):
                max_worth = WASTED_CAMERA
        for use in self._plain_uses(terrain):
            yield use._replace(worth=min(use.worth, max_worth))

    def _plain_uses(self, terrain: str) -> Iterator[Use]:
        """Yield the uses of an ordinary domino."""
        yield from self._in_holes(terrain)
        if terrain == GARDEN:
            yield from self._as_fork()
        if not self.closing or not self.needed:
            yield from self._at_ends(terrain)

    def _in_holes(self, terrain: str) -> Iterator[Use]:
        """Yield the uses of a domino in holes of the river."""
        if terrain == GARDEN and self.forks and self.abundant and self.supply.draws > _FEW_DRAWS and not self.closing:
            return
        for order, hole in enumerate(self.holes):
            if hole.number in self.survey.optional:
                if matches(terrain, hole.terrain):
                    yield Use(CROSS - _ORDER * order, act.Place(hole.spot), "leads-home", hole.terrain)
                continue
            needed = hole.number in self.needed
            nearer = (_NEEDED if needed else 0.0) - _ORDER * order
            place = act.Place(hole.spot)
            if hole.terrain:
                if terrain == GARDEN:
                    yield Use(JOIN + nearer, place, "garden-bridges", hole.terrain)
                elif matches(terrain, hole.terrain):
                    yield Use(TILE_TERRAIN + nearer, place, "waters-landscape", hole.terrain)
                elif self.closing and needed:
                    yield Use(WRONG_TERRAIN + nearer, place, "keeps-running", hole.terrain)
            elif hole.number not in self.animals.kept_free:
                leads = self.animals.leading.get(hole.number, "")
                if leads == terrain:
                    yield Use(LEADS_HOME + nearer, place, "leads-home", terrain)
                elif leads:
                    worth = WRONG_TERRAIN if self.abundant else JOIN - _OTHER_WAY_HOME
                    yield Use(worth + nearer, place, "extends-river")
                else:
                    yield Use(JOIN + nearer, place, "joins-river" if needed else "extends-river")

    def _at_ends(self, terrain: str) -> Iterator[Use]:
        """Yield the uses of a domino that continue the river at an open end."""
        ends = self.ends
        if self.connects_first and not self.ample:
            connected = self.survey.connected()
            ends = [end for end in ends if end.after in connected] or ends
        for order, end in enumerate(ends):
            length = self.landscapes.length(end)
            if (self.more_tiles and length >= _LONG_TAIL) or end in self.animals.ends_kept_free:
                continue
            leads = self.animals.leading_ends.get(end, "")
            if self.ample and leads != terrain:
                continue
            route = self.survey.route(end, _ROUTE)
            if not route:
                continue
            behind = self.animals.behind(end)
            bonus = 0.0
            if behind and not length:
                bonus = _OWN_TERRAIN if behind == terrain else -_OTHER_TERRAIN
            waits = self.abundant and self.more_tiles and (length or behind != terrain)
            if self.more_tiles and length >= _SHORT_TAIL:
                worth = LONG_TAIL
            else:
                worth = EXTEND_LATER if waits else EXTEND if length < 2 else TAIL
            worth += bonus + len(route) - _ROUTE - _ORDER * order - min(length, _LONG_TAIL)
            if leads == terrain:
                worth = LEADS_HOME - _OTHER_WAY_HOME - _ORDER * order
            yield Use(worth, act.Place(route[0].spot()), "extends-river", behind)

    def _as_fork(self) -> Iterator[Use]:
        """Yield the uses of a Garden as a fork at an end of the river with room for both branches."""
        if not self.forks or self.placements < len(self.needed) + _FORK_COST:
            return
        along, aside, turn = GARDEN_HEADS
        for order, end in enumerate(self.ends):
            length = self.landscapes.length(end)
            if end.side or end in self.animals.ends_kept_free or not (length or self.ample):
                continue
            stem = self.animals.behind(end) or self.animals.stem(end)
            if self.ample and not (stem and self.piles[stem].animals):
                continue
            way = end.way.ahead(PITCH)
            heads = [way.ahead(along, side * aside, side * turn) for side in (1, -1)]
            behind = [head.ahead(steps * PITCH) for head in heads for steps in range(1, _BRANCH if self.ample else 2)]
            if self.survey.is_clear([way, *heads, *behind], end.after):
                own = _NEEDED if stem else -6 * _NEEDED if self.abundant else 0.0
                if self.ample:
                    own += _NEEDED * self.unplaced_animals[stem]
                yield Use(FORK + own - order, act.Place(way.spot(), fork=True), "fork-for-animals")

    # Camera dominoes.

    def _brings(self, terrain: str) -> Iterator[Use]:
        """Yield the uses of a camera domino that bring an animal or a landscape into play."""
        if self.piles[terrain].animals:
            for camera, x, y in self.animals.places(terrain):
                worth = ANIMAL_WHILE_ABUNDANT if self.abundant else ANIMAL
                yield Use(worth, act.Animal(camera, x, y), "carries-animal", terrain)
                break
        if self._affords_tile(terrain) and self._has_place(terrain):
            yield Use(LANDSCAPE, act.Landscape(), "opens-landscape", terrain)

    def _affords_tile(self, terrain: str) -> bool:
        """Whether there are enough time and dominoes for another landscape of a terrain."""
        if not self.piles[terrain].tiles or self.placements < len(self.holes) + _TILE_COST + _SPARE_PLACEMENTS:
            return False
        missing = sum(bool(hole.terrain) for hole in self.holes)
        if self.connects_first and missing > (_MAX_MISSING_AMPLE if self.ample else _MAX_MISSING):
            return False
        wanting = sum(hole.terrain == terrain for hole in self.holes)
        return wanting + 3 <= 1.2 * self.supply.dominoes[terrain] + 1

    def _has_place(self, terrain: str) -> bool:
        """Whether at least one of the possible next tiles of a terrain has a place."""
        laid = {tile.id for tile in self.view.tiles}
        kinds = (kind for kind in KINDS if kind.startswith(self.piles[terrain].top))
        left = [f"{terrain}-{kind}" for kind in kinds if f"{terrain}-{kind}" not in laid]
        return any(self.place_of(tile) is not None for tile in left)

    def place_of(self, tile: str) -> act.Lay | None:
        """The best place for a tile, or None."""
        others = sum(pile.tiles - (pile.top == END.name) for pile in self.piles.values())
        return self.landscapes.place_of(tile, others)
