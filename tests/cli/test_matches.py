import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.test_readme import output_of, programs

from rivage.cli import main
from rivage.hosting import LocalTables
from rivage.registry import find
from rivage.store import open_store
from rivage.table import Occupant, ProcessBots, TableSetup
from rivage.table import create_table as lay_table
from rivage.table.protocol import events as ev
from rivage.table.protocol.commands import Resign
from rivage.table.protocol.options import TableOptions
from rivage.table.record import dump
from rivage.table.runtime import TableServices

ADA = "a" * 22


async def create_table(folder: Path, *, finished: bool, packed: bool = False) -> str:
    """Create a table in a new database."""
    async with open_store(data_folder=folder) as store:
        bus = LocalTables(TableServices(store, ProcessBots()))
        chairs = (Occupant(player=ADA, name="Ada"), Occupant(player="b" * 22, name="Ben"))
        table = await bus.create(TableSetup(game="deep-river", seats=chairs, options=TableOptions(), host=ADA))
        if finished:
            await (await bus.table(table)).do(ADA, Resign(seat=0))
        await bus.close()
        if packed:
            assert await store.archive(2**62, 1) == 1
        return table


def rivage(*arguments: str | Path, text: str = "") -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=text)


@pytest.fixture
def saved(tmp_path: Path) -> str:
    """A finished match as text."""
    table = asyncio.run(create_table(tmp_path, finished=True))
    done = rivage("export", table, "--data", tmp_path)
    assert done.exit_code == 0, done.stderr
    return done.stdout


def test_an_exported_match_is_valid(saved: str) -> None:
    result = rivage("replay", "-", text=saved)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("sound: deep-river, ")
    assert "over: won by Ben" in result.stdout


@pytest.mark.parametrize(
    ("game", "names", "end", "expected"),
    [
        ("walk-in-the-park", ("Ada",), ev.Resigned(at=2, seat=0), "over: not won, 0 points, resigned"),
        ("walk-in-the-park", ("Ada", "Ben"), ev.Closed(at=2), "over: won by nobody, abandoned"),
        ("deep-river", ("Ada", "Ben"), ev.Closed(at=2, seat=1), "over: won by nobody, closed"),
        ("deep-river", ("Ada", "Ben"), ev.Answered(at=2, seat=1, what="draw", yes=True), "over: a draw by agreed"),
        ("aya", ("Ada",), ev.Resigned(at=2, seat=0), "over: 0 points, resigned"),
        ("aya", ("Ada", "Ben"), ev.Closed(at=2), "over: 0 points together, abandoned"),
    ],
)
def test_only_a_draw_is_reported_as_a_draw(game: str, names: tuple[str, ...], end: ev.AnyEvent, expected: str) -> None:
    chairs = tuple(Occupant(player=name[0] * 22, name=name) for name in names)
    decision = lay_table(TableSetup(game=game, seats=chairs, options=TableOptions(), host=chairs[0].player), find, "ab" * 32, 1)
    offered = [ev.Offered(at=2, seat=0, what="draw")] if isinstance(end, ev.Answered) else []
    result = rivage("replay", "-", text=dump([*decision.events, *offered, end], find))
    assert result.exit_code == 0, result.stderr
    assert result.stdout.endswith(f"{expected}\n")


def test_the_program_in_the_how_to_guide_reads_a_saved_match(saved: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (program,) = programs((Path(__file__).parents[2] / "docs" / "how-to" / "export-and-replay.md").read_text())
    (tmp_path / "match.jsonl").write_text(saved)
    monkeypatch.chdir(tmp_path)
    lines = output_of(program).splitlines()
    assert lines[0].startswith("deep-river Outcome(reason='resigned'")
    assert [line.split(" ")[:2] for line in lines[1:]] == [["-1", "tiles"], ["-1", "throw"], ["-1", "first"]]


def test_a_running_match_is_exported_without_its_seed(tmp_path: Path) -> None:
    table = asyncio.run(create_table(tmp_path, finished=False))
    file = tmp_path / "match.jsonl"
    done = rivage("export", f"https://play.example.org/t/{table}?k=3", "--data", tmp_path, "-o", file)
    assert (done.exit_code, done.stdout) == (0, "")
    assert '"seed":""' in file.read_text()
    result = rivage("replay", file)
    assert (result.exit_code, ", playing" in result.stdout) == (0, True)


def test_player_ids_are_not_exported(saved: str) -> None:
    assert ADA not in saved


@pytest.mark.parametrize(
    ("spoil", "line", "code"),
    [
        (lambda lines: [lines[0], "nonsense", *lines[2:]], 2, "record.unreadable"),
        (lambda lines: [lines[0], lines[1], *lines[3:]], 0, "record.unsound"),
        (lambda lines: lines[:-1], 0, "record.unreadable"),
        (lambda lines: [], 0, "record.unreadable"),
        (lambda lines: ["\udcff", *lines], 1, "record.unreadable"),
    ],
)
def test_a_damaged_match_is_reported_with_the_line(saved: str, tmp_path: Path, spoil: object, line: int, code: str) -> None:
    assert callable(spoil)
    file = tmp_path / "spoilt.jsonl"
    file.write_bytes("\n".join(spoil(saved.splitlines())).encode(errors="surrogateescape"))
    result = rivage("replay", file)
    assert (result.exit_code, result.stdout) == (1, "")
    assert f"[{code}]" in result.stderr
    assert (f"line {line}:" if line else "rivage: ") in result.stderr


def test_an_unknown_match_is_reported(tmp_path: Path, saved: str) -> None:
    for name in ("c" * 22, "what"):
        done = rivage("export", name, "--data", tmp_path)
        assert (done.exit_code, done.stdout) == (2, "")
        assert "[table.unknown]" in done.stderr


def test_a_missing_database_is_reported(tmp_path: Path) -> None:
    done = rivage("export", "c" * 22, "--data", tmp_path / "none")
    assert done.exit_code == 2
    assert "[store." in done.stderr
    assert not (tmp_path / "none").exists()


def test_an_output_file_that_cannot_be_written_is_reported(tmp_path: Path, saved: str) -> None:
    table = asyncio.run(create_table(tmp_path, finished=False))
    done = rivage("export", table, "--data", tmp_path, "-o", tmp_path / "none" / "file")
    assert done.exit_code != 0
    assert "Traceback" not in done.stderr


def test_an_existing_file_is_replaced_only_with_force(tmp_path: Path) -> None:
    table = asyncio.run(create_table(tmp_path, finished=False))
    file = tmp_path / "existing"
    file.write_text("other contents")
    done = rivage("export", table, "--data", tmp_path, "-o", file)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"rivage: {file} exists: use --force to replace it, or choose another file [file.exists]\n"
    assert file.read_text() == "other contents"
    done = rivage("export", table, "--data", tmp_path, "-o", file, "--force")
    assert done.exit_code == 0, done.stderr
    assert rivage("replay", file).exit_code == 0


@pytest.mark.parametrize(
    ("spoil", "valid_events"),
    [
        ("UPDATE events SET data = '{' WHERE n = 5", 4),
        ("UPDATE events SET data = CAST(x'7b22ff' AS TEXT) WHERE n = 5", 4),
        ("UPDATE events SET data = json_replace(data, '$.action', 'nonsense') WHERE n = 5", 4),
        ("UPDATE archive SET data = substr(data, 1, length(data) - 4)", 6),
    ],
)
@pytest.mark.parametrize("to_file", [False, True])
def test_the_events_before_the_damage_are_exported(tmp_path: Path, spoil: str, valid_events: int, to_file: bool) -> None:
    table = asyncio.run(create_table(tmp_path, finished=True, packed="archive" in spoil))
    with closing(sqlite3.connect(tmp_path / "rivage.db")) as database, database:
        assert database.execute(spoil).rowcount == 1
    file = tmp_path / "match.jsonl"
    done = rivage("export", table, "--data", tmp_path, *(("-o", file) if to_file else ()))
    assert done.exit_code == 1
    assert f"rivage: damaged: event {valid_events + 1} " in done.stderr
    assert done.stderr.endswith(f"the {valid_events} events before it were written [record.unsound]\n")
    result = rivage("replay", "-", text=file.read_text() if to_file else done.stdout)
    assert result.stdout.startswith(f"sound: deep-river, {valid_events} events")


def test_a_match_without_a_valid_event_is_refused(tmp_path: Path) -> None:
    table = asyncio.run(create_table(tmp_path, finished=True))
    with closing(sqlite3.connect(tmp_path / "rivage.db")) as database, database:
        database.execute("UPDATE events SET data = '{' WHERE n = 1")
    done = rivage("export", table, "--data", tmp_path, "-o", tmp_path / "match.jsonl")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "[record.unsound]" in done.stderr
    assert not (tmp_path / "match.jsonl").exists()


def test_a_file_that_cannot_be_read_is_refused_with_its_code(tmp_path: Path) -> None:
    for file, why in ((tmp_path, "Is a directory"), (tmp_path / "none", "No such file or directory")):
        result = rivage("replay", file)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr == f"rivage: {file}: {why} [file.unreadable]\n"


@pytest.mark.parametrize("call", [("replay",), ("aya", "count")])
def test_a_file_without_read_permission_is_refused_with_its_code(
    call: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(file))

    (tmp_path / "closed").write_text("{}")
    monkeypatch.setattr("os.access", lambda *_given: False)
    monkeypatch.setattr(Path, "read_bytes", refuse)
    result = rivage(*call, tmp_path / "closed")
    assert result.exit_code == 2
    assert result.stderr == f"rivage: {tmp_path / 'closed'}: Permission denied [file.unreadable]\n"
