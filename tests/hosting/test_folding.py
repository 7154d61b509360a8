"""Long logs are folded beside the event loop, short ones at once."""

import threading
from typing import Any

import pytest
from tests.table.helpers import START, Play, opening
from tests.table.toys import find

from rivage.hosting import folding
from rivage.table import Match, fold
from rivage.table.errors import BadRecord
from rivage.table.protocol import AnyEvent
from rivage.table.protocol import events as ev


@pytest.mark.parametrize(("more", "at_once"), [(0, True), (1, False)])
async def test_a_long_match_is_folded_beside_the_event_loop(more: int, at_once: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []

    def watched(events: Any, found: Any) -> Match:
        seen.append(threading.current_thread() is threading.main_thread())
        return fold(events, found)

    monkeypatch.setattr(folding, "fold", watched)
    begun: list[AnyEvent] = Play(opening()).events
    said = ev.Said(at=START, seat=0, phrase="nice")
    events = [*begun, *[said] * (folding.AT_ONCE - len(begun) + more)]
    assert await folding.folded(events, find) == fold(events, find)
    assert seen == [at_once]


@pytest.mark.parametrize("times", [1, folding.AT_ONCE + 1])
async def test_a_log_that_folds_to_nothing_is_refused_however_long_it_is(times: int) -> None:
    with pytest.raises(BadRecord):
        await folding.folded([ev.Said(at=START, seat=0, phrase="nice")] * times, find)
