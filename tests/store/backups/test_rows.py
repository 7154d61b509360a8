"""Copying all rows between databases, in batches, with referenced rows first."""

from pathlib import Path

import pytest
from sqlalchemy import make_url

from rivage.store import open_store
from rivage.store.backups import rows
from rivage.store.backups.checking import count_rows
from rivage.store.engines import reading_engine, writing_engine

from .sample_database import address, create_sample_database, everything


async def test_all_rows_are_copied_in_batches_with_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "_ROWS_PER_BATCH", 2)
    old, new = address(tmp_path / "old.db"), address(tmp_path / "new.db")
    await create_sample_database(old)
    await open_store(new).close()
    reports: list[tuple[int, int]] = []
    source, target = reading_engine(make_url(old)), writing_engine(make_url(new))
    with source.connect() as reading, target.connect() as writing:  # refuses rows that refer to missing rows
        expected = count_rows(reading)
        copied = rows.copy_rows(reading, writing, expected, lambda _stage, done, of: reports.append((done, of)))
    source.dispose()
    target.dispose()
    assert copied == expected
    assert everything(new) == everything(old)
    total = sum(expected.values())
    assert reports == sorted(reports)
    assert (reports[-1], len(reports) >= total // 2) == ((total, total), True)
