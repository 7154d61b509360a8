"""Experiments: series of matches between bots, reproducible from the seed on every machine."""

from .errors import ExperimentError, MatchFailed
from .experiment import Experiment, ResultsFile, plan, summary
from .match import Headless, Job, Result, headless, play, play_at_low_priority
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
    "play_at_low_priority",
    "summary",
]
