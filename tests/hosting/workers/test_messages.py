"""What is said on the bus is read as what it is."""

import pytest

from rivage.experiments import Job
from rivage.hosting.codec import Reader, pack
from rivage.hosting.workers.messages import Answered, AskMatch, Failed, Reply, Thinking


@pytest.mark.parametrize("said", [Thinking(), Answered(b"x"), Failed("why", lost=True)])
def test_what_is_said_is_heard(said: Reply) -> None:
    reader: Reader[Reply] = Reader(Reply)
    assert reader.read(pack(said)) == said


def test_a_match_travels_whole() -> None:
    asked = AskMatch(Job(3, "aya", ("builder", "architect"), 1 << 62, {"glass": 300, "hands": "real"}))
    reader: Reader[AskMatch] = Reader(AskMatch)
    assert reader.read(pack(asked)) == asked
