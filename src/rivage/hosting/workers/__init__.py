"""Work beside the nodes: processes on other machines that think for bots, answer for physics and play whole matches.

A node asks (`asker`), workers answer (`worker`), and nobody needs to know who is where: questions go to a queue group of the bus,
of which one worker hears each. A worker says at once that it has taken a question, and again and again while it thinks; of whom
nothing is heard the question is asked anew.
"""

from .bots import BusBots
from .client import Asker, WorkStats
from .discovery import WorkersSeen
from .errors import NoWorkers
from .physics import BusSimulator
from .slots import BusPlaces
from .worker import BusWorker

__all__ = ["Asker", "BusBots", "BusPlaces", "BusSimulator", "BusWorker", "NoWorkers", "WorkStats", "WorkersSeen"]
