"""Why an action is refused: a key and what is in the way. The messages are those called `aya-refused-KEY`."""

from rivage.core import IllegalAction


class RuleViolation(Exception):
    """The rules do not allow an action: why, and what is in the way."""

    def __init__(self, key: str, what: str = "") -> None:
        super().__init__(f"{key}: {what}" if what else key)
        self.key = key
        self.what = what


class Refused(IllegalAction):
    """An action of Aya that is not legal. The key is `why` in its details, and `what` is in the way."""

    def __init__(self, action: str, where: str, refusal: RuleViolation) -> None:
        super().__init__(action, where=where, why=str(refusal))
        self.details = {**self.details, "why": refusal.key, "what": refusal.what}
