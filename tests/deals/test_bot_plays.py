"""Plays of daily deals by bots: when they are computed, when they are visible, and that they never disturb."""

import asyncio

from tests.support.loop import run_until_idle, wait_until
from tests.table.helpers import ANN, BEN, Bots
from tests.table.toys import find

from rivage.deals import BotPlays
from rivage.deals.bot_plays import RETRY_AFTER_MS
from rivage.deals.dealer import daily_deal

from .counter import DAY, TODAY, Deployment

DEAL = f"daily:sums:{TODAY}"


async def idle(deployment: Deployment) -> None:
    """Return when no bot plays."""
    await wait_until(lambda: not deployment.plays._running)


async def test_bots_play_the_rolls_of_the_day_and_their_scores_are_stored_once(deployment: Deployment) -> None:
    table = await deployment.start(ANN)
    await idle(deployment)
    levels = find("sums").info.bot_levels
    stored = await deployment.store.bot_plays(DEAL)
    assert [play.level for play in stored] == sorted(levels)
    await deployment.finish(ANN, table, 1)
    view = await deployment.dealer.daily("sums", "today", ANN)
    assert view.mine is not None
    assert [bot.level for bot in view.bots] == list(levels)
    assert {bot.score for bot in view.bots} == {view.mine.score}
    asked = len(deployment.bots.asked)
    deployment.plays.start(daily_deal(b"secret", "sums", TODAY, 1))
    await idle(deployment)
    assert len(deployment.bots.asked) == asked


async def test_only_players_who_finished_see_the_scores_of_bots(deployment: Deployment) -> None:
    table = await deployment.start(ANN)
    await deployment.start(BEN)
    await idle(deployment)
    await deployment.finish(ANN, table, 2)
    assert (await deployment.dealer.daily("sums", "today", ANN)).bots
    for player in (BEN, ""):
        view = await deployment.dealer.daily("sums", "today", player)
        assert (view.bots, view.bots_computing) == ((), False)
    deployment.time.now += DAY
    assert (await deployment.dealer.daily("sums", TODAY, "")).bots == ()


async def test_a_page_says_that_bots_are_playing_and_does_not_wait_for_them(deployment: Deployment) -> None:
    deployment.bots.thinking = asyncio.Event()
    await deployment.finish(ANN, await deployment.start(ANN), 2)
    view = await deployment.dealer.daily("sums", "today", ANN)
    assert (view.bots, view.bots_computing) == ((), True)
    deployment.bots.thinking.set()
    await idle(deployment)
    view = await deployment.dealer.daily("sums", "today", ANN)
    assert (bool(view.bots), view.bots_computing) == (True, False)


async def test_a_bot_that_fails_is_asked_again_after_a_minute(deployment: Deployment) -> None:
    level = find("sums").info.bot_levels[0]
    deployment.bots.err[level] = RuntimeError("broken")
    table = await deployment.start(ANN)
    await deployment.finish(ANN, table, 2)
    await idle(deployment)
    deployment.bots.err.clear()
    assert (await deployment.dealer.daily("sums", "today", ANN)).bots_computing
    await idle(deployment)
    assert (await deployment.dealer.daily("sums", "today", ANN)).bots == ()
    deployment.time.now += RETRY_AFTER_MS
    await deployment.dealer.daily("sums", "today", ANN)
    await idle(deployment)
    assert (await deployment.dealer.daily("sums", "today", ANN)).bots


async def test_an_empty_answer_of_a_bot_stores_nothing(deployment: Deployment) -> None:
    deployment.bots.answers = {level: [] for level in find("sums").info.bot_levels}
    await deployment.start(ANN)
    await idle(deployment)
    assert await deployment.store.bot_plays(DEAL) == []


async def test_the_same_deal_gives_the_same_questions_and_scores(deployment: Deployment) -> None:
    deal = daily_deal(b"secret", "sums", TODAY, 1)
    seeds = []
    for _ in range(2):
        bots = Bots()
        plays = BotPlays(deployment.store, bots, find, deployment.time)
        seeds.append([(await plays._play(deal, "weak"), [seed for *_, seed in bots.asked])])
    assert seeds[0] == seeds[1]


async def test_closing_stops_bots_that_still_play(deployment: Deployment) -> None:
    deployment.bots.thinking = asyncio.Event()
    await deployment.start(ANN)
    await run_until_idle()
    await deployment.plays.close()
    assert await deployment.store.bot_plays(DEAL) == []
