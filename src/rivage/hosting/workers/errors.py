"""What goes wrong with work over the bus.

BusError
└── NoWorkers       bus.workers     nobody of this version works on the bus
Unsendable                          what cannot be sent to another machine: too large, or of a type nobody there could read
"""

from rivage.hosting.errors import BusError


class NoWorkers(BusError):
    """Nobody of this version works on the bus."""

    code = "bus.workers"
    said = "nobody is there to play these matches"


class Unsendable(Exception):
    """What was asked cannot be sent to another machine."""
