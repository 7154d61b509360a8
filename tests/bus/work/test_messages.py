"""What is said on the bus is read as what it is, or not at all."""

import pytest

from rivage.bus.work.messages import Answered, AskMatch, Failed, Here, Reader, Reply, Thinking, pack
from rivage.experiments import Job


@pytest.mark.parametrize("said", [Thinking(), Answered(b"x"), Failed("why", lost=True)])
def test_what_is_said_is_heard(said: Reply) -> None:
    assert Reader(Reply).read(pack(said)) == said


def test_a_match_travels_whole() -> None:
    asked = AskMatch(Job(3, "aya", ("builder", "architect"), 1 << 62, {"glass": 300, "hands": "real"}))
    assert Reader(AskMatch).read(pack(asked)) == asked


@pytest.mark.parametrize(
    "data", [b"", b"\xc1", b"\x80", b"\xff" * 9, pack({"type": "here"}), pack(Thinking()), b"\x91" * 100_000, pack("\ud7ff")]
)
def test_anything_else_is_nothing(data: bytes) -> None:
    assert Reader(Here).read(data) is None
