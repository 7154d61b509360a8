"""Hypothesis strategies for sheets and states of A Walk in the Park."""

from hypothesis import settings
from hypothesis import strategies as st

from rivage.games.walk_in_the_park.sheet import BITS
from rivage.games.walk_in_the_park.state import WalkState

from .moments import PLAN, random_match

FREE = [square for square in range(25) if square != PLAN.centre]
PIECES = sorted(BITS.values())

unhurried = settings(deadline=None)
"""Settings without a deadline, because examples are slow on a busy machine."""


@st.composite
def drawings(draw: st.DrawFn) -> list[tuple[int, int]]:
    """Pairs of square and piece, in the order of drawing. Paths are frequent, so that loops are common."""
    squares = draw(st.permutations(FREE))
    count = draw(st.integers(0, len(FREE)))
    paths = [piece for piece in PIECES if piece != BITS["I"]]
    pieces = draw(st.lists(st.sampled_from([*paths, *paths, BITS["I"]]), min_size=count, max_size=count))
    return list(zip(squares[:count], pieces, strict=True))


@st.composite
def moments(draw: st.DrawFn, seats: st.SearchStrategy[int] | None = None) -> WalkState:
    """A state of a random match."""
    number = draw(seats if seats is not None else st.integers(1, 4))
    match = list(random_match(number, draw(st.integers(0, 60)), statue_tie=draw(st.sampled_from(["one", "each"]))))
    return match[draw(st.integers(0, len(match) - 1))]
