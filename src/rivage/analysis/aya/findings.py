"""What a diagnosis says of a cascade: a key and its arguments for translation, and the English sentence."""

from typing import Final

import msgspec

SENTENCES: Final = {
    "too-far": "domino {domino} was {over} mm too far from domino {by}",
    "too-close": "domino {domino} could not gather speed: {row} dominoes stand packed, domino {next} only {gap} mm before it",
    "skewed": "domino {domino} was turned {turn}° from the way domino {by} fell",
    "skewed-aside": "domino {domino} stood {aside} mm to the side of the way domino {by} fell",
    "skewed-both": "domino {domino} stood {aside} mm to the side of the way domino {by} fell, and turned by {turn}°",
    "blocked": "domino {by} struck domino {domino}, but domino {held} held it up",
    "blocked-before": "domino {by} fell onto domino {held} and did not reach domino {domino}",
    "blocked-animal": "domino {by} fell onto {animal} and did not reach domino {domino}",
    "skewed-fell": "domino {domino} was turned {turn}° from the way domino {by} fell, and shows no water",
    "wrong-way": "domino {domino} stood the wrong way round: domino {by} toppled it onto its water",
    "wrong-way-would": "domino {domino} stands the wrong way round: domino {by} would topple it onto its water",
    "wrong-way-away": "domino {by} stood the wrong way round: it fell away from domino {domino}",
    "water-down": "domino {domino} lies and shows no water",
    "alone": "nothing leads to domino {domino}: the nearest fallen one, domino {by}, is {away} mm away",
    "alone-none": "nothing leads to domino {domino}: nothing has fallen",
    "pushed-stands": "domino {domino} was pushed and did not fall",
    "unclear": "domino {domino} stands although domino {by} fell before it",
}
"""Every cause, by its key."""
FELL: Final = ("skewed-fell", "wrong-way", "water-down")
"""Causes that tell of a domino that fell; the others tell of one that stands."""


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
    def sentence(self) -> str:
        """The finding in English."""
        behind = self.args["behind"]
        said = SENTENCES[self.key].format(**self.args)
        if not behind:
            return said
        return f"{said}; {behind} more fell so after it" if self.key in FELL else f"{said}; {behind} more behind it"
