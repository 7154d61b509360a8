"""Why a photo is lost: a key and its arguments for translation, and the English sentence."""

from typing import Final

import msgspec

SENTENCES: Final = {
    "dry-port": "port {port} of the {tile} is dry: nearest domino {away} mm away",
    "dry-port-off": "port {port} of the {tile} is dry: domino {domino} is only {away} mm away but does not lie on the tile",
    "dry-port-none": "port {port} of the {tile} is dry: no {terrain} domino lies on the table with its water up",
    "foreign": "{domino}, a {found} domino, lies on the {tile}",
    "water-down": "domino {domino} lies on the {tile} with its water down",
    "off-river": "this animal touches no domino of the river: nearest {away} mm away",
    "no-river": "this animal touches no domino of the river: there is none",
    "wrong-terrain": "the river that this animal touches is neither {terrain} nor Garden",
    "no-path": "no river of {terrain} dominoes or Gardens leads from this animal to a {terrain} tile",
    "on-tile": "this animal does not lie strictly outside the {tile} ({id})",
    "off-table": "this animal fell off the table",
    "not-put-on": "this animal was not put on its domino in time",
    "shared": "this animal shares its stretch with {others}",
}
"""Every reason, by its key."""


class Reason(msgspec.Struct, frozen=True):
    """One thing that is wrong with a photo."""

    key: str
    args: dict[str, str | int | float] = {}

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return SENTENCES[self.key].format(**self.args)


def listed(names: list[str]) -> str:
    """Names as people list them."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def millimetres(distance: float) -> float | int:
    """A distance as people say it: tenths below ten millimetres, whole ones above. Never rounded to nothing."""
    if distance >= 10:
        return round(distance)
    tenths = max(0.1, round(distance, 1))
    return int(tenths) if tenths.is_integer() else tenths
