"""The game on additional sheets. A new sheet needs only data."""

from collections.abc import Sequence

from rivage.core import Options
from rivage.games.walk_in_the_park import WalkInThePark, meta, position, rules
from rivage.games.walk_in_the_park.actions import Action
from rivage.games.walk_in_the_park.components import Monument, Sheet
from rivage.games.walk_in_the_park.notation import Lexicon
from rivage.games.walk_in_the_park.state import WalkState

POND = Sheet("pond", columns=4, rows=3, centre="B2", monuments=(Monument("D1", "boat-house"), Monument("A3", "willow")))


class OnSheets(WalkInThePark):
    """The game with the given sheets as choices."""

    def __init__(self, *sheets: Sheet) -> None:
        self.sheets: Sequence[Sheet] = sheets
        self.lexicon = Lexicon(sheets)
        self.info = meta.info(sheets)

    def set_up(self, seats: int, options: Options) -> WalkState:  # type: ignore[override]  # a static method in the base class
        return rules.set_up(seats, options, self.sheets)

    def parse_action(self, text: str) -> Action:
        return self.lexicon.parse_action(text)

    def parse_state(self, text: str) -> WalkState:  # type: ignore[override]  # a static method in the base class
        return position.parse_state(text, self.sheets, self.lexicon)
