"""`rivage aya play`: a whole match of bots. The small table saves time."""

import base64
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rivage.cli import main
from rivage.registry import find
from rivage.table.record import check, load

PNG = b"\x89PNG\r\n"


def play(*args: str) -> Result:
    return CliRunner().invoke(main, ["aya", "play", "--table", "90x60", "--cameras", "25", *args])


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Result, Path]:
    folder = tmp_path_factory.mktemp("aya") / "new"
    return play("--bots", "2", "--seed", "5", "--out", str(folder)), folder


@pytest.mark.slow
def test_play_prints_the_count_as_one_line(played: tuple[Result, Path]) -> None:
    result, _ = played
    assert result.exit_code == 0
    (line,) = result.stdout.splitlines()
    counted = json.loads(line)
    assert list(counted) == ["animals", "landscapes", "triptychs", "tokens", "score", "lost"]
    assert counted["score"] == len(counted["animals"]) + len(counted["landscapes"]) + counted["triptychs"] + counted["tokens"]


@pytest.mark.slow
def test_the_saved_match_is_valid_and_ends_with_that_score(played: tuple[Result, Path]) -> None:
    result, folder = played
    match = check(load((folder / "aya-2-seed-5.match").read_text()), find)
    assert match.status == "over"
    assert match.outcome is not None
    assert match.outcome.returns == (json.loads(result.stdout)["score"],) * 2


@pytest.mark.slow
def test_replay_prints_the_common_score(played: tuple[Result, Path]) -> None:
    result, folder = played
    replayed = CliRunner().invoke(main, ["replay", str(folder / "aya-2-seed-5.match")])
    assert replayed.exit_code == 0
    assert f"over: {json.loads(result.stdout)['score']} points together" in replayed.stdout


@pytest.mark.slow
@pytest.mark.parametrize("forge", ["cut", "other", "none"])
def test_replay_refuses_a_motion_with_other_final_poses(played: tuple[Result, Path], tmp_path: Path, forge: str) -> None:
    _, folder = played
    lines = (folder / "aya-2-seed-5.match").read_text().splitlines()
    number = max(k for k, line in enumerate(lines) if '"motion"' in line)
    event = json.loads(lines[number])
    motion = base64.b64decode(event["motion"])
    event["motion"] = base64.b64encode({"cut": motion[:-10], "other": b"abc", "none": b""}[forge]).decode()
    lines[number] = json.dumps(event)
    (tmp_path / "forged.match").write_text("\n".join(lines) + "\n")
    replayed = CliRunner().invoke(main, ["replay", str(tmp_path / "forged.match")])
    assert replayed.exit_code == 1
    assert f"line {number + 1}: " in replayed.stderr
    assert "[record.unsound]" in replayed.stderr


@pytest.mark.slow
def test_play_saves_pictures_of_the_table_before_and_after(played: tuple[Result, Path]) -> None:
    _, folder = played
    for when in ("before", "after"):
        assert (folder / f"aya-2-seed-5-{when}.svg").read_text().startswith("<svg")
        assert (folder / f"aya-2-seed-5-{when}.png").read_bytes().startswith(PNG)
    assert (folder / "aya-2-seed-5-before.svg").read_text() != (folder / "aya-2-seed-5-after.svg").read_text()


@pytest.mark.slow
def test_the_report_goes_to_standard_error(played: tuple[Result, Path]) -> None:
    result, folder = played
    assert "score: " in result.stderr
    assert str(folder / "aya-2-seed-5-after.png") in result.stderr


@pytest.mark.slow
def test_the_same_seed_gives_the_same_match(played: tuple[Result, Path], tmp_path: Path) -> None:
    _, folder = played
    again = play("--bots", "2", "--seed", "5", "--out", str(tmp_path), "--quiet")
    assert again.stderr == ""
    for name in ("aya-2-seed-5.match", "aya-2-seed-5-after.svg"):
        assert (tmp_path / name).read_text() == (folder / name).read_text()


@pytest.mark.parametrize(
    "wrong", [["--bots", "0"], ["--bots", "6"], ["--seed", "x"], ["--level", "god"], ["--hands", "left"], ["--table", "1x1"]]
)
def test_invalid_options_are_refused(wrong: list[str]) -> None:
    result = CliRunner().invoke(main, ["aya", "play", *wrong])
    assert result.exit_code == 2
    assert wrong[0] in result.stderr


def test_a_folder_that_cannot_be_created_is_reported_before_the_match(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = play("--out", str(tmp_path / "file" / "folder"))
    assert result.exit_code == 2
    assert "folder" in result.stderr
    assert "[file.unwritable]" in result.stderr
    assert result.stdout == ""
