"""The three levels of builders: they share the plan and differ in how steady their hands are."""

import random
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.components import TABLES
from rivage.games.aya.geometry import TENTHS, TURN, Spot
from rivage.games.aya.notation import format_action
from rivage.games.aya.state import AyaState
from rivage.games.aya.view import AyaView

from .company import apart, is_wild
from .helping import helps
from .mend import mended
from .plan import plan_for
from .push import push
from .reading import Reading
from .reopen import reopened
from .revise import plan_of
from .scatter import ground_of, scattered_use
from .starts import STARTS
from .table import may_lay, may_perch, may_stand, start_of, state_of
from .uses import FOREIGN, KEEP, NOTHING, USEFUL, WANTED, Use, best_use, place_of


class Level(msgspec.Struct, frozen=True):
    """How a bot builds."""

    shake: float = 0.0
    """How far its hand errs, in millimetres."""
    twist: float = 0.0
    """And in degrees."""
    forks: bool = True
    """Whether it knows what a Garden can do."""


LEVELS: Final = {
    "apprentice": Level(shake=1.5, twist=5.0, forks=False),
    "builder": Level(shake=0.7, twist=2.5),
    "architect": Level(),
}


class Manner(NamedTuple):
    """How one builds."""

    use: Callable[[Reading, str], Use | None]
    """The best that can be done with a domino of a kind."""
    place: Callable[[Reading, str], act.Lay | None]
    """Where a tile goes."""


BY_PLAN: Final = Manner(best_use, place_of)
SCATTERED: Final = Manner(scattered_use, ground_of)
_LONG: Final = 3
"""Dominoes in a stock with which another seat goes on for long."""
_DRAW: Final = Use(NOTHING, act.Draw(), "draw")
_TAKE: Final = Use(NOTHING, act.Take(), "take")
_STEADIER: Final = (1.0, 1.0, 0.7, 0.4, 0.0)
"""A hand that would knock something tries again, more carefully."""
_WORST: Final = 2.0
"""No hand errs by more than so many times its shake."""


def choose(level: str, view: AyaView, seed: int, _effort: float = 1.0) -> list[str]:
    """What a bot of `level` does now, or nothing. It reads a plan and searches for nothing, so there is no effort to spare."""
    action = think(LEVELS[level], view, seed)
    return [] if action is None else [format_action(action)]


def think(level: Level, view: AyaView, seed: int) -> act.Action | None:
    """What a builder does now."""
    rng = random.Random(seed)
    if view.phase == st.FIRST:
        return act.First(rng.randrange(len(view.players)))
    if view.phase in (st.READY, st.PAUSE):
        return act.Flip()
    use = use_of(level, view, rng)
    return _shaken(level, state_of(view), use.action, rng) if use is not None else None


def use_of(level: Level, view: AyaView, rng: random.Random) -> Use | None:
    """The best that the seat of a view can do now by the plan, if there is anything, and why."""
    if view.phase == st.LAYING:
        name = next(name for name, size in TABLES.items() if size == (view.width, view.depth))
        return Use(NOTHING, act.Start(rng.choice(STARTS[name])), "start")
    if view.waits or view.seat < 0:
        return None
    state = state_of(view)
    start = start_of(state)
    plan = plan_of(state, start) if start is not None else None
    if view.phase == st.TOPPLING:
        action = push(state, plan)
        return Use(NOTHING, action, "push-all" if action.others else "push") if action is not None else None
    if view.phase != st.PLACING or plan is None:
        return None
    reading = Reading(view, state, plan, forks=level.forks)
    return helps(reading, view.seat) or _own(reading, manner_of(reading))


def manner_of(reading: Reading) -> Manner:
    """By the plan where everybody does, and the sand lasts for it."""
    state = reading.state
    start = start_of(state)
    if reading.hurried or start is None or apart(state, plan_for(*state.setting.size, start), start):
        return SCATTERED
    return BY_PLAN


def _own(reading: Reading, manner: Manner) -> Use | None:
    """What a seat does with its own pieces."""
    view = reading.view
    player = view.players[view.seat]
    mine = view.seat == view.turn
    least = FOREIGN if reading.last or (manner is SCATTERED and reading.is_short(view.seat)) else USEFUL
    if player.hand:
        if not mine:
            return None
        if view.tile:
            return _lay(reading, manner)
        if manner is SCATTERED and (turn := _turn(reading)) is not None:
            return turn
        use = manner.use(reading, player.hand)
        if use is None or (use.worth < KEEP and not reading.last) or (use.worth < WANTED and _to_pass(reading)):
            return Use(NOTHING, act.Reserve(), "keep-in-reserve")
        return use
    if player.reserve and _worth(reading, manner, player.reserve[-1]) >= least:
        return _TAKE
    if player.stock > 1:
        return _DRAW
    if _busy(reading, manner, least):
        return _TAKE if mine and player.reserve else None
    return _DRAW if mine else None


def _turn(reading: Reading) -> Use | None:
    """What is better turned, before anything is placed."""
    forecast = reading.forecast
    return mended(forecast) or (None if is_wild(forecast) else reopened(reading))


def _to_pass(reading: Reading) -> bool:
    """Whether a domino is best kept to pass the turn with: the own stock is used up, and others go on for long."""
    view = reading.view
    player = view.players[view.seat]
    others = [other.stock for seat, other in enumerate(view.players) if seat != view.seat]
    return player.stock == 1 and not player.reserve and max(others, default=0) > _LONG


def _worth(reading: Reading, manner: Manner, kind: str) -> float:
    use = manner.use(reading, kind)
    return use.worth if use is not None else 0.0


def _busy(reading: Reading, manner: Manner, least: float) -> bool:
    """Whether another seat still has something to do, so that the last domino of this stock should wait."""
    view = reading.view
    if not view.patience and view.seat == view.turn and not view.players[view.seat].reserve:
        # Nobody can go on before this seat does.
        return False
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            continue
        if player.stock > 1 or player.hand:
            return True
        if player.reserve and _worth(reading, manner, player.reserve[-1]) >= least:
            return True
    return False


def _lay(reading: Reading, manner: Manner) -> Use:
    """Lay the tile in hand, or put it back."""
    lay = manner.place(reading, reading.view.tile)
    return Use(NOTHING, lay, "lays-landscape") if lay is not None else Use(NOTHING, act.Back(), "back")


def _shaken(level: Level, state: AyaState, action: act.Action, rng: random.Random) -> act.Action:
    """The same, done by a hand that is not quite steady."""
    if not level.shake or not isinstance(action, act.Place | act.Lay | act.Animal):
        return action

    def err(most: float) -> int:
        return round(max(-_WORST, min(_WORST, rng.gauss(0.0, 1.0))) * most * TENTHS)

    for part in _STEADIER:
        spot = action.spot
        shaken = Spot(
            spot.x + err(level.shake * part), spot.y + err(level.shake * part), (spot.a + err(level.twist * part)) % TURN
        )
        moved = msgspec.structs.replace(action, spot=shaken)
        if isinstance(moved, act.Lay):
            fits = may_lay(state, state.tile, moved.tile, shaken)
        elif isinstance(moved, act.Animal):
            fits = may_stand(state, shaken) and may_perch(state, moved.x, moved.y, shaken, len(state.dominoes) + 1)
        else:
            fits = may_stand(state, shaken)
        if fits:
            return moved
    return action
