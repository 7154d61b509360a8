"""Scripted people for Aya: players beside bots whose actions depend only on the view of their seat.

- `sensible` plays well, but without the bots' plan: fills landscapes with their terrain, extends rivers, places tiles at the ends
of
  rivers or at free spots, and puts animals behind landscapes of their terrain.
- `careless` plays like `sensible` with errors of the hand. Sometimes the terrain is wrong, and a quarter of the actions are
random. - `random` plays at random: tiles anywhere, dominoes near other pieces in any direction, animals on any two dominoes,
random forks
  and pushes.
- `follower` follows the advice of the bots.
"""

import math
import random
from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from rivage.bots.aya import advise
from rivage.bots.aya.table import may_lay, may_perch, may_stand, state_of
from rivage.bots.aya.tiles import river_of
from rivage.core import Seat
from rivage.games.aya import GAME
from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.components import GARDEN, START
from rivage.games.aya.geometry.rivers import leads
from rivage.games.aya.geometry.spots import SCALE, TENTHS, TILE, TURN, Spot, fallen, squared_distance_to_box
from rivage.games.aya.geometry.standard_spots import STRIDE, Way
from rivage.games.aya.state import Domino, LaidTile, ports_of
from rivage.games.aya.view import AyaView

Person = Callable[[AyaView, random.Random], act.Action | None]
"""A scripted person: takes a view and returns an action, or None to wait."""

NEAR_DISTANCE: Final = 1000
"""Tenths of a millimetre. The maximum distance from other pieces at which a random person places dominoes."""
MAX_TRIES: Final = 300
"""Attempts to find a legal spot at random."""


def random_person(view: AyaView, rng: random.Random) -> act.Action | None:
    """A person who plays at random."""
    return _before(view, rng, _anywhere(view, rng, 500)) or _turn(view, rng, _random_use)


def careless(view: AyaView, rng: random.Random) -> act.Action | None:
    """A person who makes mistakes."""
    return _before(view, rng, _middle(view, rng)) or _turn(view, rng, _careless_use)


def sensible(view: AyaView, rng: random.Random) -> act.Action | None:
    """A person who plays well without the bots' plan."""
    return _before(view, rng, _middle(view, rng)) or _turn(view, rng, _sensible_use)


def follower(view: AyaView, rng: random.Random) -> act.Action | None:
    """A person who follows the advice."""
    if view.phase in (st.FIRST, st.READY, st.PAUSE):
        return _before(view, rng, Spot(0, 0, 0))
    advice = advise(view, view.seat)
    if advice is None:
        return None
    action = GAME.parse_action(advice.action)
    # Advice for a domino in hand also comes before its turn. Repairs are allowed at any time.
    waits = view.phase == st.PLACING and view.turn != view.seat and bool(view.players[view.seat].hand)
    return None if waits and not isinstance(action, act.Raise | act.Put) else action


PEOPLE: Final[dict[str, Person]] = {
    "sensible": sensible,
    "careless": careless,
    "random": random_person,
    "follower": follower,
}


# Shared behaviour.


def _before(view: AyaView, rng: random.Random, start: Spot) -> act.Action | None:
    """The action before the placing phase and between the glasses."""
    if view.phase == st.FIRST:
        return act.First(rng.randrange(len(view.players)))
    if view.phase == st.LAYING:
        return act.Start(start)
    return act.Flip() if view.phase in (st.READY, st.PAUSE) else None


def _turn(view: AyaView, rng: random.Random, use: "Callable[[Sight, random.Random], act.Action]") -> act.Action | None:
    if view.waits or view.seat < 0:
        return None
    sight = Sight(view)
    if view.phase == st.TOPPLING:
        return _push(sight, rng, sensible=use is _sensible_use)
    if view.phase != st.PLACING:
        return None
    player = view.players[view.seat]
    if not player.hand:
        return act.Take() if use is not _random_use and sight.has_place_for_reserve(rng) else act.Draw()
    return use(sight, rng) if view.seat == view.turn else None


def _push(sight: "Sight", rng: random.Random, *, sensible: bool) -> act.Action | None:
    pushes = [action for action in GAME.legal_actions(sight.state, Seat(sight.view.seat)) if isinstance(action, act.Push)]
    if sensible:
        # Prefer the first domino of a river.
        first = [action for action in pushes if not any(leads(other.spot, sight.spot(action.domino)) for other in sight.standing)]
        pushes = first or pushes
    return rng.choice(pushes) if pushes else None


def _anywhere(view: AyaView, rng: random.Random, margin: int) -> Spot:
    x, y = view.width * TENTHS // 2 - margin, view.depth * TENTHS // 2 - margin
    return Spot(rng.randrange(-x, x), rng.randrange(-y, y), rng.randrange(TURN))


def _middle(view: AyaView, rng: random.Random) -> Spot:
    return _anywhere(view, rng, view.depth * TENTHS // 4)


# Random.


def _random_use(sight: "Sight", rng: random.Random) -> act.Action:
    view, state = sight.view, sight.state
    if view.tile:
        for _ in range(MAX_TRIES):
            laid = _anywhere(view, rng, TILE)
            camera = sight.camera(view.tile, laid, rng.choice(ports_of(view.tile, laid)))
            if may_lay(state, view.tile, laid, camera):
                return act.Lay(laid, camera)
        return act.Back()
    if sight.hand.endswith(st.CAMERA):
        choice = rng.randrange(3)
        if choice == 0 and sight.tiles_left:
            return act.Landscape()
        if choice == 1 and (animal := _random_animal(sight, rng)) is not None:
            return animal
    for _ in range(MAX_TRIES):
        spot = _near(sight, rng)
        if may_stand(state, spot):
            return act.Place(spot, fork=sight.hand == GARDEN and rng.random() < 0.5)
    return act.Reserve()


def _near(sight: "Sight", rng: random.Random) -> Spot:
    """A random spot near a domino or a tile."""
    around = rng.choice([*(domino.spot for domino in sight.standing), *(tile.spot for tile in sight.state.tiles)])
    away = Spot(around.x, around.y, rng.randrange(TURN)).ahead(round(NEAR_DISTANCE * math.sqrt(rng.random())))
    return Spot(away.x, away.y, rng.randrange(TURN))


def _random_animal(sight: "Sight", rng: random.Random) -> act.Action | None:
    if not sight.animals_left or not sight.standing:
        return None
    for _ in range(MAX_TRIES // 3):
        beside = rng.choice(sight.standing).spot
        spot = beside.ahead(rng.choice((STRIDE, -STRIDE)), rng.randrange(-60, 60), rng.randrange(-300, 300) % TURN)
        if (found := sight.animal(spot, beside)) is not None:
            return found
    return None


# Careless.


def _careless_use(sight: "Sight", rng: random.Random) -> act.Action:
    if not sight.view.tile and rng.random() < 0.25:
        return _random_use(sight, rng)
    if rng.random() < 0.15 and not sight.view.tile:
        # Mistake the domino for another kind.
        sight.assumed_terrain = rng.choice(st.DOMINO_KINDS).removesuffix(st.CAMERA)
    action = _sensible_use(sight, rng)
    if not isinstance(action, act.Place):
        return action
    for scale in (1.0, 1.0, 0.5, 0.2):
        spot = action.spot
        x, y = (round(at + rng.gauss(0.0, 25.0) * scale) for at in (spot.x, spot.y))
        moved = Spot(x, y, round(spot.a + rng.gauss(0.0, 80.0) * scale) % TURN)
        if may_stand(sight.state, moved):
            return replace(action, spot=moved)
    return action


# Sensible.


def _sensible_use(sight: "Sight", rng: random.Random) -> act.Action:
    if sight.view.tile:
        return _lay(sight, rng)
    if sight.hand.endswith(st.CAMERA) and sight.terrain == sight.assumed_terrain:
        animal = _animal(sight, rng)
        if sight.tiles_left and (animal is None or rng.random() < 0.7):
            return act.Landscape()
        if animal is not None:
            return animal
        if sight.animals_left and len(sight.view.players[sight.view.seat].reserve) < 3:
            return act.Reserve()
    places = [*_on_tiles(sight), *_out_of_tiles(sight), *_on_from_ends(sight, rng)]
    if places:
        (_, spot), *_ = rng.choices(places, [worth for worth, _ in places])
        return act.Place(spot)
    return act.Reserve()


def _on_tiles(sight: "Sight") -> Iterator[tuple[float, Spot]]:
    """Yield free spots on the rivers of landscapes that match the domino in hand, with weights."""
    for tile in sight.state.tiles:
        if tile.id == START or sight.assumed_terrain in (tile.terrain, GARDEN):
            spot = next((spot for spot in sight.painted(tile) if not sight.filled(spot)), None)
            if spot is not None and may_stand(sight.state, spot):
                yield 12.0, spot


def _out_of_tiles(sight: "Sight") -> Iterator[tuple[float, Spot]]:
    """Yield spots behind ports without a domino, with weights."""
    for tile in sight.state.tiles:
        for way in sight.exits(tile):
            spot = way.ahead(10.0).spot()
            if not sight.filled(spot, 250) and sight.is_free(spot):
                yield (8.0 if sight.assumed_terrain == tile.terrain else 2.0), spot


def _on_from_ends(sight: "Sight", rng: random.Random) -> Iterator[tuple[float, Spot]]:
    """Yield spots at the ends of rivers, straight ahead or slightly turned, with weights."""
    for end in sight.ends():
        spot = end.spot.ahead(STRIDE, turn=rng.choice((0, 0, 120, -120)) % TURN)
        if sight.is_free(spot):
            yield (3.0 if end.terrain == sight.assumed_terrain else 2.0), spot


def _lay(sight: "Sight", rng: random.Random) -> act.Action:
    """Place the tile in hand at the end of a river or at a free spot, or put it back."""
    tile, state = sight.view.tile, sight.state
    ends = [end.spot.ahead(STRIDE) for end in sight.ends()] + [
        way.ahead(60.0).spot() for laid in state.tiles for way in sight.exits(laid)
    ]
    rng.shuffle(ends)
    free = [_anywhere(sight.view, rng, 1200) for _ in range(MAX_TRIES)]
    for camera in [*ends, *free] if rng.random() < 0.7 else [*free, *ends]:
        middle = camera.ahead(200 + TILE)
        kind_ports = ports_of(tile, Spot(0, 0, 0))
        laid = Spot(middle.x, middle.y, (camera.a + TURN // 2 - rng.choice(kind_ports)) % TURN)
        if all(abs(laid.x - other.spot.x) + abs(laid.y - other.spot.y) > 1300 for other in state.tiles) and may_lay(
            state, tile, laid, camera
        ):
            return act.Lay(laid, camera)
    return act.Back()


def _animal(sight: "Sight", rng: random.Random) -> act.Action | None:
    """An animal behind a landscape of its terrain, away from other animals; None without a place."""
    if not any(pile.animals for pile in sight.view.piles if pile.terrain == sight.terrain):
        return None
    places = []
    for tile in sight.state.tiles:
        if tile.terrain != sight.terrain:
            continue
        for way in sight.exits(tile):
            near = sight.at(way.ahead(10.0).spot(), 100)
            if near is None or near.terrain not in (sight.terrain, GARDEN):
                continue
            spot = near.spot.ahead(STRIDE)
            if all(abs(rider.x - spot.x) + abs(rider.y - spot.y) > 1000 for rider in sight.state.riders):
                places.append((spot, near.spot))
    rng.shuffle(places)
    return next((found for spot, near in places if (found := sight.animal(spot, near)) is not None), None)


class Sight:
    """The table as a scripted person sees it."""

    def __init__(self, view: AyaView) -> None:
        self.view = view
        self.state = state_of(view)
        self.standing = self.state.standing()
        self.hand = view.players[view.seat].hand
        self.terrain = self.hand.removesuffix(st.CAMERA)
        self.assumed_terrain = self.terrain
        """The terrain that the person assumes for the domino in hand."""
        pile = next((pile for pile in view.piles if pile.terrain == self.terrain), None)
        self.tiles_left = pile.tiles if pile is not None else 0
        self.animals_left = pile.animals if pile is not None else 0

    def has_place_for_reserve(self, rng: random.Random) -> bool:
        """Whether the camera domino on top of the seat's reserve could carry an animal now."""
        reserve = self.view.players[self.view.seat].reserve
        if not reserve or not reserve[-1].endswith(st.CAMERA):
            return False
        terrain = self.terrain
        self.terrain = reserve[-1].removesuffix(st.CAMERA)
        found = _animal(self, rng)
        self.terrain = terrain
        return found is not None

    def spot(self, number: int) -> Spot:
        """The spot of a domino."""
        return self.state.dominoes[number - 1].spot

    def at(self, spot: Spot, near: int = 80) -> Domino | None:
        """The domino that stands within `near` tenths of a millimetre of a spot, or None."""
        return next(
            (other for other in self.standing if abs(other.spot.x - spot.x) + abs(other.spot.y - spot.y) <= 2 * near), None
        )

    def filled(self, spot: Spot, near: int = 80) -> bool:
        """Whether a domino stands near a spot."""
        return self.at(spot, near) is not None

    def camera(self, tile: str, laid: Spot, port: int) -> Spot:
        """The spot of the camera domino before a port of a tile."""
        out = Spot(laid.x, laid.y, port).ahead(TILE + 220)
        return Spot(out.x, out.y, (port + TURN // 2) % TURN)

    def painted(self, tile: LaidTile) -> list[Spot]:
        """The standard spots on the river of a tile."""
        river = river_of(self.state, tile)
        return [way.spot() for way in (*river.stem, *(way for branch in river.branches for way in branch.ways))]

    def exits(self, tile: LaidTile) -> list[Way]:
        """The ports through which the river leaves a tile, heading outwards."""
        return [branch.exit for branch in river_of(self.state, tile).branches]

    def ends(self) -> list[Domino]:
        """The last dominoes of rivers that do not end at a tile."""
        return [
            domino
            for domino in self.standing
            if not any(other is not domino and leads(domino.spot, other.spot) for other in self.standing)
            and not any(_falls_on(domino.spot, tile) for tile in self.state.tiles)
        ]

    def is_free(self, spot: Spot) -> bool:
        """Whether a domino may stand at a spot and would not fall onto another domino or a tile."""
        return (
            may_stand(self.state, spot)
            and not any(leads(spot, other.spot) for other in self.standing)
            and not any(_falls_on(spot, tile) and tile.terrain not in (START, self.assumed_terrain) for tile in self.state.tiles)
        )

    def animal(self, spot: Spot, beside: Spot) -> act.Animal | None:
        """The action that puts an animal on a new domino at `spot` and the one at `beside`; None if it is not legal."""
        x, y = (spot.x + beside.x) // 2, (spot.y + beside.y) // 2
        fits = may_stand(self.state, spot) and may_perch(self.state, x, y, spot, len(self.state.dominoes) + 1)
        return act.Animal(spot, x, y) if fits else None


def _falls_on(spot: Spot, tile: LaidTile) -> bool:
    return squared_distance_to_box(tile.spot.x, tile.spot.y, fallen(spot)) <= ((TILE + 10) * SCALE) ** 2
