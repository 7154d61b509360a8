"""What a player may see of plays."""

from rivage.deals import Play
from rivage.deals.view import my_play, sheets

BEGUN = Play("a-deal", "ann-id", "t-ann", "Ann", 10)
DONE = Play("a-deal", "ben-id", "t-ben", "Ben", 11, 20, 17.5, '{"reason":"last-round","view":{"totals":[17.5]}}')


def test_who_has_not_finished_has_neither_score_nor_rank() -> None:
    mine = my_play(BEGUN, 3)
    assert (mine.table, mine.finished, mine.score, mine.rank) == ("t-ann", False, 0.0, 0)


def test_who_has_finished_has_both() -> None:
    mine = my_play(DONE, 3)
    assert (mine.table, mine.finished, mine.score, mine.rank) == ("t-ben", True, 17.5, 3)


def test_sheets_name_people_by_nickname_alone_and_tell_the_asker_which_is_theirs() -> None:
    for asker, you in (("ben-id", True), ("ann-id", False), ("", False)):
        (sheet,) = sheets([DONE], asker)
        assert (sheet.name, sheet.score, sheet.you, sheet.finished) == ("Ben", 17.5, you, 20)
        assert (sheet.result.reason, sheet.result.view) == ("last-round", {"totals": [17.5]})
        assert "ben-id" not in repr(sheet)
