"""Deals: solo challenges with the same random numbers for every player, so that people can compare their results.

There is one daily deal for each game and date (UTC). Its seed is derived from the secret of the server, so all nodes know it and
nobody can predict it. A duplicate is a deal that a player makes for friends, under an unguessable id. Each player plays a deal
once, alone. The seed is published when the deal closes (a daily at the end of its day), because until then others may still start
it.

The bots play every daily deal too. Earlier ones can be played unranked from the archive. Friends compare their scores in groups.
"""

from .bot_plays import BotPlays
from .dealer import Dealer, DealError, day_of
from .groups import MAX_GROUPS, MAX_MEMBERS, Group, GroupError, GroupLine, Groups, GroupStore, GroupView, Member, MemberPlay
from .history import DailyHistory, streaks
from .protocols import DealStore, Tables
from .results import Results
from .values import BotPlay, DayPlay, Deal, Play, Result, Standings
from .view import Daily, Duplicate, Tally

__all__ = [
    "MAX_GROUPS",
    "MAX_MEMBERS",
    "BotPlay",
    "BotPlays",
    "Daily",
    "DailyHistory",
    "DayPlay",
    "Deal",
    "DealError",
    "DealStore",
    "Dealer",
    "Duplicate",
    "Group",
    "GroupError",
    "GroupLine",
    "GroupStore",
    "GroupView",
    "Groups",
    "Member",
    "MemberPlay",
    "Play",
    "Result",
    "Results",
    "Standings",
    "Tables",
    "Tally",
    "day_of",
    "streaks",
]
