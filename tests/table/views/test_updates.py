"""Snapshots and patches of each audience."""

import json
from functools import reduce
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.helpers import ANN, BEN, CARA, SEED, START, Play, bot, opening, person, sums
from tests.table.patching import patched, plain, play
from tests.table.river import AyaPlay, river

from rivage.core import encode
from rivage.table import Occupant
from rivage.table.protocol import Entry
from rivage.table.protocol import events as ev
from rivage.table.views import Presences
from rivage.table.views.audience_log import AudienceLog
from rivage.table.views.updates import (
    MAX_SNAPSHOT_LINES,
    MAX_WHOLE_VIEW_BYTES,
    PACKET_BYTES,
    PatchCache,
    Updates,
    add_change,
    fits_packet,
    may_send_whole,
    patch_of,
    without_old_motions,
)

from .make_patches import FILE, GAMES, small_cases

PRESENCES = Presences((0, 0), 1)


def snapshot_for(play: Play, player: str, presences: Presences = PRESENCES, now: int = START) -> Any:
    return json.loads(Updates("t", play.match, presences, now, AudienceLog(play.events)).snapshot(player))


def test_choices_are_sent_only_to_those_who_may_choose() -> None:
    play = Play()
    assert [snapshot_for(play, player)["view"]["choices"] for player in (ANN, BEN, CARA)] == [["take"], [], []]
    assert snapshot_for(Play(opening(person(BEN), bot(), host=CARA)), CARA)["view"]["choices"] == []


def test_people_with_the_same_seats_share_one_encoding() -> None:
    updates = Updates("t", Play().match, PRESENCES, START, AudienceLog())
    assert updates.snapshot(CARA) is updates.snapshot("dave-id")
    assert updates.snapshot(ANN) is not updates.snapshot(BEN)


def test_neither_player_ids_nor_the_seed_are_sent() -> None:
    play = Play(opening(script=("heap 9", "rain 1")))
    text = Updates("t", play.match, PRESENCES, START, AudienceLog(play.events)).snapshot(BEN).decode()
    assert not any(secret in text for secret in (ANN, BEN, SEED, "rain 1"))
    log = json.loads(text)["log"]
    assert [entry["n"] for entry in log] == [1, 2, 3, 4]
    assert not {"host", "seed", "player", "script"} & {key for entry in log for key in entry["event"]}


def test_before_the_match_starts_there_is_no_view() -> None:
    assert snapshot_for(Play(opening(person(ANN), Occupant())), ANN)["view"] is None


def test_in_hot_seat_play_the_view_is_that_of_the_seat_to_act() -> None:
    play = Play(opening(person(ANN), person(ANN), script=("heap 9",)))
    play.act("take", "done")
    assert snapshot_for(play, ANN)["view"]["choices"] == ["take"]


def test_a_patch_has_the_lines_of_the_last_batch_and_a_snapshot_has_all() -> None:
    play = Play()
    log = AudienceLog(play.events)
    before = Updates("t", play.match, PRESENCES, START, log).shown_to(BEN)
    play.act("take")
    log.add(play.events[-1:], over=False)
    updates = Updates("t", play.match, PRESENCES, START, log)
    patch, snapshot = json.loads(updates.patch(BEN, before)[1]), json.loads(updates.snapshot(BEN))
    assert (patch["since"], patch["n"], [line["n"] for line in patch["log"]]) == (4, 5, [5])
    assert (snapshot["n"], [line["n"] for line in snapshot["log"]]) == (5, [1, 2, 3, 4, 5])


def test_in_turns_there_is_always_news_for_everybody() -> None:
    play = Play()
    before = play.match
    play.act("take")
    updates = Updates("t", play.match, PRESENCES, START, AudienceLog(play.events), before)
    assert all(updates.has_news(player) for player in (ANN, BEN, CARA))


def test_in_rounds_there_is_news_only_for_those_who_may_see_it() -> None:
    play = Play(sums())
    log = AudienceLog(play.events, secret=True)
    for word, expected in (("1", [True, False, False]), ("done", [True, True, True])):
        before = play.match
        play.write(0, word)
        log.add(play.events[-1:], over=False)
        updates = Updates("t", play.match, PRESENCES, START, log, before)
        assert [updates.has_news(player) for player in (ANN, BEN, "")] == expected


def test_a_new_subscriber_is_not_sent_all_old_motions() -> None:
    motion = "A" * 1000
    events = [ev.Acted(at=START, seat=-1, action="rest", motion=motion) for _ in range(5)]
    entries = [Entry(n, event) for n, event in enumerate([*events, ev.Said(at=START, seat=0, phrase="nice")], 1)]
    light = without_old_motions(entries, limit=2500)
    assert [entry.n for entry in light] == [1, 2, 3, 4, 5, 6]
    assert [len(entry.event.motion) for entry in light[:5]] == [0, 0, 0, 1000, 1000]
    assert light[5] == entries[5]


def test_a_snapshot_of_a_match_with_many_motions_is_still_small_enough() -> None:
    """A chain that ran through 60 dominoes again and again. The edge disconnects tabs that lag a megabyte behind."""
    play = AyaPlay(river(person(ANN), hands="real")).start()
    for number in range(60):
        play.write(0, "draw", f"place {number % 20 * 40 - 380},{number // 20 * 60 - 200},0")
        play.physics_result("rest", b"x" * 200)
    for _ in range(20):
        play.write(0, "turn 1 0")
        play.physics_result(f"fell {','.join(map(str, range(1, 61)))}", b"x" * 40_000)
        for number in range(1, 61):
            play.write(0, f"raise {number}")
            play.physics_result("rest", b"x" * 200)
    assert sum(len(event.motion) for event in play.events if isinstance(event, ev.Acted)) > 2**20
    snapshot = Updates("t", play.match, Presences((0,)), play.now, AudienceLog(play.events)).snapshot(ANN)
    assert len(snapshot) < 2**19


def test_a_snapshot_of_a_long_log_has_the_newest_lines_and_their_first_number() -> None:
    play = Play()
    events = [*play.events, *(ev.Said(at=START, seat=0, phrase="nice") for _ in range(150_000))]
    data = Updates("t", play.match, PRESENCES, START, AudienceLog(events)).snapshot(BEN)
    snapshot = json.loads(data)
    assert len(data) < 2**18
    assert (snapshot["n"], snapshot["first"], len(snapshot["log"])) == (150_004, 148_005, MAX_SNAPSHOT_LINES)
    assert [snapshot["log"][0]["n"], snapshot["log"][-1]["n"]] == [148_005, 150_004]


def test_a_snapshot_of_a_short_log_starts_at_its_first_line() -> None:
    play = Play()
    assert json.loads(Updates("t", play.match, PRESENCES, START, AudienceLog(play.events)).snapshot(BEN))["first"] == 1


# Numbers instead of booleans: for patches 1 equals true, and no view exchanges the two.
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(2, 10_000) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(("a", "b", "id", "x~", "@", "+")), inner, max_size=4)
    ),
    max_leaves=12,
)


class Piece(msgspec.Struct, frozen=True):
    x: int
    name: str = ""


class Board(msgspec.Struct, frozen=True):
    pieces: tuple[Piece, ...]
    turn: int = 0


class Short(msgspec.Struct, frozen=True, omit_defaults=True):
    x: int = 0
    y: int = 0


@given(st.lists(VALUES, max_size=6), st.lists(VALUES, max_size=6))
def test_a_patch_turns_any_value_into_any_other(old: list[Any], new: list[Any]) -> None:
    assert patched(old, plain(patch_of(old, new))) == new


@given(st.lists(VALUES, max_size=12), st.data())
def test_a_patch_of_a_partly_changed_value_restores_the_new_value(old: list[Any], data: st.DataObject) -> None:
    new = list(old)
    for _ in range(data.draw(st.integers(0, 3))):
        at = data.draw(st.integers(0, len(new)))
        new[at : at + data.draw(st.integers(0, 2))] = data.draw(st.lists(VALUES, max_size=2))
    assert patched(old, plain(patch_of(old, new))) == new


@pytest.mark.parametrize(("game", "seats", "most"), [("deep-river", 2, 150), ("walk-in-the-park", 3, 120), ("aya", 4, 150)])
@pytest.mark.parametrize("seed", range(3))
def test_a_match_is_the_same_by_patches_and_by_snapshots(game: str, seats: int, most: int, seed: int) -> None:
    views: list[Any] = []
    by_patches: list[Any] = []
    shown: list[Any] = []
    for seen in play(game, seats, seed, most):
        if views:
            changes = [plain(patch_of([old], [new])) for old, new in zip(views, seen, strict=True)]
            by_patches = [patched([base], change)[0] for base, change in zip(by_patches, changes, strict=True)]
            cache: PatchCache = {}
            changes = [{} for _ in seen]
            for change, old, new in zip(changes, views, seen, strict=True):
                add_change(change, "view", old, new, cache)
            shown = [patched({"view": base}, plain(change))["view"] for base, change in zip(shown, changes, strict=True)]
        else:
            by_patches = shown = plain(seen)
        assert by_patches == shown == plain(seen)
        views = seen


def test_an_unchanged_value_has_an_empty_patch() -> None:
    board = Board((Piece(1), Piece(2)))
    assert patch_of(board, board) == {}
    assert patch_of(board, Board((Piece(1), Piece(2)))) == {}


def test_appended_items_are_sent_alone() -> None:
    pieces = tuple(Piece(number) for number in range(100))
    assert plain(patch_of(Board(pieces), Board((*pieces, Piece(7))))) == {"pieces~": {"+": [{"x": 7, "name": ""}]}}


def test_a_changed_field_of_one_item_is_sent_alone() -> None:
    pieces = [Piece(number, "a rather long name") for number in range(100)]
    moved = [*pieces[:40], Piece(5, "a rather long name"), *pieces[41:]]
    assert plain(patch_of(Board(tuple(pieces)), Board(tuple(moved)))) == {"pieces~": {"40~": {"x": 5}}}


def test_removed_items_are_sent_as_a_range() -> None:
    pieces = tuple(Piece(number) for number in range(30))
    assert plain(patch_of(Board(pieces), Board((*pieces[:3], *pieces[5:])))) == {"pieces~": {"@": [3, 2]}}


def test_a_completely_changed_value_is_sent_whole() -> None:
    before, after = [Piece(1, "Ada")], [Piece(2, "Ben")]
    assert plain(patch_of(before, after)) == {"0": {"x": 2, "name": "Ben"}}
    assert plain(patch_of([[1, 2, 3]], [[4, 5, 6]])) == {"0": [4, 5, 6]}


def test_structs_that_omit_defaults_are_sent_whole() -> None:
    assert plain(patch_of([Short(1, 2)], [Short(1)])) == {"0": {"x": 1}}


def test_a_view_is_sent_whole_until_it_is_too_long() -> None:
    view = Board(())
    assert fits_packet(view, b"x" * PACKET_BYTES)
    assert not fits_packet(view, b"x" * (PACKET_BYTES + 1))
    assert may_send_whole(view)
    assert not fits_packet(view, b"x" * (MAX_WHOLE_VIEW_BYTES + 1))
    assert not may_send_whole(view), "some messages with views of this type are long"


def test_patches_shared_by_several_audiences_are_computed_once() -> None:
    pieces = [Piece(number, "a rather long name") for number in range(100)]
    before, after = Board(tuple(pieces)), Board((Piece(7), *pieces[1:]))
    cache: PatchCache = {}
    ours, theirs = (patch_of([before, seat], [after, seat + 2], cache) for seat in (0, 1))
    assert plain(ours) == {"0~": {"pieces~": {"0": {"x": 7, "name": ""}}}, "1": 2}
    assert ours["0~"]["pieces~"] is theirs["0~"]["pieces~"]


def test_a_patch_is_never_much_longer_than_the_whole_value() -> None:
    """Few different letters, so that names often end with the suffix of patched fields."""
    for game, seats in (("deep-river", 2), ("walk-in-the-park", 3), ("aya", 3)):
        views: list[Any] = []
        for seen in play(game, seats, 5, 60):
            for old, new in zip(views, seen, strict=False):
                assert len(encode(patch_of([old], [new]))) <= len(encode([new])) + 8
            views = seen


def test_the_patch_cases_for_the_browser_are_current_and_correct() -> None:
    cases = json.loads(FILE.read_text())
    small = plain(small_cases())
    assert cases[: len(small)] == small, "run python -m tests.table.views.make_patches"
    assert len(cases) == len(small) + len(GAMES)
    for case in cases:
        assert reduce(patched, case["changes"], case["first"]) == case["last"]
