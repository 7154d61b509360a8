"""The bots' plan in the open: what they would do in a seat's place, and why, for who builds a first river."""

import random
from typing import Final

import msgspec
from msgspec.structs import replace

from rivage.games.aya import state as st
from rivage.games.aya.notation import format_action
from rivage.games.aya.view import AyaView

from .levels import LEVELS, use_of

SENTENCES: Final = {
    "start": "From here there is room for all landscapes.",
    "draw": "Draw now, to be ready when your turn comes.",
    "take": "What lies on top of your reserve is of use now.",
    "opens-landscape": "There is room for another {terrain} landscape: let the camera bring it.",
    "lays-landscape": "Here the river can come in, with room before every port.",
    "back": "There is no good place for this landscape any more.",
    "waters-landscape": "This {terrain} landscape is won only if its river is {terrain} all the way.",
    "leads-home": "An animal can ride here: its river must be {terrain} as far as its landscape.",
    "home-to-come": "Only {terrain} here: its landscape is still to come, and on the way to it an animal will ride.",
    "starts-animal": "Any terrain will do here: it sets off a river on which an animal can ride.",
    "carries-animal": "Here the animal is alone on a river that leads to a {terrain} landscape.",
    "fork-for-animals": "A Garden that forks here makes room for one more animal.",
    "garden-bridges": "A Garden stands in for {terrain} here.",
    "extends-river": "The river goes on here, and any terrain will do.",
    "keeps-running": "Nothing better will come for this place: so the wave runs on.",
    "spare": "Nobody needs it elsewhere, and here it does no harm.",
    "keep-in-reserve": "It has no good place yet: keep it in your reserve.",
    "turn": "Turned like this, it does no harm when it falls.",
    "makes-room": "Turned aside, it leaves room for an animal behind it.",
    "raise": "What has fallen must stand again before the sand runs out.",
    "put-animal": "This animal has slipped off: put it back on its domino.",
    "push": "Pushed here, most dominoes fall.",
    "push-all": "Only strays are left: push them all together.",
}
"""Why something is advised, by its key; every language has its own as `advice-aya-KEY`."""


class Advice(msgspec.Struct, frozen=True):
    """What the bots would do in a seat's place."""

    action: str
    """In notation."""
    why: str
    """A key of `SENTENCES`."""
    args: dict[str, str]
    """The sentence's arguments."""

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return SENTENCES[self.why].format(**self.args)


def advise(view: AyaView, seat: int) -> Advice | None:
    """What the best bots would do in the place of `seat`; None: nothing that is worth a word.

    A domino in hand is advised on out of turn too, so that its owner can think ahead.
    """
    holds = view.phase == st.PLACING and bool(view.players[seat].hand) and not view.tile
    seen = replace(view, seat=seat, turn=seat if holds else view.turn)
    # Always the same advice for the same table.
    use = use_of(LEVELS["architect"], seen, random.Random(0))
    if use is None:
        return None
    why = use.why
    if why == "leads-home" and all(tile.terrain != use.terrain for tile in view.tiles):
        why = "home-to-come"  # nobody sees yet what it would lead to
    args = {"terrain": use.terrain} if "{terrain}" in SENTENCES[why] else {}
    return Advice(format_action(use.action), why, args)
