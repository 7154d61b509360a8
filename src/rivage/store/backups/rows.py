"""Every row of one database into another, whatever either is made of."""

from typing import Any

from sqlalchemy import Connection, MetaData, insert, select

from rivage.store.schema import metadata

from .checking import Progress

_ROWS_PER_BATCH = 2000


def copy_rows(source: Connection, target: Connection, counts: dict[str, int], progress: Progress) -> dict[str, int]:
    """Copy every row of every table of ours that `target` has; returns how many there were of each.

    `counts` says how many to expect, for `progress`.
    """
    shape = MetaData()
    shape.reflect(target, only=lambda name, _: name in metadata.tables)
    total, copied = sum(counts.values()), dict.fromkeys(shape.tables, 0)
    for table in shape.sorted_tables:  # in an order in which no row refers to one that is not there yet
        found = source.execution_options(stream_results=True, yield_per=_ROWS_PER_BATCH).execute(select(table))
        for some in found.mappings().partitions():
            rows: list[dict[str, Any]] = [dict(row) for row in some]
            target.execute(insert(table), rows)
            copied[table.name] += len(rows)
            progress("copying rows", sum(copied.values()), total)
    return copied
