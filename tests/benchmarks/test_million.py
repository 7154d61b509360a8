"""The page about a million players has the results of the calculation."""

from pathlib import Path

from benchmarks.million import ASSUMED, MEASURED, calculate, people_per_node, table

PAGE = Path(__file__).parents[2] / "docs" / "explanation" / "million.md"


def test_the_page_has_the_calculated_table() -> None:
    text = PAGE.read_text()
    assert table() in text
    assert f"one node serves about {people_per_node():,} players" in text


def test_the_page_has_the_inputs_of_the_calculation() -> None:
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


def test_more_players_need_more_resources() -> None:
    few, many = calculate(100_000), calculate(200_000)
    assert many.nodes > few.nodes
    assert many.postgres_connections > few.postgres_connections
    assert many.euros > few.euros


def test_the_calculated_nodes_have_enough_capacity() -> None:
    needs = calculate(1_000_000)
    move = MEASURED.move_us + MEASURED.remote_us * (1 - 1 / needs.nodes)
    others = needs.nodes * (needs.nodes - 1) * ASSUMED.lives_a_second * MEASURED.neighbour_us
    assert (needs.moves * move + needs.beats * MEASURED.beat_us + others) / 1e6 <= needs.nodes * ASSUMED.full
