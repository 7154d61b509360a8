"""Deals: the same chance for many tables, so that people can compare what they made of it.

A daily deal is one a game and date (UTC). Its seed comes from the secret of the server: nobody knows it before, and every
node of the server knows it. A duplicate is made by somebody for friends, under an unguessable id. Each player plays a deal once,
alone. The seed of a deal is told only when it is closed, a daily when its day is over: until then others may still begin it.
"""

from .dealer import Dealer, DealError
from .protocols import DealStore, Tables
from .results import Results
from .values import Deal, Play, Result, Standings
from .view import Daily, Duplicate

__all__ = ["Daily", "Deal", "DealError", "DealStore", "Dealer", "Duplicate", "Play", "Result", "Results", "Standings", "Tables"]
