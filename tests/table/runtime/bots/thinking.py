"""Functions that a worker runs in tests: `level` names one, `view` is its argument.

Few imports, so that workers start quickly.
"""

import os
import time
from pathlib import Path
from typing import Any


def think(game: str, level: str, view: Any, seed: int, effort: float) -> tuple[list[str], float]:
    match level:
        case "die":
            os._exit(1)
        case "die once" if not Path(view).exists():
            Path(view).touch()
            os._exit(1)
        case "leave":
            os._exit(0)
        case "hang":
            Path(view).write_text(str(os.getpid()))
            time.sleep(600)
        case "err":
            raise LookupError("no idea")
        case "wait":
            Path(view).with_suffix(".begun").touch()
            while not Path(view).exists():
                time.sleep(0.005)
    return [f"{game} {seed}", str(os.getpid())], 1.0


def prepare() -> None:
    """Nothing to load: these functions need no bots."""
