"""The fate of a command when the connection breaks, as in the browser (web/src/table/state/resend.test.ts)."""

from typing import Any

import pytest
from benchmarks.history.player import fate_of

ACT = {"t": "act", "seat": 0, "action": "a", "version": 3}
UNDO = {"t": "undo", "seat": 0, "version": 3}


def acted(seat: int, **more: Any) -> dict[str, Any]:
    return {"t": "acted", "seat": seat, "action": "a", **more}


@pytest.mark.parametrize(
    ("command", "fresh", "actions", "fate"),
    [
        (ACT, [], 3, "again"),
        (ACT, [], 4, "gone"),
        (ACT, [{"t": "said", "seat": 1}], 3, "again"),
        (ACT, [acted(0)], 4, "stored"),
        (ACT, [acted(0, bot=True)], 4, "gone"),
        (ACT, [acted(1), acted(0)], 5, "gone"),
        (ACT, [{"t": "undone", "seat": 0}], 2, "gone"),
        (UNDO, [{"t": "undone", "seat": 0}], 2, "stored"),
        (UNDO, [acted(0)], 4, "gone"),
        (ACT, [{"t": "answered", "seat": 1, "what": "takeback", "yes": True}], 3, "gone"),
    ],
)
def test_the_fate_of_a_command_follows_from_the_new_events(
    command: dict[str, Any], fresh: list[dict[str, Any]], actions: int, fate: str
) -> None:
    assert fate_of(command, fresh, actions) == fate
