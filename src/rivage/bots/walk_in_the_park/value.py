"""What a page will still bring: a small neural network over its features, evaluated in batches with NumPy.

The network says how many points are to come beyond those that stand. `scripts/fit-walk-in-the-park` made the weights.
"""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rivage.games.walk_in_the_park.components import GARDEN
from rivage.games.walk_in_the_park.sheet import plan_of

from .features import Layout, layout_of

Numbers = NDArray[np.float32]
NAMES: Final = ("first", "first_bias", "second", "second_bias", "third", "third_bias")


class Network:
    """Three layers: features → hidden → hidden → points to come."""

    def __init__(self, weights: dict[str, Numbers]) -> None:
        self._first, self._first_bias, self._second, self._second_bias, self._third, self._third_bias = (
            weights[name].astype(np.float32) for name in NAMES
        )

    def __call__(self, pages: Sequence[Sequence[int]]) -> Numbers:
        """Points to come for each list of features."""
        inputs = np.zeros((len(pages), len(self._first)), dtype=np.float32)
        rows = np.repeat(np.arange(len(pages)), [len(page) for page in pages])
        inputs[rows, np.fromiter((feature for page in pages for feature in page), dtype=np.intp, count=len(rows))] = 1.0
        hidden = np.maximum(inputs @ self._first + self._first_bias, 0.0)
        hidden = np.maximum(hidden @ self._second + self._second_bias, 0.0)
        return np.asarray((hidden @ self._third + self._third_bias)[:, 0], dtype=np.float32)


@cache
def garden() -> tuple[Layout, Network]:
    """The network for the usual sheet, and the layout it reads."""
    with resources.files(__package__).joinpath("garden.npz").open("rb") as file:
        weights = np.load(file)
        network = Network({name: weights[name] for name in NAMES})
    return layout_of(plan_of(GARDEN)), network
