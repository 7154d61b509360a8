"""What deals refuse, each with a stable code.

DealError         deal.none             the game cannot be played alone, or in real time, so it has no deals
                  daily.unknown         no such day, or it has not come yet
                  daily.closed          only today's can be begun
                  daily.played          everybody plays it once; `table` is where it was
                  duplicate.unknown
                  duplicate.closed      the days for which it could be begun are over
                  duplicate.played      everybody plays it once; `table` is where it was
"""

from rivage.core import RivageError


class DealError(RivageError):
    """A daily or a duplicate that cannot be played or shown."""

    code = "deal.none"
