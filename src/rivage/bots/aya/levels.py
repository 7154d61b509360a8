"""The three levels of builders. They follow the same plan and differ in the precision of their hands and in the risks they take.

All levels repair the table: they raise fallen dominoes, put animals back, and turn dominoes towards the river.
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

from .builder import ZERO_WORTH, Builder, Use
from .river import follows
from .table import may_lay, may_perch, may_raise, may_stand, state_of


def repair(builder: Builder, seat: int) -> Use | None:
    """The next domino to raise or animal to put back, which every seat may do out of turn; None when there is none."""
    state = builder.survey.state
    fallen = [domino for domino in state.dominoes if not domino.stands]
    for i in range(len(fallen)):
        # Each seat starts with a different domino, so that two seats rarely repair the same one.
        domino = fallen[(seat + i) % len(fallen)]
        if domino.buffer:
            if (spot := _place_for(builder, domino)) is not None:
                return Use(ZERO_WORTH, act.Raise(domino.id, spot), "raise")
        elif may_raise(state, domino, domino.spot):
            return Use(ZERO_WORTH, act.Raise(domino.id), "raise")
    for rider in state.riders:
        if not rider.rides and (place := riding_place(state, rider)) is not None:
            return Use(ZERO_WORTH, act.Put(rider.animal, *place), "put-animal")
    return None


def turn(builder: Builder) -> Use | None:
    """The next domino to turn towards a planned join of the river; None when there is none."""
    for number, spot in builder.survey.turns.items():
        return Use(ZERO_WORTH, act.Turn(number, spot.a), "turn")
    return None


def _place_for(builder: Builder, buffer: Domino) -> Spot | None:
    """The spot where a buffer domino (one that lies flat with an animal) can be raised so that its animal rides on the river.

    Without such a spot the domino is left to the player who laid it down, until time runs out. Then it is raised where it lies.
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
    """Whether the animal of a buffer domino can ride on it when it is raised at `spot`."""
    state = builder.survey.state
    animal = next((rider.animal for rider in state.riders if rider.camera == buffer.id), "")
    middles = (spot.ahead(STRIDE // 2, turn=0), spot.ahead(-STRIDE // 2, turn=0))
    return any(may_perch(state, middle.x, middle.y, spot, buffer.id, animal) for middle in middles)


class Level(msgspec.Struct, frozen=True):
    """The precision and style of a bot."""

    shake: float = 0.0
    """Standard deviation of the error in a position, in millimetres."""
    twist: float = 0.0
    """Standard deviation of the error in a direction, in degrees."""
    forks: bool = True
    """Whether the bot uses Gardens as forks."""
    connects_first: bool = False
    """Whether the bot closes gaps before it builds beyond them. The river is simpler and its growth easier to follow."""


LEVELS: Final = {
    "apprentice": Level(shake=1.5, twist=5.0, forks=False, connects_first=True),
    "builder": Level(shake=0.7, twist=2.5),
    "architect": Level(),
}
"""The levels by name, from the weakest to the strongest."""
HELPER: Final = Level(connects_first=True)
"""The level whose actions are advised to people."""
STARTS: Final = {"120x80": Spot(0, 3000, 2100), "180x90": Spot(0, 3500, 2100), "90x60": Spot(-2700, 1500, 2400)}
"""The spot of the Start tile on each table: at the edge, heading to where there is room."""
_STRAY_DOMINOES: Final = 2
"""Dominoes. A push that fells this many or fewer is combined with others."""
_DRAW: Final = Use(ZERO_WORTH, act.Draw(), "draw")
_TAKE: Final = Use(ZERO_WORTH, act.Take(), "take")
_RESERVE: Final = Use(ZERO_WORTH, act.Reserve(), "keep-in-reserve")
_BACK: Final = Use(ZERO_WORTH, act.Back(), "back")
_TAKE_MARGIN: Final = 3.0
"""Worth above the required one (`Builder.required_worth`) that a domino needs to be taken back from a reserve."""
_ERROR_SCALES: Final = (1.0, 1.0, 0.7, 0.4, 0.0)
"""Factors of the error in successive attempts. An attempt that would not be legal is repeated with a smaller error."""
_MAX_ERROR: Final = 2.0
"""Maximum error, in standard deviations."""
_NEAR: Final = 500
"""Tenths of a millimetre. Manhattan distance beyond which no domino topples another."""
_SECONDS: Final = {
    "draw": 1.0, "take": 1.0, "reserve": 1.0, "landscape": 1.5, "place": 4.0, "fork": 4.0, "lay": 5.0, "back": 1.0, "animal": 5.0,
    "buffer": 4.0, "raise": 3.0, "put": 3.0, "turn": 3.0, "push": 4.0, "first": 2.0, "start": 2.0, "flip": 2.0,
}  # fmt: skip
"""Seconds that a person takes for an action, by its verb."""
_SPREAD: Final = 0.25
"""Maximum relative deviation from `_SECONDS`."""


def choose(level: str, view: AyaView, seed: int, _effort: float = 1.0) -> list[str]:
    """Choose an action of a bot.

    Args:
        level: a key of `LEVELS`.
        view: the view of the bot's seat.
        seed: the same seed gives the same answer.
        _effort: ignored, since the bot does not search.

    Returns alternative actions, the best first; empty when there is nothing to do.

    Raises:
        KeyError: for an unknown level.
    """
    action = think(LEVELS[level], view, seed)
    if action is None:
        return []
    if isinstance(action, act.Push) and action.others:
        # Pushing several dominoes needs the consent of the people at the table, so a single push is the alternative.
        return [format_action(action), format_action(act.Push(action.domino))]
    return [format_action(action)]


def pace(action: str, seed: int) -> float:
    """The seconds that a person takes for an action. The same seed gives the same time."""
    verb = action.split(" ", 1)[0]
    return _SECONDS.get(verb, 1.0) * random.Random(seed).uniform(1 - _SPREAD, 1 + _SPREAD)


def think(level: Level, view: AyaView, seed: int) -> act.Action | None:
    """The action of a builder now, with the errors of its hand; None when there is nothing to do."""
    rng = random.Random(seed)
    if view.phase == st.FIRST:
        return act.First(rng.randrange(len(view.players)))
    if view.phase in (st.READY, st.PAUSE):
        return act.Flip()
    use = use_of(level, view)
    return _shaken(level, state_of(view), use.action, rng) if use is not None else None


def use_of(level: Level, view: AyaView) -> Use | None:
    """The best use for the seat of a view, without errors; None when there is nothing to do."""
    if view.phase == st.LAYING:
        name = next(name for name, size in TABLES.items() if size == (view.width, view.depth))
        return Use(ZERO_WORTH, act.Start(STARTS[name]), "start")
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
    """The next step of a seat with its own pieces: draw, take from the reserve, or use the domino in hand."""
    view = builder.view
    player = view.players[view.seat]
    mine = view.seat == view.turn
    if player.hand:
        return _with_hand(builder, player.hand) if mine else None
    if player.reserve and _is_worth_taking(builder):
        return _TAKE
    if player.stock > 1:
        return _DRAW
    # Drawing the last domino of a stock ends the placing phase, so it waits while other seats can continue.
    if any(other.stock > 1 or other.hand for seat, other in enumerate(view.players) if seat != view.seat):
        if not mine:
            return None
        return _TAKE if player.reserve else _DRAW
    return _DRAW if mine else None


def _with_hand(builder: Builder, hand: str) -> Use:
    """The use of the domino in hand, or of the tile that it has brought."""
    if tile := builder.view.tile:
        lay = builder.place_of(tile)
        return Use(ZERO_WORTH, lay, "lays-landscape") if lay is not None else _BACK
    if (turned := turn(builder)) is not None:
        return turned
    use = builder.best(hand)
    return use if use is not None and use.worth >= builder.required_worth else _RESERVE


def _is_worth_taking(builder: Builder) -> bool:
    """Whether the top of the seat's reserve has a use that is good enough. It is judged as if in hand, so it is not put back."""
    view = builder.view
    player = view.players[view.seat]
    taken = replace(player, hand=player.reserve[-1], reserve=player.reserve[:-1])
    players = tuple(taken if seat == view.seat else other for seat, other in enumerate(view.players))
    state, forks, connects_first = builder.survey.state, builder.forks, builder.connects_first
    after = Builder(replace(view, players=players), state, forks=forks, connects_first=connects_first)
    use = after.best(taken.hand)
    return use is not None and use.worth >= after.required_worth + (0.0 if after.closing else _TAKE_MARGIN)


def _push(state: AyaState) -> Use | None:
    """The push that fells the most dominoes. When only strays are left, a single push of all of them."""
    stands = [domino for domino in state.standing() if domino.id not in state.stuck]
    candidates = [domino for domino in start_dominoes(state) if domino.id not in state.stuck] or stands
    if not candidates:
        return None
    table = stood(state)
    falls = {domino.id: len(felled(table, domino.id)) for domino in candidates}
    best = max(candidates, key=lambda domino: (falls[domino.id], -domino.id))
    rest = remaining_pushes(state)
    if len(rest) > 1 and (falls[best.id] <= _STRAY_DOMINOES or not tokens_kept(state.pushes + len(rest) - 1)):
        return Use(ZERO_WORTH, act.Push(rest[0], rest[1:]), "push-all")
    return Use(ZERO_WORTH, act.Push(best.id), "push")


def _shaken(level: Level, state: AyaState, action: act.Action, rng: random.Random) -> act.Action:
    """The action with a random error of the hand that keeps it legal."""
    if not level.shake or not isinstance(action, act.Place | act.Lay | act.Animal):
        return action

    def err(deviation: float) -> int:
        return round(max(-_MAX_ERROR, min(_MAX_ERROR, rng.gauss(0.0, 1.0))) * deviation * TENTHS)

    for scale in _ERROR_SCALES:
        spot = action.spot
        shaken = Spot(
            spot.x + err(level.shake * scale), spot.y + err(level.shake * scale), (spot.a + err(level.twist * scale)) % TURN
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


def _keeps_links(state: AyaState, intended: Spot, shaken: Spot) -> bool:
    """Whether a displaced domino still topples, and is toppled by, the same dominoes as the intended one."""
    near = (
        domino.spot for domino in state.standing() if abs(domino.spot.x - intended.x) + abs(domino.spot.y - intended.y) <= _NEAR
    )
    return all(
        follows(other, shaken) >= follows(other, intended) and follows(shaken, other) >= follows(intended, other)
        for other in near
    )
