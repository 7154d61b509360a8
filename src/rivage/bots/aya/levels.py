"""The three levels of builders: they grow the same river and differ in how steady their hands are, and in how much they dare.

All of them repair: they raise dominoes that have fallen, put animals back, and turn dominoes so that the river can arrive there.
"""

import random
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.components import BUFFER_REACH, START, TABLES
from rivage.games.aya.counting.photos import tokens_kept
from rivage.games.aya.geometry.rivers import felled, stood
from rivage.games.aya.geometry.spots import TENTHS, TURN, Spot
from rivage.games.aya.geometry.standard_spots import STRIDE
from rivage.games.aya.notation import format_action
from rivage.games.aya.rules.candidates import remaining_pushes, riding_place, start_dominoes
from rivage.games.aya.state import AyaState, Domino
from rivage.games.aya.view import AyaView

from .builder import NOTHING, Builder, Use
from .river import follows
from .table import may_lay, may_perch, may_raise, may_stand, state_of


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


class Level(msgspec.Struct, frozen=True):
    """How a bot builds."""

    shake: float = 0.0
    """How far its hand errs, in millimetres."""
    twist: float = 0.0
    """And in degrees."""
    forks: bool = True
    """Whether it makes forks of Gardens."""
    connects_first: bool = False
    """Whether it closes gaps before it builds beyond them: a simpler river, which people can watch growing."""


LEVELS: Final = {
    "apprentice": Level(shake=1.5, twist=5.0, forks=False, connects_first=True),
    "builder": Level(shake=0.7, twist=2.5),
    "architect": Level(),
}
HELPER: Final = Level(connects_first=True)
"""What people are advised to do."""
STARTS: Final = {"120x80": Spot(0, 3000, 2100), "180x90": Spot(0, 3500, 2100), "90x60": Spot(-2700, 1500, 2400)}
"""Where the Start tile goes on each table: at the edge, looking where there is room."""
_STRAY_DOMINOES: Final = 2
"""Dominoes. A river of no more than these is hardly worth a push of its own."""
_DRAW: Final = Use(NOTHING, act.Draw(), "draw")
_TAKE: Final = Use(NOTHING, act.Take(), "take")
_RESERVE: Final = Use(NOTHING, act.Reserve(), "keep-in-reserve")
_BACK: Final = Use(NOTHING, act.Back(), "back")
_TAKE_MARGIN: Final = 3.0
"""Worth above the required one (`Builder.patience`) for which a domino is taken back from a reserve."""
_STEADIER: Final = (1.0, 1.0, 0.7, 0.4, 0.0)
"""A hand that would knock something over tries again, more carefully."""
_MAX_ERROR: Final = 2.0
"""The largest error of a hand, as a multiple of its shake."""
_NEAR: Final = 500
"""Tenths of a millimetre along both axes together: no domino topples another farther away."""
_SECONDS: Final = {
    "draw": 1.0, "take": 1.0, "reserve": 1.0, "landscape": 1.5, "place": 4.0, "fork": 4.0, "lay": 5.0, "back": 1.0, "animal": 5.0,
    "buffer": 4.0, "raise": 3.0, "put": 3.0, "turn": 3.0, "push": 4.0, "first": 2.0, "start": 2.0, "flip": 2.0,
}  # fmt: skip
_SPREAD: Final = 0.25
"""Share by which the seconds of an action vary."""


def choose(level: str, view: AyaView, seed: int, _effort: float = 1.0) -> list[str]:
    """The alternatives of a bot of `level` now, the best first, or none. It does not search, so it ignores the effort."""
    action = think(LEVELS[level], view, seed)
    if action is None:
        return []
    if isinstance(action, act.Push) and action.others:
        # Beside people a bot pushes one domino at a time: to push several needs their consent.
        return [format_action(action), format_action(act.Push(action.domino))]
    return [format_action(action)]


def pace(action: str, seed: int) -> float:
    """Seconds a person takes for an action, given as text."""
    verb = action.split(" ", 1)[0]
    return _SECONDS.get(verb, 1.0) * random.Random(seed).uniform(1 - _SPREAD, 1 + _SPREAD)


def think(level: Level, view: AyaView, seed: int) -> act.Action | None:
    """What a builder does now."""
    rng = random.Random(seed)
    if view.phase == st.FIRST:
        return act.First(rng.randrange(len(view.players)))
    if view.phase in (st.READY, st.PAUSE):
        return act.Flip()
    use = use_of(level, view)
    return _shaken(level, state_of(view), use.action, rng) if use is not None else None


def use_of(level: Level, view: AyaView) -> Use | None:
    """The best use for the seat of a view now; None when there is nothing to do."""
    if view.phase == st.LAYING:
        name = next(name for name, size in TABLES.items() if size == (view.width, view.depth))
        return Use(NOTHING, act.Start(STARTS[name]), "start")
    if view.waits or view.seat < 0:
        return None
    state = state_of(view)
    if view.phase == st.TOPPLING:
        return _push(state)
    if view.phase != st.PLACING or all(tile.id != START for tile in state.tiles):
        return None
    builder = Builder(view, state, forks=level.forks, connects_first=level.connects_first)
    return repair(builder, view.seat) or _own(builder)


def _own(builder: Builder) -> Use | None:
    """What a seat does with its own pieces."""
    view = builder.view
    player = view.players[view.seat]
    mine = view.seat == view.turn
    if player.hand:
        return _with_hand(builder, player.hand) if mine else None
    if player.reserve and _is_worth_taking(builder):
        return _TAKE
    if player.stock > 1:
        return _DRAW
    # The last domino of a stock ends placing, so it waits while others can go on.
    if any(other.stock > 1 or other.hand for seat, other in enumerate(view.players) if seat != view.seat):
        if not mine:
            return None
        return _TAKE if player.reserve else _DRAW
    return _DRAW if mine else None


def _with_hand(builder: Builder, hand: str) -> Use:
    if tile := builder.view.tile:
        lay = builder.place_of(tile)
        return Use(NOTHING, lay, "lays-landscape") if lay is not None else _BACK
    if (turned := turn(builder)) is not None:
        return turned
    use = builder.best(hand)
    return use if use is not None and use.worth >= builder.patience else _RESERVE


def _is_worth_taking(builder: Builder) -> bool:
    """Whether the top of the seat's reserve is worth taking back, judged as if it were in hand: so it is not put back."""
    view = builder.view
    player = view.players[view.seat]
    taken = replace(player, hand=player.reserve[-1], reserve=player.reserve[:-1])
    players = tuple(taken if seat == view.seat else other for seat, other in enumerate(view.players))
    state, forks, connects_first = builder.survey.state, builder.forks, builder.connects_first
    after = Builder(replace(view, players=players), state, forks=forks, connects_first=connects_first)
    use = after.best(taken.hand)
    return use is not None and use.worth >= after.patience + (0.0 if after.closing else _TAKE_MARGIN)


def _push(state: AyaState) -> Use | None:
    """The push that fells most dominoes. When only strays are left, the push of all of them together."""
    stands = [domino for domino in state.standing() if domino.id not in state.stuck]
    may = [domino for domino in start_dominoes(state) if domino.id not in state.stuck] or stands
    if not may:
        return None
    table = stood(state)
    falls = {domino.id: len(felled(table, domino.id)) for domino in may}
    best = max(may, key=lambda domino: (falls[domino.id], -domino.id))
    rest = remaining_pushes(state)
    if len(rest) > 1 and (falls[best.id] <= _STRAY_DOMINOES or not tokens_kept(state.pushes + len(rest) - 1)):
        return Use(NOTHING, act.Push(rest[0], rest[1:]), "push-all")
    return Use(NOTHING, act.Push(best.id), "push")


def _shaken(level: Level, state: AyaState, action: act.Action, rng: random.Random) -> act.Action:
    """The same, done by a hand that is not quite steady."""
    if not level.shake or not isinstance(action, act.Place | act.Lay | act.Animal):
        return action

    def err(most: float) -> int:
        return round(max(-_MAX_ERROR, min(_MAX_ERROR, rng.gauss(0.0, 1.0))) * most * TENTHS)

    for part in _STEADIER:
        spot = action.spot
        shaken = Spot(
            spot.x + err(level.shake * part), spot.y + err(level.shake * part), (spot.a + err(level.twist * part)) % TURN
        )
        moved = replace(action, spot=shaken)
        if isinstance(moved, act.Lay):
            fits = may_lay(state, state.tile, moved.tile, shaken)
        elif isinstance(moved, act.Animal):
            fits = may_stand(state, shaken) and may_perch(state, moved.x, moved.y, shaken, len(state.dominoes) + 1)
        else:
            fits = may_stand(state, shaken)
        if fits and _keeps_links(state, spot, shaken):
            return moved
    return action


def _keeps_links(state: AyaState, meant: Spot, shaken: Spot) -> bool:
    """Whether a domino put a little off its place topples, and is toppled by, the same dominoes."""
    near = (domino.spot for domino in state.standing() if abs(domino.spot.x - meant.x) + abs(domino.spot.y - meant.y) <= _NEAR)
    return all(
        follows(other, shaken) >= follows(other, meant) and follows(shaken, other) >= follows(meant, other) for other in near
    )
