"""What anybody may do out of turn: stand up what has fallen, put an animal back, raise what was laid flat on purpose."""

from typing import Final

from rivage.games.aya import actions as act
from rivage.games.aya.components import BUFFER_REACH
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import Domino

from .reading import Reading
from .table import may_perch, may_raise
from .uses import NOTHING, Use

_BESIDE: Final = 200
"""An animal's domino is no farther from it along either axis, in tenths of a millimetre."""


def helps(reading: Reading, seat: int) -> Use | None:
    """The next such thing to do, if there is any."""
    state = reading.state
    lying = [domino for domino in state.dominoes if not domino.stands]
    for i in range(len(lying)):
        # Each seat begins elsewhere, so that hands do not meet.
        domino = lying[(seat + i) % len(lying)]
        if domino.buffer:
            if (spot := _place_for(reading, domino)) is not None:
                return Use(NOTHING, act.Raise(domino.id, spot), "raise")
        elif may_raise(state, domino, domino.spot):
            return Use(NOTHING, act.Raise(domino.id), "raise")
    for rider in state.riders:
        camera = state.domino(rider.camera)
        if rider.rides or camera is None or not camera.stands:
            continue
        for x, y in _places(reading, camera.spot):
            if may_perch(state, x, y, camera.spot, camera.id, rider.animal):
                return Use(NOTHING, act.Put(rider.animal, x, y), "put-animal")
    return None


def _place_for(reading: Reading, buffer: Domino) -> Spot | None:
    """Where a domino laid flat can be raised so that its animal rides: beside one that stands on a planned perch."""
    plan, state = reading.plan, reading.state
    for i in sorted(reading.kept_perches, key=reading.preference):
        perch = plan.perches[i]
        near, far = reading.stands[perch.near], reading.stands[perch.far]
        if perch.terrain != buffer.terrain or (near is None) == (far is None):
            continue
        spot = plan.spots[perch.near if near is None else perch.far].spot
        if (spot.x - buffer.spot.x) ** 2 + (spot.y - buffer.spot.y) ** 2 > BUFFER_REACH**2:
            continue
        if may_raise(state, buffer, spot) and may_perch(state, perch.x, perch.y, spot, buffer.id, _animal_of(reading, buffer)):
            return spot
    if not reading.last:
        # Whoever laid it down may know better; at the end it must stand.
        return None
    return buffer.spot if may_raise(state, buffer, buffer.spot) else None


def _animal_of(reading: Reading, buffer: Domino) -> str:
    return next((rider.animal for rider in reading.state.riders if rider.camera == buffer.id), "")


def _places(reading: Reading, camera: Spot) -> list[tuple[int, int]]:
    """Where an animal may sit beside a domino: on a planned perch, or midway to another one."""
    found = [(perch.x, perch.y) for perch in reading.plan.perches]
    found += [((camera.x + other.spot.x) // 2, (camera.y + other.spot.y) // 2) for other in reading.state.standing()]
    return [
        (x, y) for x, y in found if abs(x - camera.x) < _BESIDE and abs(y - camera.y) < _BESIDE and (x, y) != (camera.x, camera.y)
    ]
