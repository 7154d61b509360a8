"""Chooses what builders do with a domino so that one river grows from the Start tile: connect first, then extend."""

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
"""Seconds from one placement to the next, at a table of experienced people."""
RESERVE_SHARE: Final = 0.3
"""Share of a placement's time that putting a domino aside takes."""
_TRUSTED_PLACEMENTS: Final = 10
"""Placements after which the measured pace counts as much as the usual one."""
_SPARE_PLACEMENTS: Final = 3
"""Placements that are kept for repairs."""
_TILE_COST: Final = 6
"""Dominoes that a landscape takes on average, with the link that leads to it."""
_MAX_MISSING, _MAX_MISSING_AMPLE = 5, 8
"""Dominoes that may be missing on landscapes when a bot that connects first lays another one: usually, and with ample sand."""
_FORK_COST: Final = 8
"""Dominoes that a fork takes, with its branches."""
_KEPT: Final = 1.0
"""Cost of laying a tile at an end that should be kept for an animal."""
_BRANCH: Final = 3
"""Dominoes for which there should be room on each branch of a fork."""
_ABUNDANT: Final = 0.25
"""Placements for each domino that is left. From this ratio on, a domino may wait for a better place."""
_UNHURRIED: Final = 0.4
"""Placements for each domino that is left. From this ratio on, a domino may wait although all landscapes lie."""
_IMPATIENCE: Final = 0.6
"""Worth. Each waiting domino lowers the worth that a place must have by this."""
_LIKELY: Final = 0.4
"""Camera dominoes, added to the expected number before it is rounded down: 0.6 of a camera domino counts as one."""
_FEW_DRAWS: Final = 6
"""Draws. With no more than these left, bots do not wait for a better domino."""
_LAST_DRAWS: Final = 3
"""Draws. With no more than these left, any use is good enough."""
_SHORT_TAIL, _LONG_TAIL = 5, 12
"""Dominoes behind a tile while landscapes are still to come: the number from which other places are better, and the most."""
_ROUTE: Final = 5
"""Dominoes for which there should be room where the river goes on."""

# The worth of each use.

ANIMAL: Final = 130.0
"""An animal that will be won."""
ANIMAL_WHILE_ABUNDANT: Final = 110.0
"""The same while dominoes can wait: less than `LANDSCAPE`."""
LANDSCAPE: Final = 120.0
TILE_TERRAIN: Final = 100.0
"""A hole on a landscape, for a domino of its terrain."""
LEADS_HOME: Final = 90.0
"""A hole that leads an expected animal home, for a domino of its terrain."""
FORK: Final = 90.0
JOIN: Final = 70.0
"""A hole for which any terrain will do."""
CROSS: Final = 60.0
"""Leading the river across a landscape with a single port."""
EXTEND: Final = 40.0
"""An open end near a landscape or a fork."""
TAIL: Final = 30.0
"""An open end behind two or more dominoes."""
PATIENT: Final = 25.0
"""The worth that a use must have while dominoes can wait."""
IDLE: Final = 22.0
"""An open end that should rather wait; below `PATIENT`."""
WRONG_TERRAIN: Final = 20.0
"""A hole for a domino of a wrong terrain."""
LONG_TAIL: Final = 18.0
"""An open end behind `_SHORT_TAIL` or more dominoes while landscapes are expected."""
WASTED_CAMERA: Final = 16.0
"""At most, for a camera domino used as an ordinary one although it could bring something."""
NOTHING: Final = 0.0
_NEEDED: Final = 5.0
"""Worth that is added to a hole that something depends on."""
_ORDER: Final = 0.1
"""Worth that each step away from the Start tile costs."""
_OWN_TERRAIN: Final = 10.0
_OTHER_TERRAIN: Final = 5.0
_OTHER_WAY_HOME: Final = 20.0


class Use(NamedTuple):
    """One possible action, its worth, and the reason for it."""

    worth: float
    action: act.Action
    why: str
    """The key of the reason: `advice-aya-KEY` is its message."""
    terrain: str = ""
    """The terrain that benefits from it; empty where it is not a single one."""


class Supply(NamedTuple):
    """The dominoes that are expected before placing ends."""

    placements: int
    """Dominoes that can still be placed."""
    draws: int
    """Of these, how many are still face down."""
    dominoes: dict[str, float]
    """Dominoes of each terrain that will be drawn or are held, those with a camera included."""
    cameras: dict[str, float]


def placements_left(view: AyaView) -> int:
    """The number of dominoes that can still be placed before the sand runs out, at this table's pace."""
    if not view.glass_seconds:
        return DOMINOES
    total = view.glasses * view.glass_seconds
    kept = sum(len(player.reserve) for player in view.players)
    placed = len(view.dominoes) + RESERVE_SHARE * kept
    if view.sand is None:
        return max(0, round(total / PLACEMENT_S - placed))
    pace = (total - view.sand + _TRUSTED_PLACEMENTS * PLACEMENT_S) / (placed + _TRUSTED_PLACEMENTS)
    return round(view.sand / pace)


def supply_of(view: AyaView, placements: int) -> Supply:
    """The supply on a table where the sand allows `placements`."""
    seen = dict.fromkeys(st.DOMINO_KINDS, 0)
    held = dict.fromkeys(st.DOMINO_KINDS, 0)
    for domino in view.dominoes:
        seen[domino.kind] += 1
    for player in view.players:
        for kind in (*player.reserve, *((player.hand,) if player.hand else ())):
            seen[kind] += 1
            held[kind] += 1
    stocks = [player.stock for player in view.players]
    # Placing ends with the first stock that is used up, and the seats take turns.
    drawable = max(0, min(stocks) - 1) * len(stocks)
    placements = max(0, min(placements, drawable + sum(held.values())))
    draws = max(0, min(drawable, round(placements - RESERVE_SHARE * sum(held.values()))))
    part = draws / max(1, sum(stocks))
    each = view.cameras // len(TERRAINS)

    def coming(kind: str, number: int) -> float:
        return max(0, number - seen[kind]) * part + held[kind]

    cameras = {terrain: coming(terrain + st.CAMERA, each) for terrain in TERRAINS}
    dominoes = {terrain: coming(terrain, RIVER_DOMINOES - each) + cameras[terrain] for terrain in TERRAINS}
    return Supply(placements, draws, dominoes | {GARDEN: coming(GARDEN, GARDENS)}, cameras)


class Builder:
    """The uses of dominoes on one table, with the supply that is still to come."""

    def __init__(self, view: AyaView, state: AyaState, *, forks: bool = True, connects_first: bool = False) -> None:
        """`forks`: whether the bot makes forks of Gardens. `connects_first`: see `Level`."""
        in_time = placements_left(view)
        waiting = sum(len(player.reserve) for player in view.players)
        dominoes_left = sum(player.stock for player in view.players) + waiting
        self.view = view
        self.forks = forks
        self.connects_first = connects_first
        self.piles = {pile.terrain: pile for pile in view.piles}
        self.supply = supply_of(view, in_time)
        self.placements = self.supply.placements
        """Dominoes that can still be placed before placing ends."""
        self._survey_table(state)
        self.closing = self.placements <= len(self.needed) + _SPARE_PLACEMENTS
        """Whether there is only time to connect and repair."""
        self.abundant = in_time >= _ABUNDANT * dominoes_left
        tiles_left = sum(pile.tiles for pile in self.piles.values())
        self.ample = (
            self.supply.draws > _FEW_DRAWS
            and self.placements >= len(self.holes) + _TILE_COST * tiles_left + _SPARE_PLACEMENTS
            and (tiles_left > 0 or in_time >= _UNHURRIED * dominoes_left)
        )
        """Whether there is time for all landscapes that are left, so that every place can wait for the right domino.

        Once they all lie, only while there is time for a good part of the dominoes: otherwise the river should become longer.
        """
        if self.ample:
            self._survey_table(state, frozenset(terrain for terrain, pile in self.piles.items() if pile.animals))
        self.patience = PATIENT - _IMPATIENCE * waiting if self.abundant and self.supply.draws > _LAST_DRAWS else NOTHING
        """The worth that a place must have for a domino to be placed now: less with every domino that waits in a reserve."""
        if self.ample:
            self.patience = PATIENT
        self.landscapes = Landscapes(state, self.survey, self._costs() if self.ample else None)

    def _survey_table(self, state: AyaState, across: frozenset[str] = frozenset()) -> None:
        """Survey the table. `across`: see `survey_of`."""
        self.survey = survey_of(state, self.placements, across)
        self.holes = self.survey.holes()
        self.needed = self.survey.needed()

    @cached_property
    def ends(self) -> list[End]:
        """Where the river can go on."""
        return self.survey.ends()

    @cached_property
    def animals(self) -> Animals:
        """Places for animals."""
        tiles_left = sum(pile.tiles for pile in self.piles.values())
        share = min(1.0, max(0, self.placements - len(self.holes)) / (_TILE_COST * tiles_left)) if tiles_left else 0.0
        expected = dict.fromkeys(TERRAINS, 0)
        if not self.closing:
            for terrain, pile in self.piles.items():
                cameras = self.supply.cameras[terrain] - pile.tiles * share
                expected[terrain] = min(pile.animals, math.ceil(cameras) if self.ample else math.floor(cameras + _LIKELY))
        return Animals(self.survey.state, self.survey, expected, ample=self.ample)

    @cached_property
    def unplaced_animals(self) -> dict[str, int]:
        """For each terrain, the animals left minus the places before its landscapes, now or later; 0 or less: enough places."""
        before = Counter(stretch.ahead for stretch in self.animals.stretches if not self.animals.is_ridden(stretch))
        return {terrain: pile.animals - pile.tiles - before[terrain] for terrain, pile in self.piles.items()}

    def _costs(self) -> dict[End, float]:
        """The cost of laying a tile at each end where an animal rides or should ride."""
        costs = {}
        for stretch in self.animals.stretches:
            if stretch.end is not None:
                if self.animals.is_ridden(stretch):
                    costs[stretch.end] = NO_ANIMAL
                elif stretch.behind and self.unplaced_animals[stretch.behind] > 0:
                    costs[stretch.end] = _KEPT
        return costs

    @cached_property
    def more_tiles(self) -> bool:
        """Whether landscapes are still expected."""
        return any(pile.tiles and self.supply.cameras[pile.terrain] > 1 - _LIKELY for pile in self.piles.values())

    # Dominoes.

    def best(self, kind: str) -> Use | None:
        """The best use of a domino of that kind; None: there is none."""
        return max(self.uses(kind), key=lambda use: use.worth, default=None)

    def uses(self, kind: str) -> Iterator[Use]:
        """The uses of a domino of that kind."""
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
        """Yield the uses of a domino that brings nothing into play."""
        yield from self._in_holes(terrain)
        if terrain == GARDEN:
            yield from self._as_fork()
        if not self.closing or not self.needed:
            yield from self._at_ends(terrain)

    def _in_holes(self, terrain: str) -> Iterator[Use]:
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
            elif hole.number not in self.animals.kept:
                leads = self.animals.leading.get(hole.number, "")
                if leads == terrain:
                    yield Use(LEADS_HOME + nearer, place, "leads-home", terrain)
                elif leads:
                    worth = WRONG_TERRAIN if self.abundant else JOIN - _OTHER_WAY_HOME
                    yield Use(worth + nearer, place, "extends-river")
                else:
                    yield Use(JOIN + nearer, place, "joins-river" if needed else "extends-river")

    def _at_ends(self, terrain: str) -> Iterator[Use]:
        ends = self.ends
        if self.connects_first and not self.ample:
            connected = self.survey.connected()
            ends = [end for end in ends if end.after in connected] or ends
        for order, end in enumerate(ends):
            length = self.landscapes.length(end)
            if (self.more_tiles and length >= _LONG_TAIL) or end in self.animals.kept_ends:
                continue
            leads = self.animals.leading_ends.get(end, "")
            if self.ample and leads != terrain:
                continue
            route = self.survey.route(end, _ROUTE)
            if not route:
                continue
            behind = self.animals.behind(end)
            likes = 0.0
            if behind and not length:
                likes = _OWN_TERRAIN if behind == terrain else -_OTHER_TERRAIN
            waits = self.abundant and self.more_tiles and (length or behind != terrain)
            if self.more_tiles and length >= _SHORT_TAIL:
                worth = LONG_TAIL
            else:
                worth = IDLE if waits else EXTEND if length < 2 else TAIL
            worth += likes + len(route) - _ROUTE - _ORDER * order - min(length, _LONG_TAIL)
            if leads == terrain:
                worth = LEADS_HOME - _OTHER_WAY_HOME - _ORDER * order
            yield Use(worth, act.Place(route[0].spot()), "extends-river", behind)

    def _as_fork(self) -> Iterator[Use]:
        """A Garden at an end of the river, with room for both of its branches."""
        if not self.forks or self.placements < len(self.needed) + _FORK_COST:
            return
        along, aside, turn = GARDEN_HEADS
        for order, end in enumerate(self.ends):
            length = self.landscapes.length(end)
            if end.side or end in self.animals.kept_ends or not (length or self.ample):
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
        """Whether there is time, and there are dominoes, for another landscape of a terrain."""
        if not self.piles[terrain].tiles or self.placements < len(self.holes) + _TILE_COST + _SPARE_PLACEMENTS:
            return False
        missing = sum(bool(hole.terrain) for hole in self.holes)
        if self.connects_first and missing > (_MAX_MISSING_AMPLE if self.ample else _MAX_MISSING):
            return False
        wanting = sum(hole.terrain == terrain for hole in self.holes)
        return wanting + 3 <= 1.2 * self.supply.dominoes[terrain] + 1

    def _has_place(self, terrain: str) -> bool:
        """Whether the next tile of a terrain can be laid, whichever it may be."""
        laid = {tile.id for tile in self.view.tiles}
        kinds = (kind for kind in KINDS if kind.startswith(self.piles[terrain].top))
        left = [f"{terrain}-{kind}" for kind in kinds if f"{terrain}-{kind}" not in laid]
        return any(self.place_of(tile) is not None for tile in left)

    def place_of(self, tile: str) -> act.Lay | None:
        """The best place for a tile; None while there is none."""
        others = sum(pile.tiles - (pile.top == END.name) for pile in self.piles.values())
        return self.landscapes.place_of(tile, others)
