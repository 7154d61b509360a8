"""The result of a match: the count of its table, and the outcome."""

from functools import lru_cache

from rivage.core import Outcome, Seat
from rivage.games.aya.components import ANIMAL
from rivage.games.aya.geometry.shapes import is_off
from rivage.games.aya.geometry.spots import TENTHS
from rivage.games.aya.meta import FIRST_RULES, SECOND_RULES
from rivage.games.aya.state import MICRONS, AyaState, LaidTile, Rider, pose_of

from .photos import Count, Tile, Token, count, resting


def retriggers(state: AyaState) -> int:
    """Number of pushes after the first one."""
    return max(0, state.pushes - 1)


@lru_cache(maxsize=64)
def count_of(state: AyaState) -> Count:
    """Count the table of a match. Buffers that were not raised and pieces that left the table count for nothing."""
    tiles = [Tile(tile.id, tile.terrain, tile.spot.x / TENTHS, tile.spot.y / TENTHS, _ports(tile)) for tile in state.tiles]
    dominoes = []
    for domino in state.dominoes:
        if domino.rest is not None and not domino.buffer:
            found = resting(str(domino.id), domino.terrain, pose_of(domino.rest), fork=domino.fork)
            if found is not None:
                dominoes.append(found)
    animals = [_token(rider) for rider in state.riders]
    setting = state.setting
    return count(
        tiles,
        dominoes,
        animals,
        retriggers(state),
        setting.free_retriggers,
        start_is_home=setting.rules == FIRST_RULES,
        declared_only=setting.rules <= SECOND_RULES,
    )


def _token(rider: Rider) -> Token:
    if rider.rest is not None and is_off(pose_of(rider.rest)):
        out = "off-table"
    else:
        out = "not-put-on" if rider.buffer or rider.aside else ""
    x, y = (rider.rest.x / MICRONS, rider.rest.y / MICRONS) if rider.rest else (rider.x / TENTHS, rider.y / TENTHS)
    return Token(rider.animal, ANIMAL[rider.animal].terrain, x, y, out)


def _ports(tile: LaidTile) -> tuple[float, ...]:
    return tuple(port / TENTHS for port in tile.ports)


def outcome_of(state: AyaState) -> Outcome:
    """The outcome of a match: every player wins, with the common score."""
    seats = range(state.setting.seats)
    return Outcome(state.ended, (float(count_of(state).score),) * len(seats), tuple(map(Seat, seats)))
