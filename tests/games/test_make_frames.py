"""The positions that the browser's short texts are tested with."""

import pytest
from tests.games.make_frames import FILES, write


@pytest.mark.parametrize("name", FILES)
def test_the_positions_for_the_browser_are_up_to_date(name: str) -> None:
    assert FILES[name].read_text(encoding="utf-8") == write(name), "run `python -m tests.games.make_frames`"
