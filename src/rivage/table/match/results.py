"""The results of a match for the statistics of its players."""

from itertools import groupby
from typing import Literal

import msgspec

from rivage.core import Outcome, Timing

from .match import Match

Verdict = Literal["won", "lost", "drawn", "finished", "unfinished"]
"""The result from the side of one player. `finished` is a match without winners and losers: alone, with all seats on one device,
or as a team that missed the goal of its game."""
Against = Literal["solo", "bots", "people"]
"""The other seats: none, only bots, or at least one person."""


class PlayerResult(msgspec.Struct, frozen=True, gc=False):
    """The result of a match for one of its players."""

    player: str
    at: int
    """The time at which the match ended, or at which its table was created while it is not over, in ms since 1970."""
    result: Verdict
    against: Against
    level: str = ""
    """The level of the bots, if all other seats are bots of one level; otherwise empty."""
    score: float | None = None
    """The points of the player in a game that is decided by points; None without a result."""
    turns: int = 0
    """The number of turns of the player, in a game that is played in turns; 0 without a result."""
    deal: str = ""
    """The id of the deal that was played, or empty."""


def player_results(match: Match) -> tuple[PlayerResult, ...]:
    """The results of the players of a match; empty until it starts."""
    if match.status == "waiting" or match.state is None:
        return ()
    players = dict.fromkeys(occupant.player for occupant in match.seats if occupant.player)
    return tuple(_result_of(match, player) for player in players)


def _result_of(match: Match, player: str) -> PlayerResult:
    held = match.held_by(player)
    others = [occupant for seat, occupant in enumerate(match.seats) if seat not in held]
    levels = {occupant.level for occupant in others if occupant.kind == "bot"}
    against: Against = "solo" if len(match.seats) == 1 else "bots"
    if len(held) > 1 or any(occupant.kind == "person" for occupant in others):
        against = "people"
    result: Verdict = _verdict(match, match.outcome, held) if match.outcome is not None else "unfinished"
    counts = match.outcome is not None and result != "unfinished" and len(held) == 1
    by_points = match.game.info.cooperative or match.timing.bots_take_over
    in_turns = match.game.info.timing is Timing.TURNS
    return PlayerResult(
        player,
        match.at if match.outcome is not None else match.created.at,
        result,
        against,
        level=levels.pop() if against == "bots" and len(levels) == 1 else "",
        score=match.outcome.returns[held[0]] if counts and by_points and match.outcome is not None else None,
        turns=sum(seat == held[0] for seat, _ in groupby(seat for seat, _ in match.history)) if counts and in_turns else 0,
        deal=match.created.deal,
    )


def _verdict(match: Match, outcome: Outcome, held: tuple[int, ...]) -> Verdict:
    info = match.game.info
    by_rules, left = outcome.reason in info.endings, all(match.seats[seat].left for seat in held)
    if outcome.reason in {"closed", "abandoned"}:
        return "unfinished"
    if info.cooperative or len(match.seats) == 1:
        if not by_rules or left:
            return "unfinished"
        return "won" if info.cooperative and 0 < info.goal <= outcome.returns[held[0]] else "finished"
    if len(held) > 1:
        return "finished"
    if left:
        return "lost"
    if not outcome.winners:
        # A resignation without a winner ends a game in rounds or in real time that nobody plays any more.
        return "lost" if outcome.reason == "resigned" else "drawn"
    return "won" if held[0] in outcome.winners else "lost"
