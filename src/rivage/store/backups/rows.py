"""Copies all rows of one database into another, of the same or another kind."""

from typing import Any

from sqlalchemy import Connection, MetaData, insert, select

from rivage.store.schema import metadata

from .checking import Progress

_ROWS_PER_BATCH = 2000


def copy_rows(source: Connection, target: Connection, counts: dict[str, int], progress: Progress) -> dict[str, int]:
    """Copy all rows of our tables that `target` has. Returns the number of copied rows of each table.

    `counts` has the expected numbers, for `progress`.
    """
    schema = MetaData()
    schema.reflect(target, only=lambda name, _: name in metadata.tables)
    total, copied = sum(counts.values()), dict.fromkeys(schema.tables, 0)
    for table in schema.sorted_tables:  # referenced tables come first
        found = source.execution_options(stream_results=True, yield_per=_ROWS_PER_BATCH).execute(select(table))
        for batch in found.mappings().partitions():
            rows: list[dict[str, Any]] = [dict(row) for row in batch]
            target.execute(insert(table), rows)
            copied[table.name] += len(rows)
            progress("copying rows", sum(copied.values()), total)
    return copied
