"""A Walk in the Park as one object that speaks the contract; each promise stands where the function is."""

from collections.abc import Sequence
from typing import Final

from rivage.core import CHANCE, Game, IllegalAction, NotationError, Options, Seat

from . import meta, notation, position, rules, view
from .components import SHEETS, Sheet
from .plan import ROLLS, Action
from .score import points, rivals_of, verdict
from .state import WalkState, Writing


class WalkInThePark(Game[WalkState, Action, view.WalkView]):
    """Everybody draws paths through the garden on the same roll."""

    to_act = staticmethod(rules.to_act)
    legal_actions = staticmethod(rules.legal_actions)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    view = staticmethod(view.view)
    format_action = staticmethod(notation.format_action)
    format_state = staticmethod(position.format_state)
    format_round = staticmethod(notation.format_round)

    def __init__(self, sheets: Sequence[Sheet] = SHEETS) -> None:
        """The game on any of `sheets`; one that is not in the house needs no more than its data."""
        self.sheets = tuple(sheets)
        self.info = meta.info(self.sheets)
        self.lexicon = notation.Lexicon(self.sheets)

    def set_up(self, seats: int, options: Options) -> WalkState:
        """Before the first roll."""
        return rules.set_up(seats, options, self.sheets)

    def points(self, state: WalkState) -> tuple[float, ...]:
        """What each seat has by what is revealed, as if the game ended now: the score of who gives up alone."""
        pages = [writing.start for writing in state.seats]
        return tuple(points(state.setting, page, most) for page, most in zip(pages, rivals_of(pages), strict=True))

    def parse_action(self, text: str) -> Action:
        """Read a word, or a roll.

        Raises:
            NotationError: says what is wrong, and where.
        """
        return self.lexicon.parse_action(text)

    def parse_round(self, text: str) -> tuple[Action, ...]:
        """Read a player's whole round: words with spaces.

        Raises:
            NotationError: says what is wrong, and where.
        """
        return self.lexicon.parse_round(text)

    def parse_state(self, text: str) -> WalkState:
        """Read a position, and write what it says was written in this round.

        Raises:
            NotationError: says what is wrong, and where; also when a word in it is not legal there.
        """
        reading = position.read(text, self.sheets, self.lexicon)
        setting, rolls = reading.setting, reading.rolls
        seats = [Writing(page, page) for page in reading.pages]
        if not reading.writing:
            return rules.stand(setting, rolls, seats)
        if verdict(setting, reading.pages, len(rolls) - 1):
            raise NotationError("the game is over before this round", text=text, at=0)
        state = rules.stand(setting, rolls[:-1], seats)
        state = rules.apply(state, CHANCE, ROLLS[rolls[-1]])
        for seat, words in enumerate(reading.words):
            for at, word in words:
                try:
                    state = rules.apply(state, Seat(seat), word)
                except IllegalAction:
                    raise NotationError(f"{word} cannot be written here", text=text, at=at) from None
        return state


GAME: Final = WalkInThePark()
