"""Credentials by which a guest signs in on another device: passkeys, or a recovery phrase."""

import hashlib
import hmac
import re
from collections.abc import Callable
from typing import Any

import msgspec

from rivage.core import encode
from rivage.store import Belonging, Store
from rivage.table import wall_clock

from . import recovery
from .challenges import Challenges
from .errors import BadRecovery, PasskeyRefused, TooManyPasskeys, UnknownPasskey, UnknownRecovery
from .passkeys import (
    BadPasskey,
    authentication_options,
    challenge_of,
    passkey_decoder,
    registration_options,
    verify_authentication,
    verify_registration,
)

KEPT, PASSKEY, RECOVERY = "kept", "passkey", "recovery"
"""Kinds of belongings: preferences, and the credentials."""
MAX_PASSKEYS = 10
MAKE, SIGN_IN = "make", "sign-in"
_CREDENTIAL = re.compile(r"[A-Za-z0-9_-]{1,1400}")


class PasskeyShown(msgspec.Struct, frozen=True):
    """A passkey, as its owner sees it."""

    id: str
    label: str
    created: int
    """When it was made, in milliseconds since 1970."""
    used: int
    """When somebody last came back by it; 0 for never."""


class Keys(msgspec.Struct, frozen=True):
    """GET /api/v1/me/keys: my credentials."""

    passkeys: tuple[PasskeyShown, ...] = ()
    recovery: int = 0
    """When the recovery phrase was made; 0 when there is none."""


class Credentials:
    """The credentials of all guests."""

    def __init__(self, store: Store, secret: bytes, *, clock: Callable[[], int] = wall_clock) -> None:
        self._store = store
        self._secret = secret
        self._clock = clock
        self.challenges = Challenges(secret, clock=lambda: clock() / 1000)

    async def of(self, player: str) -> Keys:
        """The credentials of a guest."""
        things = await self._store.belongings(player, PASSKEY)
        phrase = await self._store.belongings(player, RECOVERY)
        shown = [(thing.key, passkey_decoder.decode(thing.data)) for thing in things]
        shown.sort(key=lambda one: one[1].created)
        return Keys(
            tuple(PasskeyShown(key, passkey.label, passkey.created, passkey.used) for key, passkey in shown),
            phrase[0].changed if phrase else 0,
        )

    # Passkeys.

    async def registration_options(self, player: str, name: str, base: str) -> dict[str, Any]:
        """What the browser of a guest needs to make a passkey for the server at `base`.

        Raises:
            TooManyPasskeys: when the guest has as many as may be.
        """
        known = await self._store.belongings(player, PASSKEY)
        if len(known) >= MAX_PASSKEYS:
            raise TooManyPasskeys(MAX_PASSKEYS)
        handle = hmac.digest(self._secret, f"handle:{player}".encode(), hashlib.sha256)
        return registration_options(base, name, handle, self.challenges.fresh(MAKE, player), [thing.key for thing in known])

    async def add(self, player: str, base: str, credential: dict[str, Any], label: str) -> None:
        """Keep a passkey that was just made.

        Raises:
            PasskeyRefused: when it was not made for this server and guest, just now.
            TooManyPasskeys: when the guest has as many as may be.
        """
        try:
            key, passkey = verify_registration(
                credential, base, await self._take_challenge(credential, MAKE, player), label.strip(), self._clock()
            )
        except BadPasskey as error:
            raise PasskeyRefused from error
        if len(await self._store.belongings(player, PASSKEY)) >= MAX_PASSKEYS:
            raise TooManyPasskeys(MAX_PASSKEYS)
        if not _CREDENTIAL.fullmatch(key) or await self._store.find_belongings(PASSKEY, key):
            raise PasskeyRefused
        await self._store.save_belonging(Belonging(player, PASSKEY, key, encode(passkey).decode()), expected=0)

    async def remove(self, player: str, key: str) -> None:
        """Keep a passkey no longer.

        Raises:
            UnknownPasskey: when the guest has none of that id.
        """
        if not await self._store.delete_belonging(player, PASSKEY, key):
            raise UnknownPasskey

    def authentication_options(self, player: str, base: str) -> dict[str, Any]:
        """What the browser of a guest needs to let them choose a passkey."""
        return authentication_options(base, self.challenges.fresh(SIGN_IN, player))

    async def owner_by_passkey(self, player: str, base: str, credential: dict[str, Any]) -> str:
        """Who the guest is who signs with a passkey; `player` is who they were until now.

        Raises:
            UnknownPasskey: when nobody here has it (any more).
            PasskeyRefused: when it did not sign what was asked, just now.
        """
        challenge = await self._take_challenge(credential, SIGN_IN, player)
        key = credential.get("id")
        found = await self._store.find_belongings(PASSKEY, key) if isinstance(key, str) and _CREDENTIAL.fullmatch(key) else []
        if not found:
            raise UnknownPasskey
        thing = found[0]
        try:
            after = verify_authentication(credential, base, challenge, passkey_decoder.decode(thing.data), self._clock())
        except BadPasskey as error:
            raise PasskeyRefused from error
        await self._store.save_belonging(msgspec.structs.replace(thing, data=encode(after).decode()), expected=thing.version)
        return thing.player

    async def _take_challenge(self, credential: dict[str, Any], purpose: str, player: str) -> bytes:
        try:
            challenge = challenge_of(credential)
        except BadPasskey as error:
            raise PasskeyRefused from error
        if not await self.challenges.take(challenge, purpose, player):
            raise PasskeyRefused
        return challenge

    # Phrases.

    async def new_phrase(self, player: str) -> str:
        """A new recovery phrase in place of the one there was. It is shown this once."""
        phrase = recovery.new_phrase()
        await self._store.save_belonging(Belonging(player, RECOVERY, recovery.mark(phrase, self._secret), ""))
        for thing in await self._store.belongings(player, RECOVERY):
            if thing.key != recovery.mark(phrase, self._secret):
                await self._store.delete_belonging(player, RECOVERY, thing.key)
        return phrase

    async def drop_phrase(self, player: str) -> None:
        """Let no phrase lead to this guest any more."""
        for thing in await self._store.belongings(player, RECOVERY):
            await self._store.delete_belonging(player, RECOVERY, thing.key)

    async def owner_by_phrase(self, text: str) -> str:
        """Whose recovery phrase that is.

        Raises:
            BadRecovery: when it is no phrase at all: a word is missing, or misspelt.
            UnknownRecovery: when it is nobody's.
        """
        phrase = recovery.read(text)
        if not phrase:
            raise BadRecovery(recovery.WORDS)
        found = await self._store.find_belongings(RECOVERY, recovery.mark(phrase, self._secret))
        if not found:
            raise UnknownRecovery
        return found[0].player
