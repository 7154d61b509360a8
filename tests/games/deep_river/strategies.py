"""Hypothesis strategies for positions and states of Deep River."""

from hypothesis import strategies as st

from rivage.core import Options
from rivage.games.deep_river import GAME
from rivage.games.deep_river.components import ARRANGEMENTS, SLOT_TILES
from rivage.games.deep_river.state import DeepRiverState

_CURRENTS = st.tuples(st.integers(1, 7), st.sampled_from("ab")).map(lambda pair: f"{pair[0]}{pair[1]}")


@st.composite
def positions(draw: st.DrawFn, *, running: bool = True) -> str:
    """Any position in canonical notation, reachable or not. `running` excludes finished games."""
    tiles = draw(st.sampled_from(ARRANGEMENTS))
    eels, salmon = (draw(st.lists(st.sampled_from(pair), min_size=5, max_size=5)) for pair in ("eE", "sS"))
    slots = []
    for _ in SLOT_TILES:
        kind = draw(st.sampled_from(("", "", "e", "s", "es", "se")))
        pawns = [(eels if side == "e" else salmon).pop() for side in kind if (eels if side == "e" else salmon)]
        slots.append("".join(pawns) or ".")
    slots[3:5] = sorted(slots[3:5], key=lambda slot: (slot == ".", slot))
    river = "/".join([*slots[:3], f"{slots[3]}+{slots[4]}", *slots[5:]])
    nests = f"{eels.count('e')}{eels.count('E')}/{salmon.count('s')}{salmon.count('S')}"
    bear = draw(st.integers(1, 7) if running else st.integers(0, 8))
    currents = draw(st.tuples(_CURRENTS, _CURRENTS, _CURRENTS))
    if running and sum(current[0] == "7" for current in currents) > 1:
        currents = (currents[0].replace("7", "6"), currents[1].replace("7", "6"), currents[2])
    tilted = draw(st.sampled_from(("-", "1", "2", "3", "12", "13", "23")))
    mover = draw(st.sampled_from("es"))
    return f"{tiles[:3]}*{tiles[3:]} {river} {nests} {bear} {''.join(currents)} {tilted} {mover}"


@st.composite
def moments(draw: st.DrawFn) -> DeepRiverState:
    """Any state of a game, including set-up and decisions inside a turn, with any options."""
    if draw(st.booleans()):
        options = Options({"pie": draw(st.booleans()), "stack_counts": draw(st.sampled_from(("both", "top")))})
        state = GAME.initial(2, options)
    else:
        words = draw(st.sampled_from(("", " top", " crossed", " top crossed")))
        state = GAME.parse_state(draw(positions()) + words)
    for choice in draw(st.lists(st.integers(0, 999), max_size=12)):
        if not state.actors:
            break
        (seat,) = state.actors
        state = GAME.apply(state, seat, state.legal[choice % len(state.legal)])
    return state
