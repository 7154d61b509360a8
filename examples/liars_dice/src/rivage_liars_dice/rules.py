"""The rules: players bid on the dice of all players and see only their own, or challenge the last bid."""

from msgspec.structs import replace

from rivage.core import CHANCE, Chances, IllegalAction, Legal, Listed, Options, Outcome, Seat

from .actions import Action, Bid, Challenge, Roll
from .components import FACES, rolls
from .meta import LAST_DICE
from .notation import format_action
from .position import format_state
from .state import LiarsDiceState, Shown


def set_up(seats: int, options: Options) -> LiarsDiceState:
    """Return the state before the first roll. All seats have the same number of dice; seat 0 bids first."""
    return LiarsDiceState((int(options["dice"]),) * seats, ((),) * seats, turn=0, wild=options["ones"] == "wild")


def to_roll(state: LiarsDiceState) -> int | None:
    """Return the seat whose dice are rolled next, or None when all dice are rolled."""
    if outcome(state) is not None:
        return None
    return next((seat for seat, hand in enumerate(state.hands) if state.dice[seat] and not hand), None)


def to_act(state: LiarsDiceState) -> frozenset[Seat]:
    """Return `{CHANCE}` until all dice are rolled, then the seat to move."""
    if outcome(state) is not None:
        return frozenset()
    return frozenset((Seat(state.turn) if to_roll(state) is None else CHANCE,))


def legal_actions(state: LiarsDiceState, seat: Seat) -> Legal[Action]:
    """Return for chance every roll of the next seat with its weight; for a seat all higher bids in order, then the challenge."""
    if seat not in to_act(state):
        return Listed(())
    roller = to_roll(state)
    if roller is not None:
        weights = rolls(state.dice[roller])
        return Chances(map(Roll, weights), tuple(weights.values()))
    bids = (Bid(count, face) for count in range(1, sum(state.dice) + 1) for face in FACES)
    higher: list[Action] = [bid for bid in bids if state.bid is None or bid > state.bid]
    return Listed(higher + [Challenge()] * (state.bid is not None))


def apply(state: LiarsDiceState, seat: Seat, action: Action) -> LiarsDiceState:
    """Return the state after a roll, a bid or a challenge.

    Raises:
        IllegalAction: when the action is not legal.
    """
    if action not in legal_actions(state, seat):
        raise IllegalAction(format_action(action), where=format_state(state))
    match action:
        case Roll(dice):
            roller = to_roll(state)
            return replace(state, hands=tuple(dice if each == roller else hand for each, hand in enumerate(state.hands)))
        case Bid():
            return replace(state, bid=action, turn=_next_seat(state.dice, state.turn))
        case Challenge():
            return _challenge(state)


def _challenge(state: LiarsDiceState) -> LiarsDiceState:
    assert state.bid is not None
    bidder = _next_seat(state.dice, state.turn, step=-1)
    loser = state.turn if count_of(state, state.bid.face) >= state.bid.count else bidder
    dice = tuple(count - (seat == loser) for seat, count in enumerate(state.dice))
    turn = loser if dice[loser] else _next_seat(dice, loser)
    shown = Shown(state.bid, state.hands, loser)
    return LiarsDiceState(dice, ((),) * len(dice), turn, state.wild, None, shown)


def count_of(state: LiarsDiceState, face: int) -> int:
    """Return the number of dice of all players that count as `face`."""
    return sum(die == face or (state.wild and die == 1) for hand in state.hands for die in hand)


def _next_seat(dice: tuple[int, ...], seat: int, step: int = 1) -> int:
    """Return the next seat that has dice."""
    seat = (seat + step) % len(dice)
    return seat if dice[seat] else _next_seat(dice, seat, step)


def outcome(state: LiarsDiceState) -> Outcome | None:
    """Return the outcome when only one seat has dice left; that seat wins."""
    left = [Seat(seat) for seat, count in enumerate(state.dice) if count]
    if len(left) > 1:
        return None
    returns = tuple(1.0 if count else -1.0 for count in state.dice)
    return Outcome(LAST_DICE, returns, tuple(left))
