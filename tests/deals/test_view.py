"""The views of plays for players."""

from rivage.deals import Play
from rivage.deals.view import my_play, sheets

UNFINISHED = Play("a-deal", "ann-id", "t-ann", "Ann", 10)
FINISHED = Play("a-deal", "ben-id", "t-ben", "Ben", 11, 20, 17.5, '{"reason":"last-round","view":{"totals":[17.5]}}')


def test_an_unfinished_play_has_neither_score_nor_rank() -> None:
    mine = my_play(UNFINISHED, 3)
    assert (mine.table, mine.finished, mine.score, mine.rank) == ("t-ann", False, 0.0, 0)


def test_a_finished_play_has_a_score_and_a_rank() -> None:
    mine = my_play(FINISHED, 3)
    assert (mine.table, mine.finished, mine.score, mine.rank) == ("t-ben", True, 17.5, 3)


def test_sheets_have_nicknames_without_ids_and_mark_the_own_sheet() -> None:
    for asker, you in (("ben-id", True), ("ann-id", False), ("", False)):
        (sheet,) = sheets([FINISHED], asker)
        assert (sheet.name, sheet.score, sheet.you, sheet.finished) == ("Ben", 17.5, you, 20)
        assert (sheet.result.reason, sheet.result.view) == ("last-round", {"totals": [17.5]})
        assert "ben-id" not in repr(sheet)
