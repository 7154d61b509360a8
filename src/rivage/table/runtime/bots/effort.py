"""How long bots think when many wait for them: less, so that nobody waits for long."""

LONGEST_WAIT = 5.0
"""Seconds in which everybody who waits is to be served, if thinking less can do it."""
LEAST = 0.05
"""No bot is given less than this part of its time: enough for a sensible answer, too little for a deep one."""
NOTICED = 0.75
"""Below this part people are told."""
FIRST_GUESS = 1.0
"""Seconds an answer is taken to need before one was measured."""
_WEIGHT = 0.1
"""Of the newest measurement."""


class Effort:
    """The part of its full time that a bot is given, from how many wait and how long answers took of late."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        """How many think at once; while there is nobody, as if there were one."""
        self.seconds = FIRST_GUESS
        """What an answer takes of late, had it been given its full time."""
        self.last = 1.0
        """What was given last."""

    def fitting(self, turns: int) -> float:
        """What fits when so many are to be served within the longest wait: from 1 down to `LEAST`."""
        return min(1.0, max(LEAST, LONGEST_WAIT * max(1, self.workers) / max(1e-9, turns * self.seconds)))

    def measured(self, seconds: float, effort: float) -> None:
        """An answer took so long with so much effort."""
        # A bot that thinks no shorter for less effort makes this estimate grow as the effort falls. That does no harm: while
        # there is time for all, the effort rises, and the estimate falls again.
        self.seconds += _WEIGHT * (seconds / effort - self.seconds)
