"""Credentials by which a guest signs in on another device: passkeys, or a recovery phrase.

A passkey is a key pair that a person's device keeps, by `webauthn`; only the public half is here. It belongs to the name of the
server (its relying party id): the host that people see. The challenge that it signs is not stored. It is valid for a few minutes,
for one guest, and once.

A recovery phrase is 128 random bits as *proquints*: five letters that can be pronounced for every 16 bits. The server stores a
keyed hash, by which it finds the guest; with 128 random bits no slower hash is needed.
"""

import hashlib
import hmac
import json
import re
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from time import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from rivage.core import Decoder, encode
from rivage.store import Belonging, Store
from rivage.table import wall_clock

from .errors import BadRecovery, PasskeyRefused, TooManyPasskeys, UnknownPasskey, UnknownRecovery

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aiou"
PHRASE_WORDS = 8

_WORD = re.compile(f"[{CONSONANTS}][{VOWELS}][{CONSONANTS}][{VOWELS}][{CONSONANTS}]")


def new_phrase() -> str:
    """A new random phrase."""
    return " ".join(_word(secrets.randbits(16)) for _ in range(PHRASE_WORDS))


def read_phrase(text: str) -> str:
    """Normalise a phrase as somebody wrote it; empty when it is not a phrase.

    Capitals, dashes, commas, numbers before the words and line breaks do not matter.
    """
    words = re.findall(r"[^\W\d_]+", text.lower())
    whole = len(words) == PHRASE_WORDS and all(_WORD.fullmatch(word) for word in words)
    return " ".join(words) if whole else ""


def hash_phrase(phrase: str, secret: bytes) -> str:
    """The keyed hash by which a phrase is stored."""
    return hmac.digest(secret, f"phrase:{phrase}".encode(), hashlib.sha256).hex()


def _word(bits: int) -> str:
    """The five letters of 16 bits."""
    first, second, third = bits >> 12, bits >> 6 & 15, bits & 15
    return CONSONANTS[first] + VOWELS[bits >> 10 & 3] + CONSONANTS[second] + VOWELS[bits >> 4 & 3] + CONSONANTS[third]


RELYING_PARTY_NAME = "Rivage"


class Passkey(msgspec.Struct, frozen=True):
    """A stored passkey."""

    public_key: str
    """Base64url of its COSE form."""
    count: int
    """How often it has signed, as far as the device counts."""
    label: str
    """What its owner calls it."""
    created: int
    used: int = 0


passkey_decoder: Decoder[Passkey] = Decoder(Passkey)


class _ClientData(msgspec.Struct, frozen=True):
    """The fields of the client data that are checked."""

    challenge: str


_client_data: Decoder[_ClientData] = Decoder(_ClientData)


class BadPasskey(ValueError):
    """The response of the browser does not answer the challenge with a passkey of this server."""


def registration_options(base: str, player_name: str, handle: bytes, challenge: bytes, known: list[str]) -> dict[str, Any]:
    """What the browser needs to make a passkey: for a server at `base`, with those that are `known` already."""
    options = generate_registration_options(
        rp_id=_host(base),
        rp_name=RELYING_PARTY_NAME,
        user_name=player_name or RELYING_PARTY_NAME,
        user_id=handle,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
    )
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


def authentication_options(base: str, challenge: bytes) -> dict[str, Any]:
    """What the browser needs to let somebody choose one of their passkeys."""
    found: dict[str, Any] = json.loads(options_to_json(generate_authentication_options(rp_id=_host(base), challenge=challenge)))
    return found


def challenge_of(credential: dict[str, Any]) -> bytes:
    """The challenge in the client data of a credential.

    Raises:
        BadPasskey: when there is none.
    """
    try:
        data = _client_data.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(data.challenge)
    except (KeyError, TypeError, ValueError):
        raise BadPasskey("the client data has no challenge") from None


def verify_registration(credential: dict[str, Any], base: str, challenge: bytes, label: str, now: int) -> tuple[str, Passkey]:
    """The id of a new passkey, and the passkey as it is stored.

    Raises:
        BadPasskey: when it was not made for this server and this challenge.
    """
    try:
        found = verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=_host(base), expected_origin=base
        )
    except Exception as error:  # any error of the library is caused by the request
        raise BadPasskey(str(error)) from error
    key = Passkey(bytes_to_base64url(found.credential_public_key), found.sign_count, label, now)
    return bytes_to_base64url(found.credential_id), key


def verify_authentication(credential: dict[str, Any], base: str, challenge: bytes, known: Passkey, now: int) -> Passkey:
    """A passkey after it has signed the challenge.

    Raises:
        BadPasskey: when it has not, or was copied: its count went back.
    """
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=_host(base),
            expected_origin=base,
            credential_public_key=base64url_to_bytes(known.public_key),
            credential_current_sign_count=known.count,
        )
    except Exception as error:  # any error of the library is caused by the request
        raise BadPasskey(str(error)) from error
    return msgspec.structs.replace(known, count=found.new_sign_count, used=now)


def _host(base: str) -> str:
    """The relying party id of the server at a base URL: its host name."""
    return urlsplit(base).hostname or ""


CHALLENGE_LIFETIME_S = 300
"""Seconds for which a challenge is valid."""
_NONCE, _TIME, _MARK = 16, 8, 32
_MAX_USED = 100_000
"""Used challenges that are remembered; beyond that the oldest are forgotten before they expire."""


class Challenges:
    """Issues challenges and accepts each once."""

    def __init__(self, secret: bytes, *, clock: Callable[[], float] = time) -> None:
        self._secret = secret
        self._clock = clock
        self._used: OrderedDict[bytes, int] = OrderedDict()
        self.use_once: Callable[[str], Awaitable[bool]] | None = None
        """Uses a key in the whole cluster, and returns False when another node was first; None where there is one node."""

    def fresh(self, purpose: str, player: str) -> bytes:
        """A new challenge for a player and a purpose."""
        head = secrets.token_bytes(_NONCE) + (int(self._clock()) + CHALLENGE_LIFETIME_S).to_bytes(_TIME)
        return head + self._mark(head, purpose, player)

    async def take(self, challenge: bytes, purpose: str, player: str) -> bool:
        """Use a challenge. Returns False unless it was issued to `player` for this purpose, is valid and unused at every node.

        Raises:
            BusError: when the other nodes cannot be asked.
        """
        head, mark = challenge[:-_MARK], challenge[-_MARK:]
        if len(head) != _NONCE + _TIME or not hmac.compare_digest(mark, self._mark(head, purpose, player)):
            return False
        now, until = int(self._clock()), int.from_bytes(head[_NONCE:])
        if until < now or head in self._used:
            return False
        self._used[head] = until
        while len(self._used) > _MAX_USED or next(iter(self._used.values())) < now:
            self._used.popitem(last=False)
        return self.use_once is None or await self.use_once(head.hex())

    def _mark(self, head: bytes, purpose: str, player: str) -> bytes:
        return hmac.digest(self._secret, b"challenge:" + head + f":{purpose}:{player}".encode(), hashlib.sha256)


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
    """When it was last used to sign in; 0 for never."""


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
            TooManyPasskeys: when the guest has the maximum.
        """
        known = await self._store.belongings(player, PASSKEY)
        if len(known) >= MAX_PASSKEYS:
            raise TooManyPasskeys(MAX_PASSKEYS)
        handle = hmac.digest(self._secret, f"handle:{player}".encode(), hashlib.sha256)
        return registration_options(base, name, handle, self.challenges.fresh(MAKE, player), [thing.key for thing in known])

    async def add(self, player: str, base: str, credential: dict[str, Any], label: str) -> None:
        """Store a new passkey.

        Raises:
            PasskeyRefused: when it was not made for this server and guest, just now.
            TooManyPasskeys: when the guest has the maximum.
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
        """Delete a passkey.

        Raises:
            UnknownPasskey: when the guest has none of that id.
        """
        if not await self._store.delete_belonging(player, PASSKEY, key):
            raise UnknownPasskey

    def authentication_options(self, player: str, base: str) -> dict[str, Any]:
        """What the browser of a guest needs to let them choose a passkey."""
        return authentication_options(base, self.challenges.fresh(SIGN_IN, player))

    async def owner_by_passkey(self, player: str, base: str, credential: dict[str, Any]) -> str:
        """The owner of the passkey that signed; `player` is the guest who asks.

        Raises:
            UnknownPasskey: when no guest has it (any more).
            PasskeyRefused: when it did not sign a valid challenge.
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
        """Replace the recovery phrase by a new one, which is shown only once."""
        phrase = new_phrase()
        await self._store.save_belonging(Belonging(player, RECOVERY, hash_phrase(phrase, self._secret), ""))
        for thing in await self._store.belongings(player, RECOVERY):
            if thing.key != hash_phrase(phrase, self._secret):
                await self._store.delete_belonging(player, RECOVERY, thing.key)
        return phrase

    async def drop_phrase(self, player: str) -> None:
        """Delete the recovery phrase of a guest."""
        for thing in await self._store.belongings(player, RECOVERY):
            await self._store.delete_belonging(player, RECOVERY, thing.key)

    async def owner_by_phrase(self, text: str) -> str:
        """The owner of a recovery phrase.

        Raises:
            BadRecovery: when the text is not a phrase: a word is missing, or misspelt.
            UnknownRecovery: when no guest has it.
        """
        phrase = read_phrase(text)
        if not phrase:
            raise BadRecovery(PHRASE_WORDS)
        found = await self._store.find_belongings(RECOVERY, hash_phrase(phrase, self._secret))
        if not found:
            raise UnknownRecovery
        return found[0].player
