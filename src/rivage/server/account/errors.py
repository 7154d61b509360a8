"""Refusals about a guest's own data, each with a stable code and its HTTP status.

EdgeError
├── PasskeyRefused    passkey.refused     403   no passkey of this server signed what was asked, just now
├── UnknownPasskey    passkey.unknown     404   nobody here has that passkey (any more)
├── TooManyPasskeys   passkey.too_many    409   the guest has as many as may be
├── BadRecovery       recovery.unreadable 400   no recovery phrase: a word is missing or misspelt
├── UnknownRecovery   recovery.unknown    404   nobody's recovery phrase
├── KeptName          kept.name           400   nothing is kept under such a name
├── KeptNewer         kept.newer          409   another device has written meanwhile
├── KeptFull          kept.full           409   too many things are kept for the guest
├── KeptSize          kept.size           413   more than is kept under one name
├── KeptQuota         kept.quota          409   more than is kept for one guest
└── KeptAddress       kept.address        429   the address has stored too much lately
"""

from rivage.server.guard import EdgeError


class PasskeyRefused(EdgeError):
    """No passkey of this server signed what was asked."""

    code = "passkey.refused"

    def __init__(self) -> None:
        super().__init__("that passkey did not answer what it was asked just now: try again")


class UnknownPasskey(EdgeError):
    """Nobody here has that passkey."""

    code = "passkey.unknown"

    def __init__(self) -> None:
        super().__init__("no guest of this server has that passkey")


class TooManyPasskeys(EdgeError):
    """As many as may be."""

    code = "passkey.too_many"

    def __init__(self, most: int) -> None:
        super().__init__(f"a guest has {most} passkeys at most: remove one first", most=most)


class BadRecovery(EdgeError):
    """No recovery phrase at all."""

    code = "recovery.unreadable"

    def __init__(self, words: int) -> None:
        super().__init__(f"a recovery phrase has {words} words of five letters: one is missing or misspelt", words=words)


class UnknownRecovery(EdgeError):
    """Nobody's recovery phrase."""

    code = "recovery.unknown"

    def __init__(self) -> None:
        super().__init__("no guest of this server has that recovery phrase; perhaps it was replaced by a newer one")


class KeptName(EdgeError):
    """Nothing is kept under such a name."""

    code = "kept.name"

    def __init__(self, name: str) -> None:
        super().__init__(f"what is kept is named by small letters, digits and dashes, not {name!r}", name=name)


class KeptNewer(EdgeError):
    """Another device has written meanwhile."""

    code = "kept.newer"

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} was changed elsewhere meanwhile: read it again first", name=name)


class KeptFull(EdgeError):
    """Too many things are kept."""

    code = "kept.full"

    def __init__(self, most: int) -> None:
        super().__init__(f"no more than {most} things are kept for a guest", most=most)


class KeptSize(EdgeError):
    """More than is kept under one name."""

    code = "kept.size"

    def __init__(self, limit: int) -> None:
        super().__init__(f"no more than {limit} bytes are kept under one name", limit=limit)


class KeptQuota(EdgeError):
    """More than is kept for one guest."""

    code = "kept.quota"

    def __init__(self, limit: int) -> None:
        super().__init__(f"no more than {limit} bytes are kept for a guest", limit=limit)


class KeptAddress(EdgeError):
    """The guests of an address have stored too much lately."""

    code = "kept.address"

    def __init__(self) -> None:
        super().__init__("too much was stored from this address lately: try again later")
