"""Why an action is refused: a key and its arguments for translation, and the English sentence."""

from typing import Final

from rivage.core import IllegalAction

SENTENCES: Final = {
    "not-to-act": "this seat may not act now",
    "not-now": "this cannot be done in this part of the game",
    "not-your-turn": "this is done in one's own turn",
    "hand-full": "a seat holds one domino at most",
    "hand-empty": "there is no domino in hand",
    "reserve-empty": "the reserve is empty",
    "no-seat": "there is no such seat",
    "tile-in-hand": "the tile in hand must be laid first",
    "no-tile": "there is no tile in hand",
    "no-camera": "the domino in hand shows no camera",
    "no-tiles-left": "no tile of this terrain is left",
    "no-animals-left": "no animal of this terrain is left",
    "no-garden": "only a Garden can be a fork",
    "declared": "domino {what} already has this declaration",
    "off-table": "it would not lie wholly on the table",
    "overlaps": "it would overlap {what}",
    "astride": "the animal does not rest on the camera domino and another one that stands",
    "on-tile": "an animal may not lie over a tile, here {what}",
    "near-tile": "an animal may not lie on or too near a tile, here {what}",
    "before-port": "the camera domino would not fall onto a port of the tile",
    "facing-in": "the camera domino must face into the tile",
    "no-domino": "there is no domino {what}",
    "lies": "domino {what} lies",
    "stands": "domino {what} stands",
    "too-far": "domino {what} is raised near its place",
    "no-animal": "no such animal lies on the table",
    "rides": "this animal is where it belongs",
    "start-first": "the first push goes to a domino on the Start tile",
    "stuck": "domino {what} was pushed already",
    "pushed-twice": "dominoes that are pushed together are named once, the lowest first",
    "steady": "steady hands let go without motion",
    "no-chance": "chance has something else to settle, or nothing",
    "nonsense": "this is no outcome of physics",
}
"""Every refusal, by its key."""


class Refusal(Exception):
    """An action may not be carried out."""

    def __init__(self, key: str, what: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.what = what

    @property
    def sentence(self) -> str:
        """The refusal in English."""
        return SENTENCES[self.key].format(what=self.what)


class Refused(IllegalAction):
    """An action of Aya that is not legal: the message has the sentence, `details` the key as `why`, and `what` is in the way."""

    def __init__(self, action: str, where: str, refusal: Refusal) -> None:
        super().__init__(action, where=where, why=refusal.sentence)
        self.details = {**self.details, "why": refusal.key, "what": refusal.what}
