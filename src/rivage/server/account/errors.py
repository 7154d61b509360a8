"""Errors about a guest's own data, each with a stable code and its HTTP status.

EdgeError
├── PasskeyRefused    passkey.refused     403   the signature or the challenge is not valid
├── UnknownPasskey    passkey.unknown     404   no guest has this passkey
├── TooManyPasskeys   passkey.too_many    409   the guest has the maximum number of passkeys
├── BadRecovery       recovery.unreadable 400   the text is not a recovery phrase
├── UnknownRecovery   recovery.unknown    404   no guest has this recovery phrase
├── KeptName          kept.name           400   the name of a preference is invalid
├── KeptNewer         kept.newer          409   another device has stored a newer version
├── KeptFull          kept.full           409   the guest has the maximum number of preferences
├── KeptSize          kept.size           413   the preference is too large
├── KeptQuota         kept.quota          409   the preferences of the guest are too large in total
└── KeptAddress       kept.address        429   the guests of the address have stored too much lately
"""

from rivage.server.guard import EdgeError


class PasskeyRefused(EdgeError):
    """The signature of the passkey or its challenge is not valid."""

    code = "passkey.refused"

    def __init__(self) -> None:
        super().__init__("the passkey did not sign a valid challenge of this server: try again")


class UnknownPasskey(EdgeError):
    """No guest has this passkey."""

    code = "passkey.unknown"

    def __init__(self) -> None:
        super().__init__("no guest of this server has this passkey")


class TooManyPasskeys(EdgeError):
    """The guest has the maximum number of passkeys."""

    code = "passkey.too_many"

    def __init__(self, most: int) -> None:
        super().__init__(f"a guest may have at most {most} passkeys: remove one first", most=most)


class BadRecovery(EdgeError):
    """The text is not a recovery phrase."""

    code = "recovery.unreadable"

    def __init__(self, words: int) -> None:
        super().__init__(f"a recovery phrase has {words} words of five letters: one is missing or misspelt", words=words)


class UnknownRecovery(EdgeError):
    """No guest has this recovery phrase."""

    code = "recovery.unknown"

    def __init__(self) -> None:
        super().__init__("no guest of this server has this recovery phrase; perhaps it was replaced by a newer one")


class KeptName(EdgeError):
    """The name of a preference is invalid."""

    code = "kept.name"

    def __init__(self, name: str) -> None:
        super().__init__(f"a name consists of small letters, digits and dashes, not {name!r}", name=name)


class KeptNewer(EdgeError):
    """Another device has stored a newer version."""

    code = "kept.newer"

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} has a newer version: read it first", name=name)


class KeptFull(EdgeError):
    """The guest has the maximum number of preferences."""

    code = "kept.full"

    def __init__(self, most: int) -> None:
        super().__init__(f"a guest may store at most {most} preferences", most=most)


class KeptSize(EdgeError):
    """The preference is too large."""

    code = "kept.size"

    def __init__(self, limit: int) -> None:
        super().__init__(f"a preference may have at most {limit} bytes", limit=limit)


class KeptQuota(EdgeError):
    """The preferences of the guest are too large in total."""

    code = "kept.quota"

    def __init__(self, limit: int) -> None:
        super().__init__(f"the preferences of a guest may have at most {limit} bytes in total", limit=limit)


class KeptAddress(EdgeError):
    """The guests of an address have stored too much lately."""

    code = "kept.address"

    def __init__(self) -> None:
        super().__init__("the guests of this address have stored too much lately: try again later")
