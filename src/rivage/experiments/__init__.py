"""Experiments: bots against bots, match after match, the same for the same seed wherever they are played."""

from .errors import ExperimentError, MatchFailed
from .experiment import Experiment, ResultsFile, plan, summary
from .match import Headless, Job, Result, headless, play, play_kindly
from .playing import MATCH_TIMEOUT_S, LocalSlots, MatchSlots, play_all

__all__ = [
    "MATCH_TIMEOUT_S",
    "Experiment",
    "ExperimentError",
    "Headless",
    "Job",
    "LocalSlots",
    "MatchFailed",
    "MatchSlots",
    "Result",
    "ResultsFile",
    "headless",
    "plan",
    "play",
    "play_all",
    "play_kindly",
    "summary",
]
