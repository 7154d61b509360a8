"""Tables and matches for the tests of Aya's bots."""

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
"""Chooses the action of a person on seat 0 with a domino in hand; None for the action of a bot."""


def started_table(start: Spot, seats: int = 3, **options: str | int) -> AyaState:
    """A table with its Start tile, in the placing phase."""
    state = GAME.initial(seats, Options(options))
    if seats > 1:
        state = rules.apply(state, Seat(0), act.First(0))
    state = rules.apply(state, Seat(0), act.Start(start))
    return rules.apply(state, Seat(0), act.Flip())


def match_of(
    levels: tuple[str, ...], seed: int, person: Person | None = None, *, draws: bool = False, **options: str | int
) -> Headless:
    """A match of bots in which a scripted person may play seat 0.

    A bot draws for the person unless `draws` is true.
    """

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


def play_match(
    levels: tuple[str, ...], seed: int, person: Person | None = None, *, draws: bool = False, **options: str | int
) -> AyaState:
    """Play a match to its end and return the final state. See `match_of` for the arguments."""
    *_, (_, state) = pushes_of(match_of(levels, seed, person, draws=draws, **options))
    return state


def pushes_of(match: Headless) -> Iterator[tuple[int, AyaState]]:
    """Yield the number of each push of a match and the state after it, and at the end the final state once more."""
    pushes = 0
    for now in match.steps():
        assert isinstance(now.state, AyaState)
        if now.state.pushes > pushes and not now.state.waits:
            pushes = now.state.pushes
            yield pushes, now.state
    state = match.match.state
    assert isinstance(state, AyaState)
    yield state.pushes, state


# Scripted people.


def anywhere(view: AyaView, rng: random.Random, margin: int) -> Spot:
    """A random spot on the table, at least `margin` from its edges."""
    x, y = view.width * 5 - margin, view.depth * 5 - margin
    return Spot(rng.randrange(-x, x), rng.randrange(-y, y), rng.randrange(3600))


def place_tiles_anywhere(view: AyaView, rng: random.Random) -> act.Action | None:
    """A person who places landscape tiles at random spots."""
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


def place_dominoes_anywhere(view: AyaView, rng: random.Random) -> act.Action | None:
    """A person who places dominoes at random spots."""
    if view.phase == "laying" or view.tile:
        return None
    state = state_of(view)
    for _ in range(100):
        spot = anywhere(view, rng, 200)
        if may_stand(state, spot):
            return act.Place(spot)
    return act.Reserve()


def resolve_chance(state: AyaState, rng: random.Random) -> AyaState:
    """Answer for chance at random until a seat has to act."""
    while rules.to_act(state) == {CHANCE}:
        state = rules.apply(state, CHANCE, rng.choice(list(rules.legal_actions(state, CHANCE))))
    return state


# Tables built by hand.

EAST = Spot(0, 0, 3000)
"""The Start tile in the middle of the table, its river heading along +x."""
SOURCE = source_of(EAST)
LEFT, RIGHT = (branch.exit.ahead(OUT - PITCH).spot() for branch in SOURCE.branches)
"""Spots at the ports of the Start tile: the next domino of each branch stands 20 mm ahead of them."""
Standing = tuple[str, Spot]
"""A domino: its kind and its spot."""


def source(kind: str = "pole") -> list[Standing]:
    """The five dominoes on the Start tile: the first one, two of the left branch, two of the right branch."""
    ways = (*SOURCE.stem, *(way for branch in SOURCE.branches for way in branch.ways))
    return [(kind, way.spot()) for way in ways]


def along(spot: Spot, *kinds: str) -> list[Standing]:
    """A row of dominoes of those kinds that starts 20 mm ahead of a spot."""
    return [(kind, spot.ahead(STRIDE * number)) for number, kind in enumerate(kinds, 1)]


def tile_behind(tile: str, camera: Spot, side: int = 1) -> LaidTile:
    """A tile with one port facing a camera domino. `side`: the direction of a bend."""
    kind = tile.split("-")[1]
    return LaidTile(tile, spot_of(node_of(kind, way_of(camera).ahead(BEFORE), side)))


def on_tile(tile: LaidTile, camera: Spot, kind: str, side: int = 1) -> list[Standing]:
    """The dominoes of the river over that tile."""
    river = node_of(tile.id.split("-")[1], way_of(camera).ahead(BEFORE), side).river
    return [(kind, way.spot()) for way in (*river.stem, *(way for branch in river.branches for way in branch.ways))]


def table(
    *dominoes: Standing, tiles: tuple[LaidTile, ...] = (), riders: tuple[Rider, ...] = (), seats: int = 3, **options: str | int
) -> AyaState:
    """A table in the placing phase with these pieces."""
    state = started_table(EAST, seats, **options)
    return replace(
        state,
        tiles=(*state.tiles, *tiles),
        tiles_left=tuple(tile for tile in state.tiles_left if tile not in {laid.id for laid in tiles}),
        dominoes=tuple(Domino(number, kind, spot) for number, (kind, spot) in enumerate(dominoes, 1)),
        riders=riders,
    )


def bend_on_left(*on_link: str, on_bend: str = "forest", behind: tuple[str, ...] = (), gap: int = 0) -> AyaState:
    """A table with a forest bend behind a row of dominoes on the left branch.

    Args:
        on_link: the kinds of the dominoes before the bend, the last one being its camera domino.
        on_bend: the terrain of the dominoes on the bend; empty for none.
        behind: the kinds of the dominoes behind the bend.
        gap: the position of the missing domino of the link, from 1; 0 for none.
    """
    link = along(LEFT, *on_link)
    camera = link[-1][1]
    bend = tile_behind("forest-bend", camera)
    last = node_of("bend", way_of(camera).ahead(BEFORE), 1).river.branches[0].exit.ahead(OUT - PITCH).spot()
    dominoes = [*source(), *(domino for number, domino in enumerate(link, 1) if number != gap)]
    dominoes += on_tile(bend, camera, on_bend) if on_bend else []
    return table(*dominoes, *along(last, *behind), tiles=(bend,))


def view_of(state: AyaState, seat: int = 0, **changes: Any) -> AyaView:
    """The view of a seat with some fields changed."""
    return replace(GAME.view(state, Seat(seat)), **changes)


def holding(state: AyaState, kind: str, seat: int = 0) -> AyaState:
    """The table with a domino in the hand of a seat."""
    players = list(state.players)
    players[seat] = replace(players[seat], hand=kind)
    return replace(state, players=tuple(players))


def places(survey: Survey) -> set[Spot]:
    return {hole.spot for hole in survey.holes()}


def with_domino(state: AyaState, spot: Spot, kind: str = "pole", *, fork: bool = False) -> AyaState:
    return replace(state, dominoes=(*state.dominoes, Domino(len(state.dominoes) + 1, kind, spot, fork)))
