"""Matches read from a log that others write."""

import pytest
from tests.table.helpers import ANN, Play, opening
from tests.table.toys import find

from rivage.hosting.cluster.match_cache import MatchCache
from rivage.table.errors import BadRecord
from rivage.table.match import fold
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev


async def test_a_reading_goes_on_from_the_last_and_is_what_the_log_folds_to() -> None:
    play = Play(opening())
    cache = MatchCache(find)
    first = await cache.match("t", list(play.events))
    assert first == fold(play.events, find)
    play.do(ANN, cmd.Act(seat=0, action="take", version=1))
    assert await cache.match("t", list(play.events)) == fold(play.events, find) != first


async def test_a_log_that_begins_otherwise_is_read_from_its_beginning() -> None:
    play = Play(opening())
    cache = MatchCache(find)
    await cache.match("t", list(play.events))
    created = play.events[0]
    assert isinstance(created, ev.Created)
    other = Play(opening(host="somebody else"))
    assert (await cache.match("t", list(other.events))).created.host == "somebody else"


async def test_few_are_kept_and_a_bad_one_is_not() -> None:
    play = Play(opening())
    cache = MatchCache(find, max_matches=2)
    for table in "abc":
        await cache.match(table, list(play.events))
    assert list(cache._cached) == ["b", "c"]
    with pytest.raises(BadRecord):
        await cache.match("d", list(play.events[1:]))
    assert list(cache._cached) == ["b", "c"]
