"""The results of players: written with the events of a match, listed by pages, counted, and deleted with their player."""

from sqlalchemy import text

from rivage.deals import Deal, Play
from rivage.players import Best, Crown, FinishedDaily, GameFilter, Place, ResultCount
from rivage.store import Store
from rivage.store.writer import Call
from rivage.table.log import TableSummary
from rivage.table.match import Against, Occupant, PlayerResult, Verdict

from .facts import acted

EVERYTHING = GameFilter()


def mine(
    result: Verdict = "won",
    at: int = 1,
    *,
    against: Against = "bots",
    level: str = "weak",
    score: float | None = None,
    turns: int = 0,
    player: str = "ann",
    deal: str = "",
) -> PlayerResult:
    return PlayerResult(player, at, result, against, level=level, score=score, turns=turns, deal=deal)


def over(*results: PlayerResult, game: str = "nim", status: str = "over") -> TableSummary:
    seats = tuple(Occupant(player=found.player, name="x") for found in results)
    return TableSummary(game, status, seats, results=results)


async def fill(store: Store, *matches: tuple[str, TableSummary]) -> None:
    for table, summary in matches:
        await store.create(table, [acted(0)], summary)


async def listed(store: Store, wanted: GameFilter = EVERYTHING, before: Place | None = None, limit: int = 10) -> list[str]:
    return [place.table for place in await store.find_games("ann", wanted, before, limit)]


async def test_a_later_summary_replaces_the_results_of_a_match(store: Store) -> None:
    await fill(store, ("t", over(mine("unfinished", 1), status="playing")))
    assert await store.count_results("ann") == [ResultCount("nim", "bots", "weak", "unfinished", 1)]
    await store.append("t", 1, [acted(1)], over(mine("won", 2)))
    assert await store.count_results("ann") == [ResultCount("nim", "bots", "weak", "won", 1)]
    # A takeback after the end continues the match.
    await store.append("t", 2, [acted(2)], over(mine("unfinished", 1), status="playing"))
    assert await store.count_results("ann") == [ResultCount("nim", "bots", "weak", "unfinished", 1)]
    assert await store.find_crowns("ann") == []


async def test_matches_are_listed_newest_first_in_pages_without_gaps(store: Store) -> None:
    await fill(store, *((f"t{k}", over(mine(at=k // 2))) for k in range(7)))
    first = await store.find_games("ann", EVERYTHING, None, 3)
    assert [place.table for place in first] == ["t6", "t5", "t4"]
    second = await store.find_games("ann", EVERYTHING, first[-1], 3)
    assert [place.table for place in second] == ["t3", "t2", "t1"]
    assert await listed(store, before=second[-1]) == ["t0"]
    assert await listed(store, before=Place("t0", 0, "won", "bots")) == []


async def test_the_filters_combine(store: Store) -> None:
    await fill(
        store,
        ("a", over(mine("won"))),
        ("b", over(mine("lost", against="people", level=""))),
        ("c", over(mine("lost"), game="sums")),
        ("d", over(mine("won", player="ben"))),
    )
    assert await listed(store, GameFilter(game="nim")) == ["b", "a"]
    assert await listed(store, GameFilter(result="lost")) == ["c", "b"]
    assert await listed(store, GameFilter(against="bots", result="lost")) == ["c"]
    assert await listed(store, GameFilter(game="sums", result="won")) == []


async def test_the_earliest_of_equal_results_is_the_best(store: Store) -> None:
    await fill(
        store,
        ("a", over(mine("finished", 3, against="solo", level="", score=18.0))),
        ("b", over(mine("finished", 2, against="solo", level="", score=18.0))),
        ("c", over(mine("lost", 1, score=25.0))),
        ("d", over(mine("won", 1, turns=9))),
        ("e", over(mine("won", 2, turns=7))),
        ("f", over(mine("lost", 2, turns=3))),
        ("g", over(mine("finished", 1, against="solo", level="", score=30.0, deal="archive:nim:2024-10-01"))),
    )
    assert await store.find_bests("ann") == [
        Best("nim", "alone", 18.0, "b", 2),
        Best("nim", "bots", 25.0, "c", 1),
        Best("nim", "turns", 7.0, "e", 2),
    ]


async def test_a_crown_needs_a_win_against_bots_of_one_level(store: Store) -> None:
    await fill(
        store,
        ("a", over(mine("won"))),
        ("b", over(mine("won", level=""))),
        ("c", over(mine("lost", level="strong"))),
        ("d", over(mine("won"))),
    )
    assert await store.find_crowns("ann") == [Crown("nim", "weak")]


async def test_finished_dailies_are_listed_without_duplicates_of_friends(store: Store) -> None:
    for kind, day in (("daily", "2024-10-02"), ("daily", "2024-10-01"), ("duplicate", "2024-10-01"), ("daily", "2024-10-03")):
        name = f"{kind}:{day}"
        await store.save_deal(Deal(name, kind, "sums", day, {}, "seed", 1, ""))  # type: ignore[arg-type]
        await store.start_play(Play(name, "ann", f"t {name}", "Ann", 1))
        if day != "2024-10-03":
            await store.finish_play(f"t {name}", 5, 12.0, "{}")
    assert await store.find_dailies("ann") == [
        FinishedDaily("sums", "2024-10-01", 12.0, 5, "t daily:2024-10-01"),
        FinishedDaily("sums", "2024-10-02", 12.0, 5, "t daily:2024-10-02"),
    ]


async def test_the_results_of_an_erased_player_are_deleted_and_others_stay(store: Store) -> None:
    await fill(store, ("t", over(mine(), mine("lost", player="ben"))), ("u", over(mine())))
    await store.anonymise_player("t", "ann", "alias")
    assert await listed(store) == ["u"]
    await store.delete_player("ann", "alias")
    assert await listed(store) == []
    assert len(await store.find_games("ben", EVERYTHING, None, 9)) == 1


async def test_missing_results_are_found_and_never_replace_newer_ones(store: Store) -> None:
    seats = (Occupant(player="ann", name="Ann"), Occupant())
    await fill(
        store,
        ("a", TableSummary("nim", "over", seats)),
        ("b", TableSummary("nim", "waiting", seats)),
        ("c", TableSummary("nim", "over", (Occupant(), Occupant()))),
        ("d", over(mine("lost"))),
        ("e", TableSummary("nim", "playing", seats)),
    )
    assert await store.find_without_results("", 10) == ["a", "e"]
    assert await store.find_without_results("a", 10) == ["e"]
    await store.add_missing_results("a", "nim", [mine("won", 4)])
    await store.add_missing_results("d", "nim", [mine("won", 4)])
    assert await store.find_without_results("", 10) == ["e"]
    assert [(place.table, place.result) for place in await store.find_games("ann", EVERYTHING, None, 9)] == [
        ("a", "won"),
        ("d", "lost"),
    ]


async def test_missing_results_of_erased_players_are_not_added(store: Store) -> None:
    """The log may have been read before the erasure."""
    seats = (Occupant(player="ann", name="Ann"), Occupant(player="ben", name="Ben"))
    for table in ("a", "b"):
        await store.create(table, [acted(0)], TableSummary("nim", "over", seats))
    found = [mine(), mine("lost", player="ben")]
    await store.start_erasure("ben", "alias of ben", 9)
    await store.add_missing_results("a", "nim", found)
    await store.delete_player("ben", "alias of ben")
    await store.end_erasure("ben")
    await store.add_missing_results("b", "nim", found)
    assert await listed(store) == ["b", "a"]
    assert await store.find_games("ben", EVERYTHING, None, 9) == []


async def test_a_page_of_the_list_is_read_from_an_index(sql_store: Store) -> None:
    """A player may have thousands of matches."""
    query = "SELECT table_id FROM results WHERE player = 'ann' AND at <= 5 ORDER BY at DESC, table_id DESC LIMIT 20"
    if "sqlite" not in sql_store.where and not sql_store.where.endswith(".db"):
        return
    plan = await sql_store._write(Call(lambda connection: connection.execute(text(f"EXPLAIN QUERY PLAN {query}")).all()))
    assert "ix_results_list" in str(plan)
    assert "TEMP B-TREE" not in str(plan)
