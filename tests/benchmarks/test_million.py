"""The page about a million people says what the sum says."""

from pathlib import Path

from benchmarks.million import ASSUMED, MEASURED, held_by_one, reckon, table

PAGE = Path(__file__).parents[2] / "docs" / "explanation" / "million.md"


def test_the_page_has_the_table_that_is_reckoned_now() -> None:
    text = PAGE.read_text()
    assert table() in text
    assert f"one node holds about {held_by_one():,} people" in text


def test_the_page_names_the_figures_that_the_sum_goes_by() -> None:
    text = PAGE.read_text()
    for figure in (
        f"{MEASURED.move_us:,.0f} µs",
        f"{MEASURED.remote_us:,.0f} µs",
        f"{MEASURED.beat_us:,.0f} µs",
        f"{MEASURED.table_kib:,.0f} KiB",
        f"{MEASURED.node_mib:,.0f} MiB",
        f"{MEASURED.postgres_us:,.0f} µs",
        f"{MEASURED.wal_bytes:,.0f} bytes",
        f"{MEASURED.nats_us:,.0f} µs",
        f"{MEASURED.bus_bytes:,.0f} bytes",
        f"{MEASURED.line_bytes:,.0f} bytes",
        f"every {ASSUMED.seconds_a_move:.0f} seconds",
        f"{ASSUMED.machine_euros:.0f} euros a month",
    ):
        assert f"{figure}" in text, figure


def test_more_people_need_more_of_everything() -> None:
    few, many = reckon(100_000), reckon(200_000)
    assert many.nodes > few.nodes
    assert many.postgres_connections > few.postgres_connections
    assert many.euros > few.euros


def test_the_nodes_that_are_reckoned_are_enough_for_their_work() -> None:
    one = reckon(1_000_000)
    move = MEASURED.move_us + MEASURED.remote_us * (1 - 1 / one.nodes)
    others = one.nodes * (one.nodes - 1) * ASSUMED.lives_a_second * MEASURED.neighbour_us
    assert (one.moves * move + one.beats * MEASURED.beat_us + others) / 1e6 <= one.nodes * ASSUMED.full
