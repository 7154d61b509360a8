"""Tables and matches for the tests of the builders."""

import hashlib
import random
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from rivage import registry
from rivage.bots.aya.survey import Survey
from rivage.bots.aya.table import may_lay, may_stand, state_of
from rivage.bots.aya.tiles import node_of, source_of, spot_of
from rivage.core import CHANCE, Options, Seat
from rivage.experiments.match import Headless
from rivage.games.aya import GAME
from rivage.games.aya import actions as act
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.geometry.standard_spots import BEFORE, OUT, PITCH, STRIDE, way_of
from rivage.games.aya.notation import format_action
from rivage.games.aya.rules import transitions as rules
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider, ports_of
from rivage.games.aya.view import AyaView
from rivage.table.protocol.options import TableOptions

Person = Callable[[AyaView, random.Random], act.Action | None]
"""What a person on seat 0 does with a domino in hand when it is their turn; None: what a bot would do."""


def begun(start: Spot, seats: int = 3, **options: str | int) -> AyaState:
    """A table with its Start tile, the sand running."""
    state = GAME.initial(seats, Options(options))
    if seats > 1:
        state = rules.apply(state, Seat(0), act.First(0))
    state = rules.apply(state, Seat(0), act.Start(start))
    return rules.apply(state, Seat(0), act.Flip())


def match_of(
    levels: tuple[str, ...], seed: int, person: Person | None = None, *, draws: bool = False, **options: str | int
) -> Headless:
    """A match of bots, one seat of which may belong to a person: for them a bot draws, unless they do (`draws`)."""

    def choose(game: str, level: str, view: AyaView, number: int) -> list[str]:
        places = view.phase == "placing" and view.turn == 0 and bool(view.players[0].hand)
        theirs = view.seat == 0 and (draws or view.phase == "laying" or places)
        if person is not None and theirs and not view.waits:
            action = person(view, random.Random(number))
            if action is not None:
                return [format_action(action)]
        return registry.choose(game, level, view, number)

    return Headless(
        "aya",
        levels,
        TableOptions(game=options),
        hashlib.sha256(str(seed).encode()).hexdigest(),
        find=lambda _: GAME,
        choose=choose,
        pace=registry.pace,
        simulate=registry.simulate,
    )


def played(
    levels: tuple[str, ...], seed: int, person: Person | None = None, *, draws: bool = False, **options: str | int
) -> AyaState:
    """The end of such a match."""
    *_, (_, state) = pushes_of(match_of(levels, seed, person, draws=draws, **options))
    return state


def pushes_of(match: Headless) -> Iterator[tuple[int, AyaState]]:
    """Each push of a match played to its end, and the state after it; the last state once more."""
    seen = 0
    for now in match.steps():
        assert isinstance(now.state, AyaState)
        if now.state.pushes > seen and not now.state.waits:
            seen = now.state.pushes
            yield seen, now.state
    state = match.match.state
    assert isinstance(state, AyaState)
    yield state.pushes, state


# People.


def anywhere(view: AyaView, rng: random.Random, margin: int) -> Spot:
    """Some spot on the table."""
    x, y = view.width * 5 - margin, view.depth * 5 - margin
    return Spot(rng.randrange(-x, x), rng.randrange(-y, y), rng.randrange(3600))


def lays_anywhere(view: AyaView, rng: random.Random) -> act.Action | None:
    """Somebody who lays tiles where they like."""
    hand = view.players[0].hand
    if view.tile:
        state = state_of(view)
        for _ in range(300):
            laid = anywhere(view, rng, 500)
            port = rng.choice(ports_of(view.tile, laid))
            out = Spot(laid.x, laid.y, port).ahead(400 + rng.randrange(120, 280))
            camera = Spot(out.x, out.y, (port + 1800) % 3600)
            if may_lay(state, view.tile, laid, camera):
                return act.Lay(laid, camera)
        return act.Back()
    if hand.endswith("*") and any(pile.tiles for pile in view.piles if hand.startswith(pile.terrain)):
        return act.Landscape()
    return None


def places_anywhere(view: AyaView, rng: random.Random) -> act.Action | None:
    """Somebody who stands dominoes where they like."""
    if view.phase == "laying" or view.tile:
        return None
    state = state_of(view)
    for _ in range(100):
        spot = anywhere(view, rng, 200)
        if may_stand(state, spot):
            return act.Place(spot)
    return act.Reserve()


def settle(state: AyaState, rng: random.Random) -> AyaState:
    """The state once chance has had its say."""
    while rules.to_act(state) == {CHANCE}:
        state = rules.apply(state, CHANCE, rng.choice(list(rules.legal_actions(state, CHANCE))))
    return state


# Tables built by hand.

EAST = Spot(0, 0, 3000)
"""The Start tile in the middle, its river looking along +x."""
SOURCE = source_of(EAST)
LEFT, RIGHT = (branch.exit.ahead(OUT - PITCH).spot() for branch in SOURCE.branches)
"""Behind the ports of the Start tile the next domino stands 20 mm ahead of these."""
Standing = tuple[str, Spot]
"""A domino: its kind, and where it stands."""


def source(kind: str = "pole") -> list[Standing]:
    """The five dominoes on the Start tile: the first one, two of the left branch, two of the right one."""
    ways = (*SOURCE.stem, *(way for branch in SOURCE.branches for way in branch.ways))
    return [(kind, way.spot()) for way in ways]


def along(spot: Spot, *kinds: str) -> list[Standing]:
    """Dominoes of those kinds in a row that begins 20 mm ahead of a spot."""
    return [(kind, spot.ahead(STRIDE * number)) for number, kind in enumerate(kinds, 1)]


def tile_behind(tile: str, camera: Spot, side: int = 1) -> LaidTile:
    """A tile that a camera domino looks into; `side`: where a bend turns."""
    kind = tile.split("-")[1]
    return LaidTile(tile, spot_of(node_of(kind, way_of(camera).ahead(BEFORE), side)))


def on_tile(tile: LaidTile, camera: Spot, kind: str, side: int = 1) -> list[Standing]:
    """The dominoes on that tile."""
    river = node_of(tile.id.split("-")[1], way_of(camera).ahead(BEFORE), side).river
    return [(kind, way.spot()) for way in (*river.stem, *(way for branch in river.branches for way in branch.ways))]


def table(
    *dominoes: Standing, tiles: tuple[LaidTile, ...] = (), riders: tuple[Rider, ...] = (), seats: int = 3, **options: str | int
) -> AyaState:
    """A table on which the sand runs and these pieces stand."""
    state = begun(EAST, seats, **options)
    return replace(
        state,
        tiles=(*state.tiles, *tiles),
        tiles_left=tuple(tile for tile in state.tiles_left if tile not in {laid.id for laid in tiles}),
        dominoes=tuple(Domino(number, kind, spot) for number, (kind, spot) in enumerate(dominoes, 1)),
        riders=riders,
    )


def bend_on_left(*on_link: str, on_bend: str = "forest", behind: tuple[str, ...] = (), gap: int = 0) -> AyaState:
    """A forest bend behind three dominoes of the left branch, the third its camera domino.

    `on_bend`: the terrain of the dominoes on it, empty for none; `behind`: those after it; `gap`: which domino of the link is
    missing.
    """
    link = along(LEFT, *on_link)
    camera = link[-1][1]
    bend = tile_behind("forest-bend", camera)
    last = node_of("bend", way_of(camera).ahead(BEFORE), 1).river.branches[0].exit.ahead(OUT - PITCH).spot()
    dominoes = [*source(), *(domino for number, domino in enumerate(link, 1) if number != gap)]
    dominoes += on_tile(bend, camera, on_bend) if on_bend else []
    return table(*dominoes, *along(last, *behind), tiles=(bend,))


def seen(state: AyaState, seat: int = 0, **changes: Any) -> AyaView:
    """The view of a seat, changed in some way."""
    return replace(GAME.view(state, Seat(seat)), **changes)


def holding(state: AyaState, kind: str, seat: int = 0) -> AyaState:
    """The same table with a domino in somebody's hand."""
    players = list(state.players)
    players[seat] = replace(players[seat], hand=kind)
    return replace(state, players=tuple(players))


def places(survey: Survey) -> set[Spot]:
    return {hole.spot for hole in survey.holes()}


def with_domino(state: AyaState, spot: Spot, kind: str = "pole", *, fork: bool = False) -> AyaState:
    return replace(state, dominoes=(*state.dominoes, Domino(len(state.dominoes) + 1, kind, spot, fork)))
