"""Exceptions for refused actions: a key, whose message is `aya-refused-KEY`, and the piece that is in the way."""

from rivage.core import IllegalAction


class RuleViolation(Exception):
    """The rules do not allow an action. `key` is the reason, and `piece` names the piece that is in the way."""

    def __init__(self, key: str, piece: str = "") -> None:
        super().__init__(f"{key}: {piece}" if piece else key)
        self.key = key
        self.piece = piece


class Refused(IllegalAction):
    """An illegal action of Aya. `details` holds the key of the reason as `why`, and the piece that is in the way as `what`."""

    def __init__(self, action: str, where: str, refusal: RuleViolation) -> None:
        super().__init__(action, where=where, why=str(refusal))
        self.details = {**self.details, "why": refusal.key, "what": refusal.piece}
