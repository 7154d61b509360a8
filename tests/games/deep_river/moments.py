"""Helpers that build positions for tests from the parts that matter, with defaults for the rest."""

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
    """Return a position in notation. The pawns that are not on the river are in their nests; `doubles` of them are double."""
    eels, salmon = (5 - river.lower().count(side) for side in "es")
    nests = f"{eels - doubles[0]}{doubles[0]}/{salmon - doubles[1]}{doubles[1]}"
    return f"{tiles} {river} {nests} {bear} {currents} {tilted} {mover}"


def play(text: str, actions: str = "") -> DeepRiverState:
    """Return the state after comma-separated actions in a position."""
    return GAME.parse_state(f"{text} : {actions}" if actions else text)


def choices(state: DeepRiverState) -> list[str]:
    """Return the legal actions in notation, in order."""
    (seat,) = GAME.to_act(state)
    return [GAME.format_action(action) for action in GAME.legal_actions(state, seat)]


def field(state: DeepRiverState, number: int) -> str:
    """Return a field of the current position in notation, numbered from 1."""
    one, two, three, four, fourth, five, six, seven = state.position.slots
    eels, great_eels, salmon, great_salmon = state.position.nests
    return {
        2: f"{one}/{two}/{three}/{four}+{fourth}/{five}/{six}/{seven}",
        3: f"{eels}{great_eels}/{salmon}{great_salmon}",
        4: str(state.position.bear),
        5: "".join(state.position.currents),
    }[number]


def river(state: DeepRiverState) -> str:
    """Return the river in notation."""
    return field(state, 2)


def nests(state: DeepRiverState) -> str:
    """Return the nests in notation."""
    return field(state, 3)
