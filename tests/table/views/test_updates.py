"""What each person is told."""

import json
from typing import Any

from tests.table.helpers import ANN, BEN, CARA, SEED, START, Play, bot, opening, person, sums
from tests.table.river import Afternoon, river

from rivage.table import Occupant
from rivage.table.protocol import Entry
from rivage.table.protocol import events as ev
from rivage.table.views import Presences
from rivage.table.views.audience_log import AudienceLog
from rivage.table.views.updates import MOST_LINES, Updates, lightened

HERE = Presences((0, 0), 1)


def tell(play: Play, player: str, presences: Presences = HERE, now: int = START) -> Any:
    return json.loads(Updates("t", play.match, presences, now, AudienceLog(play.events)).snapshot(player))


def test_choices_go_only_to_who_may_choose() -> None:
    play = Play()
    assert [tell(play, who)["view"]["choices"] for who in (ANN, BEN, CARA)] == [["take"], [], []]
    assert tell(Play(opening(person(BEN), bot(), host=CARA)), CARA)["view"]["choices"] == []


def test_people_with_the_same_seats_share_one_encoding() -> None:
    told = Updates("t", Play().match, HERE, START, AudienceLog())
    assert told.snapshot(CARA) is told.snapshot("dave-id")
    assert told.snapshot(ANN) is not told.snapshot(BEN)


def test_neither_player_ids_nor_the_seed_are_shown() -> None:
    play = Play(opening(script=("heap 9", "rain 1")))
    text = Updates("t", play.match, HERE, START, AudienceLog(play.events)).snapshot(BEN).decode()
    assert not any(secret in text for secret in (ANN, BEN, SEED, "rain 1"))
    log = json.loads(text)["log"]
    assert [entry["n"] for entry in log] == [1, 2, 3, 4]
    assert not {"host", "seed", "player", "script"} & {key for entry in log for key in entry["event"]}


def test_before_it_began_there_is_no_view() -> None:
    assert tell(Play(opening(person(ANN), Occupant())), ANN)["view"] is None


def test_on_one_device_the_view_is_that_of_the_seat_to_act() -> None:
    play = Play(opening(person(ANN), person(ANN), script=("heap 9",)))
    play.act("take", "done")
    assert tell(play, ANN)["view"]["choices"] == ["take"]


def test_a_patch_has_the_lines_of_the_last_batch_and_a_snapshot_has_all() -> None:
    play = Play()
    log = AudienceLog(play.events)
    before = Updates("t", play.match, HERE, START, log).told(BEN)
    play.act("take")
    log.add(play.events[-1:], over=False)
    told = Updates("t", play.match, HERE, START, log)
    patch, snapshot = json.loads(told.patch(BEN, before)[1]), json.loads(told.snapshot(BEN))
    assert (patch["since"], patch["n"], [line["n"] for line in patch["log"]]) == (4, 5, [5])
    assert (snapshot["n"], [line["n"] for line in snapshot["log"]]) == (5, [1, 2, 3, 4, 5])


def test_in_turns_there_is_always_something_new_to_everybody() -> None:
    play = Play()
    before = play.match
    play.act("take")
    told = Updates("t", play.match, HERE, START, AudienceLog(play.events), before)
    assert all(told.news(player) for player in (ANN, BEN, CARA))


def test_in_rounds_there_is_news_only_for_who_may_know() -> None:
    play = Play(sums())
    log = AudienceLog(play.events, secret=True)
    for word, heard in (("1", [True, False, False]), ("done", [True, True, True])):
        before = play.match
        play.write(0, word)
        log.add(play.events[-1:], over=False)
        told = Updates("t", play.match, HERE, START, log, before)
        assert [told.news(player) for player in (ANN, BEN, "")] == heard


def test_who_has_just_come_is_not_sent_every_motion_of_the_past() -> None:
    motion = "A" * 1000
    events = [ev.Acted(at=START, seat=-1, action="rest", motion=motion) for _ in range(5)]
    entries = [Entry(n, event) for n, event in enumerate([*events, ev.Said(at=START, seat=0, phrase="nice")], 1)]
    light = lightened(entries, most=2500)
    assert [entry.n for entry in light] == [1, 2, 3, 4, 5, 6]
    assert [len(entry.event.motion) for entry in light[:5]] == [0, 0, 0, 1000, 1000]
    assert light[5] == entries[5]


def test_a_snapshot_of_a_match_full_of_accidents_still_fits_through_the_door() -> None:
    """A chain ran through 60 dominoes again and again; the edge drops who lags a megabyte behind."""
    play = Afternoon(river(person(ANN), hands="real")).begin()
    for number in range(60):
        play.write(0, "draw", f"place {number % 20 * 40 - 380},{number // 20 * 60 - 200},0")
        play.moved("rest", b"x" * 200)
    for _ in range(20):
        play.write(0, "turn 1 0")
        play.moved(f"fell {','.join(map(str, range(1, 61)))}", b"x" * 40_000)
        for number in range(1, 61):
            play.write(0, f"raise {number}")
            play.moved("rest", b"x" * 200)
    assert sum(len(event.motion) for event in play.events if isinstance(event, ev.Acted)) > 2**20
    snapshot = Updates("t", play.match, Presences((0,)), play.now, AudienceLog(play.events)).snapshot(ANN)
    assert len(snapshot) < 2**19


def test_a_snapshot_of_a_very_long_log_has_the_newest_lines_and_says_where_they_begin() -> None:
    play = Play()
    events = [*play.events, *(ev.Said(at=START, seat=0, phrase="nice") for _ in range(150_000))]
    data = Updates("t", play.match, HERE, START, AudienceLog(events)).snapshot(BEN)
    snapshot = json.loads(data)
    assert len(data) < 2**18
    assert (snapshot["n"], snapshot["first"], len(snapshot["log"])) == (150_004, 148_005, MOST_LINES)
    assert [snapshot["log"][0]["n"], snapshot["log"][-1]["n"]] == [148_005, 150_004]


def test_a_snapshot_of_a_short_log_begins_at_its_first_line() -> None:
    play = Play()
    assert json.loads(Updates("t", play.match, HERE, START, AudienceLog(play.events)).snapshot(BEN))["first"] == 1
