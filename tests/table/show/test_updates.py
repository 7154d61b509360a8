"""What each person is told."""

import json
from typing import Any

from tests.table.helpers import ANN, BEN, CARA, SEED, START, Play, bot, opening, person

from rivage.table.show import Presences, frames, viewpoint
from rivage.table.show.audience_log import AudienceLog
from rivage.table.show.updates import Updates
from rivage.table.words import commands as cmd
from rivage.table.words.options import RealTime

HERE = Presences((0, 0), 1)


def tell(play: Play, player: str, presences: Presences = HERE, now: int = START) -> Any:
    return json.loads(Updates("t", play.match, presences, now, AudienceLog(play.events)).update(player))


def test_each_person_sees_which_seats_are_theirs_and_who_is_host() -> None:
    play = Play()
    assert [seat["you"] for seat in tell(play, ANN)["table"]["seats"]] == [True, False]
    assert [seat["you"] for seat in tell(play, BEN)["table"]["seats"]] == [False, True]
    assert [seat["you"] for seat in tell(play, CARA)["table"]["seats"]] == [False, False]
    assert [tell(play, who)["table"]["host"] for who in (ANN, BEN, CARA)] == [True, False, False]


def test_a_host_who_only_watches_is_still_host() -> None:
    play = Play(opening(person(BEN), bot(), host=CARA))
    assert tell(play, CARA)["table"]["host"] is True
    assert tell(play, CARA)["view"]["choices"] == []


def test_choices_go_only_to_who_may_choose() -> None:
    play = Play()
    assert [tell(play, who)["view"]["choices"] for who in (ANN, BEN, CARA)] == [["take"], [], []]


def test_on_one_device_the_view_is_that_of_the_seat_to_act() -> None:
    play = Play(opening(person(ANN), person(ANN), script=("heap 9",)))
    play.act("take", "done")
    assert viewpoint(play.match, (0, 1)) == 1
    assert tell(play, ANN)["view"]["choices"] == ["take"]
    assert viewpoint(play.match, (0,)) == 0
    assert viewpoint(play.match, ()) is None


def test_people_with_the_same_seats_share_one_encoding() -> None:
    told = Updates("t", Play().match, HERE, START, AudienceLog())
    assert told.update(CARA) is told.update("dave-id")
    assert told.update(ANN) is not told.update(BEN)


def test_neither_player_ids_nor_the_seed_are_shown() -> None:
    play = Play(opening(script=("heap 9", "rain 1")))
    text = Updates("t", play.match, HERE, START, AudienceLog(play.events)).snapshot(BEN).decode()
    assert not any(secret in text for secret in (ANN, BEN, SEED, "rain 1"))
    log = json.loads(text)["log"]
    assert [entry["n"] for entry in log] == [1, 2, 3, 4]
    assert not {"host", "seed", "player", "script"} & {key for entry in log for key in entry["event"]}


def test_the_seed_is_revealed_when_the_match_is_over() -> None:
    play = Play()
    assert tell(play, ANN)["table"]["seed"] == ""
    play.do(ANN, cmd.Resign(seat=0))
    assert tell(play, ANN)["table"]["seed"] == SEED


def test_before_it_began_there_is_no_view() -> None:
    from rivage.table import Occupant

    play = Play(opening(person(ANN), Occupant()))
    told = tell(play, ANN)
    assert told["view"] is None
    assert [seat["kind"] for seat in told["table"]["seats"]] == ["person", "open"]
    assert list(frames(play.match, ANN)) == []


def test_the_table_tells_what_may_be_done_now() -> None:
    play = Play(opening(clock=RealTime(60), script=("heap 9",)))
    play.act("take")
    play.do(BEN, cmd.Offer(seat=1, what="draw"))
    table = tell(play, ANN, Presences((0, START), 2), START + 60_000)["table"]
    assert (table["to_act"], table["actions"], table["can_undo"], table["can_lend"]) == ([0], 2, [0], [1])
    assert table["offer"] == {"what": "draw", "seat": 1, "agreed": [1]}
    assert table["clock"] == {"at": START + 60_000, "left": [0, 60_000], "running": [0]}
    assert (table["seats"][1]["here"], table["seats"][1]["away_since"], table["watchers"]) == (False, START, 2)


def test_bots_and_lent_seats_are_told_apart() -> None:
    play = Play(opening(person(ANN), bot("strong")))
    play.away = (1, 0)
    seats = tell(play, ANN)["table"]["seats"]
    assert (seats[1]["kind"], seats[1]["level"], seats[1]["here"], seats[1]["lent"]) == ("bot", "strong", True, False)
    duel = Play()
    duel.away = (0, 1)
    duel.do(ANN, cmd.Lend(seat=1, level="weak"))
    seats = tell(duel, ANN)["table"]["seats"]
    assert (seats[1]["kind"], seats[1]["level"], seats[1]["lent"]) == ("person", "weak", True)


def test_a_replay_shows_every_position_that_stands() -> None:
    play = Play()
    play.act("take", "take")
    play.do(ANN, cmd.Undo(seat=0, version=3))
    shown = list(frames(play.match, BEN))
    assert [(frame.k, frame.seat, frame.action, frame.view.heap) for frame in shown] == [
        (0, -1, "", 0),
        (1, -1, "heap 9", 9),
        (2, 0, "take", 8),
    ]
