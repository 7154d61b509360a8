"""Positions for tests: say what matters, the rest is filled in."""

from rivage.games.deep_river import GAME
from rivage.games.deep_river.state import DeepRiverState

TILES = "BAS*TAB"
EMPTY = "./././.+./././."


def position(
    river: str = EMPTY,
    *,
    mover: str = "e",
    tiles: str = TILES,
    bear: int = 4,
    currents: str = "1a1a1a",
    tilted: str = "-",
    doubles: tuple[int, int] = (0, 0),
) -> str:
    """The text of a position: pawns that are not in the river are single in their nest, except so many `doubles`."""
    eels, salmon = (5 - river.lower().count(side) for side in "es")
    nests = f"{eels - doubles[0]}{doubles[0]}/{salmon - doubles[1]}{doubles[1]}"
    return f"{tiles} {river} {nests} {bear} {currents} {tilted} {mover}"


def play(text: str, actions: str = "") -> DeepRiverState:
    """The state after `actions`, separated by commas."""
    return GAME.parse_state(f"{text} : {actions}" if actions else text)


def choices(state: DeepRiverState) -> list[str]:
    """What may be decided, in its order."""
    (seat,) = GAME.to_act(state)
    return [GAME.format_action(action) for action in GAME.legal_actions(state, seat)]


def field(state: DeepRiverState, number: int) -> str:
    """A field of the position, counted from 1, as the river lies now."""
    one, two, three, four, fourth, five, six, seven = state.position.slots
    eels, great_eels, salmon, great_salmon = state.position.nests
    return {
        2: f"{one}/{two}/{three}/{four}+{fourth}/{five}/{six}/{seven}",
        3: f"{eels}{great_eels}/{salmon}{great_salmon}",
        4: str(state.position.bear),
        5: "".join(state.position.currents),
    }[number]


def river(state: DeepRiverState) -> str:
    """The river as it lies now."""
    return field(state, 2)


def nests(state: DeepRiverState) -> str:
    """The nests as they are now."""
    return field(state, 3)
