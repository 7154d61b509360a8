"""Repairs: dominoes that have fallen are raised, animals put back, and dominoes turned so that the river can arrive at them."""

from collections.abc import Iterator

from rivage.games.aya import actions as act
from rivage.games.aya.components import BUFFER_REACH
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.geometry.standard_spots import STRIDE
from rivage.games.aya.rules.candidates import riding_place
from rivage.games.aya.state import Domino

from .builder import NOTHING, Builder, Use
from .table import may_perch, may_raise


def repair(builder: Builder, seat: int) -> Use | None:
    """The next domino to raise or animal to put back, which anybody may do out of turn; None when there is none."""
    state = builder.survey.state
    fallen = [domino for domino in state.dominoes if not domino.stands]
    for i in range(len(fallen)):
        # Each seat begins with another domino, so that hands do not meet.
        domino = fallen[(seat + i) % len(fallen)]
        if domino.buffer:
            if (spot := _place_for(builder, domino)) is not None:
                return Use(NOTHING, act.Raise(domino.id, spot), "raise")
        elif may_raise(state, domino, domino.spot):
            return Use(NOTHING, act.Raise(domino.id), "raise")
    for rider in state.riders:
        if not rider.rides and (place := riding_place(state, rider)) is not None:
            return Use(NOTHING, act.Put(rider.animal, *place), "put-animal")
    return None


def turn(builder: Builder) -> Use | None:
    """The next domino to turn so that a join of the river arrives at it; None when there is none."""
    for number, spot in builder.survey.turns.items():
        return Use(NOTHING, act.Turn(number, spot.a), "turn")
    return None


def _place_for(builder: Builder, buffer: Domino) -> Spot | None:
    """The spot at which a domino laid flat can be raised so that its animal rides on the river.

    Without such a spot it is left to the player who laid it down. When time runs out, it is raised where it lies.
    """
    state = builder.survey.state
    for spot in _beside(builder, buffer):
        near = (spot.x - buffer.spot.x) ** 2 + (spot.y - buffer.spot.y) ** 2 <= BUFFER_REACH**2
        if near and may_raise(state, buffer, spot) and _carries(builder, buffer, spot):
            return spot
    if builder.closing and may_raise(state, buffer, buffer.spot):
        return buffer.spot
    return None


def _beside(builder: Builder, buffer: Domino) -> Iterator[Spot]:
    """Yield the spots of camera dominoes on which an animal of the buffer's terrain could ride."""
    for camera, _, _ in builder.animals.places(buffer.terrain):
        yield camera


def _carries(builder: Builder, buffer: Domino, spot: Spot) -> bool:
    """Whether the buffer's animal can ride on it once it stands at `spot`."""
    state = builder.survey.state
    animal = next((rider.animal for rider in state.riders if rider.camera == buffer.id), "")
    middles = (spot.ahead(STRIDE // 2, turn=0), spot.ahead(-STRIDE // 2, turn=0))
    return any(may_perch(state, middle.x, middle.y, spot, buffer.id, animal) for middle in middles)
