"""The lines of a log that each audience reads, and their numbers."""

from rivage.table.protocol import events as ev
from rivage.table.views.audience_log import AudienceLog


def roll(number: int) -> ev.Acted:
    return ev.Acted(at=1, seat=-1, action=f"roll {number}")


def acted(seat: int, word: str) -> ev.Acted:
    return ev.Acted(at=1, seat=seat, action=word)


def lines(audience_log: AudienceLog, *held: int) -> list[str]:
    return [getattr(entry.event, "action", type(entry.event).__name__.lower()) for entry in audience_log.read(held)]


def test_in_turns_everybody_reads_every_line_at_once() -> None:
    audience_log = AudienceLog([roll(1)])
    audience_log.add([acted(0, "a")], over=False)
    assert lines(audience_log) == lines(audience_log, 0) == lines(audience_log, 1) == ["roll 1", "a"]
    assert audience_log.latest_batch((1,))[0] == 1


def test_in_rounds_an_action_is_read_only_by_its_seat_until_the_next_roll() -> None:
    audience_log = AudienceLog([roll(1)], secret=True)
    audience_log.add([acted(0, "a")], over=False)
    audience_log.add([acted(1, "b")], over=False)
    assert (lines(audience_log, 0), lines(audience_log, 1), lines(audience_log)) == (["roll 1", "a"], ["roll 1", "b"], ["roll 1"])
    audience_log.add([acted(0, "done"), roll(2)], over=False)
    assert lines(audience_log, 0) == ["roll 1", "a", "done", "b", "roll 2"]
    assert lines(audience_log, 1) == ["roll 1", "b", "a", "done", "roll 2"]
    assert lines(audience_log) == ["roll 1", "a", "b", "done", "roll 2"]


def test_every_reader_numbers_its_own_lines_without_gaps() -> None:
    audience_log = AudienceLog([roll(1)], secret=True)
    audience_log.add([acted(0, "a")], over=False)
    assert audience_log.latest_batch((1,)) == (1, [])
    audience_log.add([acted(1, "b")], over=False)
    assert (audience_log.latest_batch((1,))[0], [entry.n for entry in audience_log.latest_batch((1,))[1]]) == (1, [2])
    audience_log.add([acted(0, "done"), roll(2)], over=False)
    assert (audience_log.latest_batch((1,))[0], [entry.n for entry in audience_log.latest_batch((1,))[1]]) == (2, [3, 4, 5])


def test_a_reader_that_joins_late_reads_the_same_lines() -> None:
    early, late = AudienceLog([roll(1)], secret=True), AudienceLog([roll(1)], secret=True)
    early.read((1,))
    for audience_log in (early, late):
        audience_log.add([acted(0, "a")], over=False)
        audience_log.add([acted(0, "done"), roll(2)], over=False)
    assert early.latest_batch((1,)) == late.latest_batch((1,))
    assert late.latest_batch((1,))[0] == 1


def test_undos_are_as_secret_as_actions() -> None:
    audience_log = AudienceLog([roll(1)], secret=True)
    audience_log.add([acted(0, "a")], over=False)
    audience_log.add([ev.Undone(at=1, seat=0)], over=False)
    assert lines(audience_log) == ["roll 1"]
    audience_log.add([roll(2)], over=False)
    assert lines(audience_log) == ["roll 1", "a", "undone", "roll 2"]


def test_phrases_are_public_at_once() -> None:
    audience_log = AudienceLog([roll(1)], secret=True)
    audience_log.add([acted(0, "a"), ev.Said(at=1, seat=0, phrase="hello"), ev.Late(at=1, seat=0, level="weak")], over=False)
    assert lines(audience_log) == ["roll 1", "said", "late"]


def test_the_end_reveals_everything_and_a_reload_gives_the_same_numbers() -> None:
    audience_log = AudienceLog([roll(1)], secret=True)
    audience_log.add([acted(0, "a")], over=False)
    audience_log.add([acted(1, "done")], over=True)
    audience_log.add([ev.Said(at=1, seat=0, phrase="good-game")], over=True)
    again = AudienceLog(
        [roll(1), acted(0, "a"), acted(1, "done"), ev.Said(at=1, seat=0, phrase="good-game")], secret=True, over=True
    )
    assert lines(audience_log) == lines(again) == ["roll 1", "a", "done", "said"]


def test_after_an_empty_batch_no_line_is_new() -> None:
    audience_log = AudienceLog([roll(1)])
    audience_log.add([acted(0, "a")], over=False)
    audience_log.add([], over=False)
    assert audience_log.latest_batch(()) == (2, [])


def test_hidden_lines_do_not_change_the_public_time() -> None:
    audience_log = AudienceLog([ev.Acted(at=1, seat=-1, action="roll 1")], secret=True)
    audience_log.add([ev.Acted(at=2, seat=0, action="a")], over=False)
    audience_log.add([ev.Undone(at=3, seat=0)], over=False)
    assert audience_log.public_changed_at == 1
    audience_log.add([ev.Said(at=4, seat=0, phrase="nice")], over=False)
    assert audience_log.public_changed_at == 4
    audience_log.add([ev.Acted(at=5, seat=0, action="done"), ev.Acted(at=5, seat=-1, action="roll 2")], over=False)
    assert audience_log.public_changed_at == 5
    audience_log.add([ev.Acted(at=6, seat=0, action="last")], over=True)
    assert audience_log.public_changed_at == 6


def test_in_turns_every_event_changes_the_public_time() -> None:
    audience_log = AudienceLog([ev.Acted(at=1, seat=-1, action="roll 1"), ev.Acted(at=2, seat=0, action="a")])
    assert audience_log.public_changed_at == 2


def test_the_newest_lines_come_with_the_total_number() -> None:
    audience_log = AudienceLog([roll(1), roll(2), roll(3)])
    count, lines = audience_log.newest((), 2)
    assert (count, [line.n for line in lines]) == (3, [2, 3])
