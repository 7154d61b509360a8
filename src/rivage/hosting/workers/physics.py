"""Physics on other machines. A push must not be lost: where nobody answers for it, it is simulated here."""

import logging
from typing import Any

from rivage.background import ThrottledLogger
from rivage.core import MessageError, Simulated
from rivage.hosting.codec import Reader, pack
from rivage.hosting.simulator import TableSimulator
from rivage.physics import Broken
from rivage.table.runtime import WorkerLost

from .client import Asker, WorkFailed
from .errors import Unsendable
from .messages import PHYSICS, AskPhysics
from .serialization import pack_state

seldom = ThrottledLogger(logging.getLogger(__name__))


class BusSimulator(TableSimulator):
    """Asks workers for what moves at a table; what is set up in a workshop is simulated here."""

    def __init__(self, asker: Asker) -> None:
        super().__init__()
        self._asker = asker

    async def answer(self, game: str, state: Any) -> Simulated:
        """What happens in a state that waits for physics.

        Raises:
            PhysicsError: when the scene is refused, or the engine cannot go on.
        """
        try:
            data = pack(AskPhysics(game, pack_state(game, state)))
            return _SIMULATED.read(await self._asker.ask((PHYSICS,), data))
        except WorkFailed as error:
            raise Broken(str(error)) from error
        except (WorkerLost, Unsendable, MessageError) as error:
            seldom.warning("here", "no worker answered for physics (%s): it is simulated here", error)
        return await super().answer(game, state)


_SIMULATED: Reader[Simulated] = Reader(Simulated)
