"""Batches accept valid appends, and write them with few statements."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import URL

from rivage.store import batch as batches
from rivage.store.batch import Append, Batch, Lengths
from rivage.store.engines import WriteSession, writing_engine
from rivage.store.schema import metadata
from rivage.table.errors import Conflict, UnknownTable
from rivage.table.protocol.events import AnyEvent

from .facts import acted, summary


class Database:
    """A SQLite file with a write session."""

    def __init__(self, file: Path) -> None:
        self.engine = writing_engine(URL.create("sqlite", database=str(file)))
        metadata.create_all(self.engine)
        self.session = WriteSession(self.engine)
        self.lengths = Lengths()

    def write(self, *jobs: Append, maybe_committed: bool = False) -> list[str]:
        """Write the valid jobs in one transaction. Returns the name of the error of each job, empty for a valid one."""
        batch = Batch(self.lengths, maybe_committed=maybe_committed)
        self.session.begin()
        batch.check(self.session.connection, jobs)
        batch.write(self.session)
        self.session.commit()
        return [type(job.error).__name__ if job.error else "" for job in jobs]

    def count(self, table: str) -> int:
        query = "SELECT count(*) FROM events WHERE table_id = ?"
        return int(self.session.connection.exec_driver_sql(query, (table,)).scalar_one())

    def close(self) -> None:
        self.session.discard()
        self.engine.dispose()


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(tmp_path / "a.db")
    yield database
    database.close()


def begin(table: str, *events: AnyEvent) -> Append:
    return Append(table, None, events or [acted(0)], summary())


def add(table: str, expected: int, events: Sequence[AnyEvent] = (), **more: Any) -> Append:
    return Append(table, expected, events or [acted(expected)], more.get("summary"))


def test_events_are_numbered_after_the_expected_length() -> None:
    assert [row[:3] for row in begin("t", acted(0), acted(1)).rows] == [("t", 1, acted(0).at), ("t", 2, acted(1).at)]
    assert [row[:2] for row in add("t", 7).rows] == [("t", 8)]


def test_valid_appends_are_accepted_in_order_and_others_get_errors(database: Database) -> None:
    errors = database.write(begin("a"), add("a", 1), add("a", 1), add("a", 2), begin("a"), add("nowhere", 0))
    assert errors == ["", "", Conflict.__name__, "", Conflict.__name__, UnknownTable.__name__]
    assert database.count("a") == 3
    assert database.lengths["a"].length == 3
    assert "nowhere" not in database.lengths


def test_writes_of_another_server_are_noticed_before_a_conflict(database: Database, tmp_path: Path) -> None:
    database.write(begin("a"))
    other = Database(tmp_path / "a.db")
    assert other.write(add("a", 1)) == [""]
    other.close()
    assert database.lengths["a"].length == 1
    assert database.write(add("a", 2)) == [""]
    assert database.count("a") == 3


def test_a_commit_that_succeeded_although_it_raised_is_not_a_conflict(database: Database) -> None:
    database.write(begin("a"))
    append = add("a", 1)
    database.write(append)
    assert database.write(add("a", 1), maybe_committed=True) == [""]
    assert database.write(begin("a"), maybe_committed=True) == [""]
    assert database.write(add("a", 1, [acted(9)]), maybe_committed=True) == [Conflict.__name__]
    assert database.write(add("a", 1)) == [Conflict.__name__]
    assert database.count("a") == 2


def test_cached_lengths_are_dropped_after_a_failure(database: Database) -> None:
    database.write(begin("a"), begin("b"))
    batch = Batch(database.lengths, maybe_committed=False)
    database.session.begin()
    batch.check(database.session.connection, [add("a", 1)])
    assert database.lengths["a"].length == 2
    database.session.execute("ROLLBACK", ())
    batch.roll_back()
    assert set(database.lengths) == {"b"}
    assert database.write(add("a", 1)) == [""]


def test_the_cache_of_lengths_is_bounded(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "_MAX_KNOWN_TABLES", 3)
    for name in "abcde":
        database.write(begin(name))
        assert len(database.lengths) <= 4
    assert database.write(add("a", 1)) == [""]


@pytest.mark.parametrize("many", [1, 3, 64, 128])
def test_appends_to_cached_tables_need_one_statement(database: Database, many: int) -> None:
    database.write(*(begin(f"t{k}") for k in range(many)))
    batch = Batch(database.lengths, maybe_committed=False)
    assert batch.accept_known([add(f"t{k}", 1) for k in range(many)])
    batch.commit_single(database.session)
    assert [database.count(f"t{k}") for k in range(many)] == [2] * many
    assert database.write(add("t0", 2)) == [""]


@pytest.mark.parametrize(
    "unsuitable",
    [
        [add("nowhere", 1)],
        [add("a", 2)],
        [add("a", 1), add("a", 2)],
        [add("a", 1, summary=summary("over"))],
        [Append("a", 1, [acted(1)], None, fence=1)],
        [add("a", 1, [acted(k) for k in range(200)])],
    ],
    ids=["unknown", "elsewhere", "twice", "summary", "fence", "many"],
)
def test_appends_that_need_a_query_are_not_accepted_as_known(database: Database, unsuitable: list[Append]) -> None:
    database.write(begin("a"), begin("b"))
    assert not Batch(database.lengths, maybe_committed=False).accept_known([add("b", 1), *unsuitable])
    assert [database.lengths[name].length for name in "ab"] == [1, 1]


@pytest.mark.parametrize("many", [1, 127, 128, 300])
def test_many_rows_need_few_different_statements(database: Database, monkeypatch: pytest.MonkeyPatch, many: int) -> None:
    statements: list[tuple[str, int]] = []
    execute = database.session.execute

    def note(statement: str, values: Sequence[object]) -> None:
        statements.append((statement, len(values) // 4))
        execute(statement, values)

    monkeypatch.setattr(database.session, "execute", note)
    database.write(begin("a", *(acted(k) for k in range(many))))
    assert database.count("a") == many
    sizes = [size for _, size in statements]
    assert sum(sizes) == many
    assert all(size & (size - 1) == 0 for size in sizes)
    assert len(sizes) <= many // 128 + 7


def test_an_unchanged_summary_is_not_written(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = batches._write_summaries

    def note(connection: Any, summaries: dict[str, Any]) -> None:
        written.extend(summaries)
        write(connection, summaries)

    monkeypatch.setattr(batches, "_write_summaries", note)
    database.write(begin("a"))
    database.write(add("a", 1, summary=summary()))
    assert written == ["a"]
    database.write(add("a", 2, summary=summary("over")))
    assert written == ["a", "a"]
    assert database.session.connection.exec_driver_sql("SELECT status FROM tables").scalars().all() == ["over"]
