"""The plan read off the table: what stands already, what is still to come, and what each open spot waits for."""

import math
from collections.abc import Iterator
from functools import cached_property
from typing import Final

from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.components import DOMINOES, GARDEN, GARDENS, GLASSES, RIVER_DOMINOES, TERRAINS
from rivage.games.aya.counting import matches
from rivage.games.aya.geometry import Spot, turned
from rivage.games.aya.state import AyaState, Domino
from rivage.games.aya.view import AyaView

from . import progress
from .forecast import Forecast
from .plan import Perch, Plan

NEAR: Final = 80
"""A domino that stands so near a planned spot, in tenths of a millimetre, fills it."""
ASKEW: Final = 300
"""And looks that way, to so many tenths of a degree."""
_CELL: Final = 160
_SECONDS: Final = 4.7
"""From one placement to the next, at a table of people who know what they want."""
_ASIDE: Final = 0.3
"""The part of a placement's time that it takes to put a domino aside."""
_WHOLE: Final = 120
"""Dominoes of a whole plan, but for a few."""
_PATIENT: Final = 0.3
"""A spot is kept free for a piece that is expected with at least so much."""


def placements(glass: int) -> int:
    """How many dominoes are placed before the sand of both glasses has run, each of so many seconds; 0 seconds are for ever."""
    return round(GLASSES * glass / _SECONDS) if glass else 2 * DOMINOES


class Reading:
    """What a bot makes of the table."""

    def __init__(self, view: AyaView, state: AyaState, plan: Plan, *, forks: bool = True) -> None:
        """`forks`: whether the reader knows what a Garden can do."""
        self.view = view
        self.knows_forks = forks
        self.state = state
        self.plan = plan
        self.laid = {tile.id for tile in state.tiles}
        self.stands = self._matched()
        """For each planned spot the domino that fills it."""
        self.places: dict[str, act.Lay | None] = {}
        """Where tiles can go, once it has been asked."""
        self.hurried = placements(view.glass_seconds) < _WHOLE
        """Whether the sand runs out before the plan can be built."""
        self._supply()
        self._hold()

    @cached_property
    def forecast(self) -> Forecast:
        """The table as it will lie."""
        return Forecast(self.state)

    # What stands.

    def _matched(self) -> list[Domino | None]:
        cells: dict[tuple[int, int], list[Domino]] = {}
        for domino in self.state.dominoes:
            if domino.stands:
                cells.setdefault((domino.spot.x // _CELL, domino.spot.y // _CELL), []).append(domino)
        found: list[Domino | None] = []
        taken: set[int] = set()
        for planned in self.plan.spots:
            near = (domino for domino in _around(cells, planned.spot) if domino.id not in taken)
            best = min(near, key=lambda domino: (_away(domino.spot, planned.spot), domino.id), default=None)
            if best is not None:
                taken.add(best.id)
            found.append(best)
        return found

    def is_short(self, seat: int) -> bool:
        """Whether a seat has more in its reserve than it will have turns, if others do not wait for it."""
        return len(self.view.players[seat].reserve) >= self.turns - 1

    @property
    def ends(self) -> bool:
        """Whether what is in hands must do now, for want of better to come, or of time."""
        return self.last or self.is_short(max(self.view.seat, 0))

    @cached_property
    def perched(self) -> list[bool]:
        """For each perch whether an animal sits there, or near it."""
        riders = self.state.riders
        return [any(abs(rider.x - p.x) < 200 and abs(rider.y - p.y) < 200 for rider in riders) for p in self.plan.perches]

    def forks(self, number: int) -> bool:
        """Whether a Garden stands as a fork at that spot."""
        domino = self.stands[number]
        return domino is not None and domino.fork

    # What is to come.

    def _supply(self) -> None:
        """Counts what is still face down, and how much of it will be drawn."""
        view = self.view
        seen = dict.fromkeys(st.DOMINO_KINDS, 0)
        free = dict.fromkeys(st.DOMINO_KINDS, 0)
        for domino in view.dominoes:
            seen[domino.kind] += 1
        for player in view.players:
            for kind in (*player.reserve, *((player.hand,) if player.hand else ())):
                seen[kind] += 1
                free[kind] += 1
        stocks = [player.stock for player in view.players]
        kept = sum(len(player.reserve) for player in view.players)
        sand = placements(view.glass_seconds) - len(view.dominoes) - round(_ASIDE * kept)
        self.draws = min(sum(max(0, stock - 1) for stock in stocks), max(0, sand - sum(free.values())))
        """How many dominoes can still be drawn and placed before placing ends."""
        self.last = self.draws == 0
        """Nothing more will come: what is in hands and reserves must do."""
        part = self.draws / max(1, sum(stocks))
        cameras = view.cameras // len(TERRAINS)

        def coming(kind: str, number: int) -> float:
            return max(0, number - seen[kind]) * part + free[kind]

        self.cameras = {terrain: coming(terrain + st.CAMERA, cameras) for terrain in TERRAINS}
        plain = RIVER_DOMINOES - cameras
        self.coming = {terrain: coming(terrain, plain) + self.cameras[terrain] for terrain in TERRAINS}
        self.gardens = coming(GARDEN, GARDENS)
        self.turns = min(stocks)
        """How many turns each seat has at least: placing ends with the first stock that is used up."""
        self.waiting_cameras = {
            terrain: sum(kind == terrain + st.CAMERA for player in view.players for kind in (*player.reserve, player.hand))
            for terrain in TERRAINS
        }
        """Camera dominoes in hands and reserves."""
        self.left = min(self.draws + sum(free.values()), max(0, sand))
        """All dominoes that can still be placed."""
        self.animals = {pile.terrain: pile.animals for pile in view.piles}
        self.tiles = {pile.terrain: pile.tiles for pile in view.piles}
        """What is left of each terrain."""

    def animals_to_come(self, terrain: str, tiles: int) -> int:
        """How many animals of a terrain camera dominoes are expected for, once so many tiles have theirs."""
        return min(self.animals[terrain], math.ceil(self.cameras[terrain] - tiles - _PATIENT))

    # What is kept free.

    def _hold(self) -> None:
        plan = self.plan
        self.kept_cameras: set[int] = set()
        """Spots that wait for a tile's camera domino."""
        to_lay: dict[str, list[int]] = {terrain: [] for terrain in TERRAINS}
        for slot in plan.slots.values():
            if slot.tile not in self.laid and self.stands[slot.camera] is None:
                to_lay[slot.tile.split("-")[0]].append(slot.camera)
        spare = {}
        for terrain, spots in to_lay.items():
            count = min(len(spots), math.ceil(self.cameras[terrain] - _PATIENT))
            self.kept_cameras.update(spots if count > 0 else ())
            spare[terrain] = self.animals_to_come(terrain, len(spots))
        self.kept_forks = self._kept_forks()
        """Spots that wait for a Garden."""
        self.kept_perches: set[int] = set()
        """Perches that wait for an animal."""
        for terrain, number in spare.items():
            best = sorted((i for i, perch in enumerate(plan.perches) if self._open(i, perch, terrain)), key=self.preference)
            self.kept_perches.update(best[: max(0, number)])
        self.waiting: dict[int, list[int]] = {}
        """For spots of such perches, which perches."""
        for i in self.kept_perches:
            for spot in (plan.perches[i].near, plan.perches[i].far):
                self.waiting.setdefault(spot, []).append(i)

    def _kept_forks(self) -> set[int]:
        """The spots where Gardens are of most use, as many as will come."""
        if self.last and not self.knows_forks:
            return set()
        plan = self.plan
        worth: dict[int, float] = {}
        for number, planned in enumerate(plan.spots):
            if planned.fork and self.stands[number] is None:
                worth[number] = 0.1 * bool(planned.wants)
        for perch, sits in zip(plan.perches, self.perched, strict=True):
            for fork in perch.forks:
                if fork in worth:
                    worth[fork] += 10 if sits else 1 if self.animals[perch.terrain] else 0
        best = sorted(worth, key=lambda number: (-worth[number], number))
        return set(best[: max(0, math.ceil(self.gardens - _PATIENT))])

    def _open(self, i: int, perch: Perch, terrain: str) -> bool:
        if perch.terrain != terrain or self.perched[i]:
            return False
        near, far = self.stands[perch.near], self.stands[perch.far]
        if near is not None and far is not None:
            return False
        if not all(self._may_lead(number, terrain) for number in self.plan.homeward(perch)):
            return False
        return all(self.forks(fork) or fork in self.kept_forks for fork in perch.forks)

    def _may_lead(self, number: int, terrain: str) -> bool:
        """Whether an animal of a terrain finds its way over a spot: nothing stands there yet, or what does is of its terrain."""
        domino = self.stands[number]
        return domino is None or matches(domino.terrain, terrain)

    def preference(self, i: int) -> tuple[bool, bool, int]:
        perch = self.plan.perches[i]
        sure = all(self.forks(fork) for fork in perch.forks)
        begun = self.stands[perch.near] is not None or self.stands[perch.far] is not None
        return not sure, not begun, i

    # What a spot is for.

    def is_free(self, number: int) -> bool:
        """Whether nothing stands there, and the tile it belongs on lies."""
        planned = self.plan.spots[number]
        return self.stands[number] is None and not planned.void and (not planned.tile or planned.tile in self.laid)

    @cached_property
    def rooted(self) -> list[bool]:
        """For each planned spot whether the tile lies that it is on, or that its river leaves."""
        found: list[bool] = []
        for planned in self.plan.spots:
            if planned.tile:
                found.append(planned.tile in self.laid)
            elif planned.after < 0:
                found.append(True)
            else:
                camera = self.plan.spots[planned.after].camera
                found.append(found[planned.after] and (not camera or camera in self.laid))
        return found

    @cached_property
    def sure(self) -> list[int]:
        """For each planned spot how sure it is that it will be of use."""
        return progress.sure(self.plan, self.laid, self.stands, self.rooted)

    @cached_property
    def gaps(self) -> dict[int, int]:
        """For empty spots between two that are filled, how many are empty there."""
        return progress.gaps(self.plan, self.stands, self.rooted)

    def is_kept(self, number: int) -> bool:
        """Whether it waits for a Garden, a tile, or an animal's camera domino."""
        if number in self.kept_cameras or number in self.kept_forks:
            return True
        for i in self.waiting.get(number, ()):
            perch = self.plan.perches[i]
            other = perch.far if number == perch.near else perch.near
            if self.stands[other] is not None or self.plan.spots[other].camera:
                return True
        return False

    def is_idle(self, number: int) -> bool:
        """Whether it is of use only for dominoes that nobody needs."""
        planned = self.plan.spots[number]
        return planned.tail or planned.void or not all(self.forks(fork) or fork in self.kept_forks for fork in planned.forks)

    @cached_property
    def surplus(self) -> dict[str, float]:
        """For each terrain, how many more dominoes will come than spots ask for it."""
        need = dict.fromkeys(TERRAINS, 0)
        for number, planned in enumerate(self.plan.spots):
            if planned.wants and self.stands[number] is None and not self.is_idle(number) and number not in self.kept_forks:
                need[planned.wants] += 1
        for i in self.kept_perches:
            perch = self.plan.perches[i]
            if self.stands[perch.far] is None and self.stands[perch.near] is not None and not self.plan.spots[perch.far].wants:
                need[perch.terrain] += 1
        return {terrain: self.coming[terrain] - need[terrain] for terrain in TERRAINS}

    @cached_property
    def spare(self) -> int:
        """How many more dominoes there are than open spots that matter."""
        empty = sum(1 for number, domino in enumerate(self.stands) if domino is None and not self.is_idle(number))
        return self.left - empty

    def shifted(self, spot: Spot) -> list[Spot]:
        """A spot, and others near it for when it is blocked."""
        return [spot, *(spot.ahead(along, across) for along, across in _SHIFTS)]


def _around(cells: dict[tuple[int, int], list[Domino]], spot: Spot) -> Iterator[Domino]:
    """The dominoes that stand where one is planned."""
    column, row = spot.x // _CELL, spot.y // _CELL
    for i in (column - 1, column, column + 1):
        for j in (row - 1, row, row + 1):
            for domino in cells.get((i, j), ()):
                if _fills(domino.spot, spot):
                    yield domino


def _fills(one: Spot, planned: Spot) -> bool:
    """Whether a domino stands where one is planned."""
    return _away(one, planned) <= NEAR**2 and turned(one.a, planned.a) <= ASKEW


def _away(one: Spot, other: Spot) -> int:
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2


_SHIFTS: Final = ((-30, 0), (30, 0), (0, 30), (0, -30), (-60, 0), (60, 0), (0, 60), (0, -60), (-40, 40), (-40, -40))
