"""What chance does next in a match: by the script while it lasts, then by the seed."""

from rivage.core import CHANCE, Chances
from rivage.table.match import Match

from . import dice


def chance_action(match: Match) -> str:
    """What chance does now, written down."""
    game = match.game
    chances = chances_of(match, match.state)
    if match.draws < len(match.created.script):
        scripted = match.created.script[match.draws]
        if game.parse_action(scripted) in chances:
            return scripted
    return game.format_action(dice.draw(match.created.seed, match.draws, chances))


def chances_of(match: Match, state: object) -> Chances[object]:
    """All that chance may do in a state, each with its weight."""
    legal = match.game.legal_actions(state, CHANCE)
    return legal if isinstance(legal, Chances) else Chances(tuple(legal))
