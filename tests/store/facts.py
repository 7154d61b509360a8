"""Events and summaries to store."""

from typing import Any, get_args, get_type_hints

from hypothesis import strategies as st

from rivage.table import Occupant
from rivage.table.log import TableSummary
from rivage.table.protocol import AnyEvent, ClockKind
from rivage.table.protocol.events import Acted
from rivage.table.protocol.options import Days, NoClock, RealTime, Rounds, TableOptions


def acted(k: int) -> Acted:
    return Acted(1_700_000_000_000 + k, seat=k % 2, action=f"action {k}")


def summary(
    status: str = "playing", players: tuple[str, ...] = ("ann", ""), names: tuple[str, ...] = ("Ann", "")
) -> TableSummary:
    seats = tuple(Occupant(player=player, name=name) for player, name in zip(players, names, strict=True))
    return TableSummary("deep-river", status, seats)


_small = st.integers(0, 10**6)
_clocks: st.SearchStrategy[ClockKind] = st.one_of(
    st.just(NoClock()), st.builds(RealTime, _small, _small), st.builds(Days, _small), st.builds(Rounds, _small)
)
_options = st.builds(
    TableOptions,
    game=st.dictionaries(st.text(), st.one_of(st.text(), st.booleans(), _small)),
    clock=_clocks,
    games=st.sampled_from([1, 2]),
)


def _field(hint: Any) -> st.SearchStrategy[Any]:
    if hint is int:
        return st.integers(0, 2**53)
    return _options if hint is TableOptions else st.from_type(hint)


any_event: st.SearchStrategy[AnyEvent] = st.one_of(
    [
        st.builds(kind, **{name: _field(hint) for name, hint in get_type_hints(kind).items() if not name.startswith("__")})
        for kind in get_args(AnyEvent)
    ]
)
"""Events of all types with all fields, including those that are added later."""
