"""What a diagnosis says of a cascade: a key and its arguments. The messages are those called `aya-stopped-KEY`."""

import msgspec

from rivage.core import Sentence


class Finding(msgspec.Struct, frozen=True):
    """One place where the wave stopped, or one domino that fell wrong."""

    key: str
    args: dict[str, str | int | float]
    """`domino` always; `by` where a fallen one is named; `behind`: how many stand behind it and wait for it."""

    @property
    def domino(self) -> int:
        """The domino it is about."""
        return int(self.args["domino"])

    @property
    def sentence(self) -> Sentence:
        """The finding for terminals, as a message and its arguments."""
        return Sentence(f"terminal-aya-stopped-{self.key}", {**self.args})
