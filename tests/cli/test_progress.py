"""How far a long command is."""

import io

import pytest

from rivage.cli.progress import progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_it_and_nothing_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    for screen, quiet, seen in ((Terminal(), False, True), (Terminal(), True, False), (io.StringIO(), False, False)):
        monkeypatch.setattr("sys.stderr", screen)
        with progress("Reeds", 8, quiet=quiet) as show:
            show(2)
            show(1)  # nothing is undone
            show(8)
        assert ("Reeds" in screen.getvalue()) is seen
        assert ("8/8" in screen.getvalue()) is seen
