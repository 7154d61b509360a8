"""The golden data of every game is valid, and the check rejects invalid data."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from rivage.core import Outcome, Seat
from rivage.games import ALL
from rivage.games.deep_river import GAME

from .golden import ORDER, PLAYTHROUGH, NotGolden, check_golden
from .houses import BUILT_IN
from .records import golden, load, read_match, save, write_match


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_game_agrees_with_its_golden_data(name: str) -> None:
    check_golden(ALL[name], golden(name))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of valid golden data, which tests make invalid."""
    copy = tmp_path / "golden"
    shutil.copytree(golden(GAME.info.id), copy)
    check_golden(GAME, copy)
    return copy


def test_empty_files_are_not_golden_data(tmp_path: Path) -> None:
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches" / "empty.txt").write_text("")
    (tmp_path / PLAYTHROUGH).write_text("")
    with pytest.raises(NotGolden, match="has no options, outcome, story"):
        check_golden(GAME, tmp_path)


def test_a_folder_without_matches_is_not_golden_data(tmp_path: Path) -> None:
    with pytest.raises(NotGolden, match="no recorded match ends by bear-home"):
        check_golden(GAME, tmp_path)


def test_an_ending_without_a_match_is_reported(folder: Path) -> None:
    (folder / "matches" / "repetition.txt").unlink()
    with pytest.raises(NotGolden, match=r"no recorded match ends by repetition$"):
        check_golden(GAME, folder)


def test_a_match_with_another_outcome_is_reported(folder: Path) -> None:
    match = load(folder)["too-long"]
    save(folder, {"too-long": replace(match, outcome=Outcome("repetition", (1.0, -1.0), (Seat(0),)))})
    with pytest.raises(NotGolden, match=r"the match too-long ends as .*too-long.*, not as .*repetition"):
        check_golden(GAME, folder)


def test_a_match_without_an_end_is_reported(folder: Path) -> None:
    match = load(folder)["repetition"]
    save(folder, {"repetition": replace(match, lines=match.lines[:-1])})
    with pytest.raises(NotGolden, match="the match repetition ends as None"):
        check_golden(GAME, folder)


def test_a_match_in_another_order_cannot_be_replayed(folder: Path) -> None:
    match = load(folder)["repetition"]
    save(folder, {"repetition": replace(match, lines=match.lines[::-1])})
    with pytest.raises(NotGolden, match="the match repetition cannot be replayed"):
        check_golden(GAME, folder)


def test_a_match_with_another_final_position_is_reported(folder: Path) -> None:
    match = load(folder)["repetition"]
    save(folder, {"repetition": replace(match, position=load(folder)["too-long"].position)})
    with pytest.raises(NotGolden, match="the match repetition ends in another position"):
        check_golden(GAME, folder)


@pytest.mark.parametrize("file", [ORDER, PLAYTHROUGH])
def test_an_empty_or_missing_file_is_reported(folder: Path, file: str) -> None:
    (folder / file).write_text("\n")
    with pytest.raises(NotGolden, match=f"{file} is missing or empty"):
        check_golden(GAME, folder)
    (folder / file).unlink()
    with pytest.raises(NotGolden, match=f"{file} is missing or empty"):
        check_golden(GAME, folder)


def test_legal_actions_in_another_order_are_reported(folder: Path) -> None:
    path = folder / ORDER
    path.write_text(path.read_text().replace("throw aaa | throw aab", "throw aab | throw aaa"))
    with pytest.raises(NotGolden, match="other legal actions at setup : tiles BASTAB"):
        check_golden(GAME, folder)


def test_a_playthrough_of_another_match_is_reported(folder: Path) -> None:
    path = folder / PLAYTHROUGH
    text = path.read_text()
    path.write_text(text.replace("# random play", "# something else"))
    with pytest.raises(NotGolden, match="does not name a recorded match"):
        check_golden(GAME, folder)
    path.write_text(text.replace("action   done", "action   nothing", 1))
    with pytest.raises(NotGolden, match="has 'nothing' as number"):
        check_golden(GAME, folder)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_recorded_match_survives_writing_and_reading(name: str) -> None:
    for match in load(golden(name)).values():
        assert read_match(write_match(match)) == match
