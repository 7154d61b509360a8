"""The plan read off the table: what stands already, what is still to come, and what each open spot waits for."""

import math
from collections.abc import Iterator
from functools import cached_property
from typing import Final

from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.components import BEND, DOMINOES, END, FORK, GARDEN, GARDENS, GLASSES, RIVER_DOMINOES, TERRAINS
from rivage.games.aya.counting import matches
from rivage.games.aya.geometry import Spot, turned
from rivage.games.aya.state import AyaState, Domino
from rivage.games.aya.view import AyaView
from rivage.games.aya.ways import ON_BEND, STEM

from . import progress
from .forecast import Forecast
from .nests import open_nests
from .plan import Perch, Plan, Slot, plan_for
from .table import start_of

NEAR: Final = 80
"""A domino that stands so near a planned spot, in tenths of a millimetre, fills it."""
ASKEW: Final = 300
"""And looks that way, to so many tenths of a degree."""
_CARELESS: Final = 5
_WILD: Final = 6
"""One domino of so many that stands alone tells of somebody who stands nearly all of theirs anywhere."""
_FEW: Final = 3
_ALONE: Final = 8
"""Dominoes that stand alone: so many at least, and so many at the end if it goes on like that, leave hardly a token."""
_CELL: Final = 160
ON_TILE: Final = {BEND.name: len(ON_BEND), FORK.name: len(STEM) + 4, END.name: 0}
"""Dominoes on a tile, by its kind."""
_SECONDS: Final = 4.7
"""From one placement to the next, at a table of people who know what they want."""
_ASIDE: Final = 0.3
"""The part of a placement's time that it takes to put a domino aside."""
_WHOLE: Final = 120
"""Dominoes of a whole plan, but for a few."""
FARTHEST: Final = 60
"""How far ahead of a spot a domino may be stood when that is blocked."""
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
        """Whether the sand runs out before all of the plan can be built: then it is built outwards, whole as far as it goes."""
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
        carrying = {rider.camera for rider in self.state.riders}
        self.strange = {domino.id for each in cells.values() for domino in each} - taken - carrying
        """The dominoes that stand where no plan has any, but for those that carry an animal."""
        return found

    @property
    def disturbed(self) -> bool:
        """Whether others build by another plan, or by none."""
        return bool(self.strange)

    @cached_property
    def _alone(self) -> list[Spot]:
        """Dominoes off the plan that stand alone: nothing falls onto them, and they onto nothing."""
        forecast = self.forecast
        strange = (i for i, one in enumerate(forecast.dominoes) if one.id in self.strange)
        return [forecast.dominoes[i].spot for i in strange if not forecast.is_struck(i) and not forecast.strikes(i)]

    @property
    def loose(self) -> int:
        """How many those are."""
        return len(self._alone)

    @cached_property
    def lost(self) -> int:
        """How many of them never were planned. Where tiles were laid off the plan, bots too have left some behind."""
        start = start_of(self.state)
        planned = plan_for(*self.state.setting.size, start).spots if start is not None else ()
        return sum(not any(_fills(spot, each.spot) for each in planned) for spot in self._alone)

    @property
    def hopeless(self) -> bool:
        """Whether all tokens will go on pushes if others go on like that: then it does not matter what is joined to what."""
        return self.lost >= _FEW and self.lost * DOMINOES > _ALONE * len(self.view.dominoes)

    @property
    def careless(self) -> bool:
        """Whether somebody stands dominoes anywhere: landscapes are spoiled sooner or later, animals less often."""
        return self.disturbed and self.loose + 2 * len(self.forecast.spoiled) >= _CARELESS

    @cached_property
    def thrifty(self) -> bool:
        """Whether a push that is saved is worth a domino: not where all tokens are lost anyway."""
        return not (self.careless or self.hopeless)

    @property
    def littered(self) -> bool:
        """Whether so much stands alone that pushes are lost anyway, though by far not all: some of what waits is still safe."""
        return _CARELESS <= self.loose <= len(self.view.dominoes) / _WILD

    def is_short(self, seat: int) -> bool:
        """Whether a seat has more in its reserve than it will have turns, if others do not wait for it."""
        return self.disturbed and len(self.view.players[seat].reserve) >= self.turns - 1

    @property
    def ends(self) -> bool:
        """Whether what is in hands must do now, for want of better to come, or of time."""
        return self.last or self.is_short(max(self.view.seat, 0))

    def filled(self, tile: str) -> int:
        """How many dominoes stand on a tile as planned."""
        return sum(each is not None and self.plan.spots[number].tile == tile for number, each in enumerate(self.stands))

    @cached_property
    def exits(self) -> set[int]:
        """The last spots before ways out on which an animal may follow."""
        return {self.plan.spots[perch.near].after for perch in self.plan.perches}

    @cached_property
    def ports(self) -> set[int]:
        """The last spot on a tile before each of its ways out."""
        spots = self.plan.spots
        on = {number for number, planned in enumerate(spots) if planned.tile}
        return on - {
            planned.after for number, planned in enumerate(spots) if number in on and spots[planned.after].tile == planned.tile
        }

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
            spare[terrain] = min(self.animals[terrain], math.ceil(self.cameras[terrain] - len(spots) - _PATIENT))
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

    def nests_wanted(self, terrain: str) -> bool:
        """Whether more animals of a terrain will come than there are places for."""
        tiles = next(pile.tiles for pile in self.view.piles if pile.terrain == terrain)
        expected = min(self.animals[terrain], math.ceil(self.cameras[terrain] - tiles - _PATIENT))
        planned = sum(self.plan.perches[i].terrain == terrain for i in self.kept_perches)
        return expected > planned and expected > planned + open_nests(self.forecast, terrain)

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

    def full_perches(self, terrain: str) -> Iterator[tuple[Domino, Domino]]:
        """Two dominoes that stand on a perch of a terrain where no animal sits, and lead home as far as anything stands there."""
        for i, perch in enumerate(self.plan.perches):
            near, far = self.stands[perch.near], self.stands[perch.far]
            if perch.terrain != terrain or self.perched[i] or near is None or far is None or perch.owner not in self.laid:
                continue
            if all(map(self.forks, perch.forks)) and all(self._may_lead(each, terrain) for each in self.plan.homeward(perch)):
                yield near, far

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
        if self.stands[number] is not None or planned.void or (planned.tile and planned.tile not in self.laid):
            return False
        return not self.hurried or (self.rooted[number] and self.reached(number))

    def reached(self, number: int) -> bool:
        """Whether a planned spot is on a tile, or the one before it is filled."""
        planned = self.plan.spots[number]
        return bool(planned.tile) or planned.after < 0 or self.stands[planned.after] is not None

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
        return progress.gaps(self.plan, self.stands, self.rooted, self.forecast)

    def affordable(self, kind: str, before: int) -> bool:
        """Whether the sand lasts for another tile with so many dominoes before it, and for all that was begun."""
        if not self.hurried:
            return True
        owed = {number for laid in self.laid & self.plan.slots.keys() for number in self.behind[self.plan.slots[laid].camera]}
        owed |= {number for number, planned in enumerate(self.plan.spots) if planned.tile in self.laid}
        return sum(self.stands[number] is None for number in owed) + before + ON_TILE[kind] <= self.left

    def owed(self, slot: Slot) -> int:
        """How many dominoes are still to be stood before a slot."""
        return sum(self.stands[number] is None for number in self.behind[slot.camera])

    def led_to(self, slot: Slot) -> int:
        """How many slots the river leads to by way of one, itself counted."""
        reached = {slot.camera}
        for number, planned in enumerate(self.plan.spots):
            if planned.after in reached:
                reached.add(number)
        return sum(each.camera in reached for each in self.plan.slots.values())

    @cached_property
    def behind(self) -> list[tuple[int, ...]]:
        """For each planned spot the river that leads to it from the tile before, itself the first."""
        found: list[tuple[int, ...]] = []
        for number, planned in enumerate(self.plan.spots):
            goes_on = planned.after >= 0 and not self.plan.spots[planned.after].tile
            found.append((number, *found[planned.after]) if goes_on else (number,))
        return found

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


_SHIFTS: Final = ((-30, 0), (30, 0), (0, 30), (0, -30), (-60, 0), (FARTHEST, 0), (0, 60), (0, -60), (-40, 40), (-40, -40))
