"""The game on sheets that are not in the house: no more than their data is needed."""

from collections.abc import Sequence

from rivage.core import Options
from rivage.games.walk_in_the_park import WalkInThePark, meta, position, rules
from rivage.games.walk_in_the_park.actions import Action
from rivage.games.walk_in_the_park.components import Monument, Sheet
from rivage.games.walk_in_the_park.notation import Lexicon
from rivage.games.walk_in_the_park.state import WalkState

POND = Sheet("pond", columns=4, rows=3, centre="B2", monuments=(Monument("D1", "boat-house"), Monument("A3", "willow")))


class OnSheets(WalkInThePark):
    """The game on any of `sheets`."""

    def __init__(self, *sheets: Sheet) -> None:
        self.sheets: Sequence[Sheet] = sheets
        self.lexicon = Lexicon(sheets)
        self.info = meta.info(sheets)

    def set_up(self, seats: int, options: Options) -> WalkState:  # type: ignore[override]  # bound otherwise
        return rules.set_up(seats, options, self.sheets)

    def parse_action(self, text: str) -> Action:
        return self.lexicon.parse_action(text)

    def parse_state(self, text: str) -> WalkState:  # type: ignore[override]  # bound otherwise
        return position.parse_state(text, self.sheets, self.lexicon)
