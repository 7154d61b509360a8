"""What chance did in a match, laid open so that anybody can do it again."""

from collections.abc import Iterator

from rivage.core import CHANCE, Chances

from .match import Match, replay
from .messages import DiceDraw, DiceFace


def draws(match: Match) -> Iterator[DiceDraw]:
    """Every action of chance that stands: what it could have been, and what it was."""
    game = match.game
    before = None
    k = 0
    for seat, action, state in replay(match, len(match.standing)) if match.state is not None else ():
        if before is not None and seat == CHANCE:
            legal = game.legal_actions(before, CHANCE)
            chances = legal if isinstance(legal, Chances) else Chances(tuple(legal))
            faces = tuple(
                DiceFace(game.format_action(face), weight) for face, weight in zip(chances, chances.weights, strict=True)
            )
            script = match.created.script
            yield DiceDraw(k, faces, chances.total, action, scripted=k < len(script) and script[k] == action)
            k += 1
        before = state
