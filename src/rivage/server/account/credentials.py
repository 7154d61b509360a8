"""Credentials with which a guest signs in on another device: passkeys and recovery phrases.

A passkey (WebAuthn) is a key pair on the guest's device; the server stores the public key. It is bound to the relying party id,
which is the host name of the server. Challenges are not stored: they are signed, expire after a few minutes, and are valid once
for one guest.

A recovery phrase encodes 128 random bits as *proquints*: five pronounceable letters for every 16 bits. The server stores a keyed
hash, by which it finds the guest. A slow hash is not needed for 128 random bits.
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
    """Normalise a phrase that was typed; empty when it is not a phrase.

    Upper case, dashes, commas, line breaks and numbers between the words are ignored.
    """
    words = re.findall(r"[^\W\d_]+", text.lower())
    is_complete = len(words) == PHRASE_WORDS and all(_WORD.fullmatch(word) for word in words)
    return " ".join(words) if is_complete else ""


def hash_phrase(phrase: str, secret: bytes) -> str:
    """The keyed hash of a phrase, which is stored instead of the phrase."""
    return hmac.digest(secret, f"phrase:{phrase}".encode(), hashlib.sha256).hex()


def _word(bits: int) -> str:
    """Encode 16 bits as a proquint of five letters."""
    first, second, third = bits >> 12, bits >> 6 & 15, bits & 15
    return CONSONANTS[first] + VOWELS[bits >> 10 & 3] + CONSONANTS[second] + VOWELS[bits >> 4 & 3] + CONSONANTS[third]


RELYING_PARTY_NAME = "Rivage"


class Passkey(msgspec.Struct, frozen=True):
    """A stored passkey."""

    public_key: str
    """The public key in COSE format, base64url-encoded."""
    count: int
    """The signature counter of the device; 0 for devices that do not count."""
    label: str
    """The name given by its owner."""
    created: int
    used: int = 0


passkey_decoder: Decoder[Passkey] = Decoder(Passkey)


class _ClientData(msgspec.Struct, frozen=True):
    """The fields of the client data that are checked."""

    challenge: str


_client_data: Decoder[_ClientData] = Decoder(_ClientData)


class BadPasskey(ValueError):
    """The response of the browser is not a valid answer to the challenge."""


def registration_options(base: str, player_name: str, handle: bytes, challenge: bytes, known: list[str]) -> dict[str, Any]:
    """The options for `navigator.credentials.create` at a server with the URL `base`. Passkeys in `known` are excluded."""
    options = generate_registration_options(
        rp_id=_host(base),
        rp_name=RELYING_PARTY_NAME,
        user_name=player_name or RELYING_PARTY_NAME,
        user_id=handle,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in known],
    )
    parsed: dict[str, Any] = json.loads(options_to_json(options))
    return parsed


def authentication_options(base: str, challenge: bytes) -> dict[str, Any]:
    """The options for `navigator.credentials.get`, with which the browser shows the user's passkeys."""
    parsed: dict[str, Any] = json.loads(options_to_json(generate_authentication_options(rp_id=_host(base), challenge=challenge)))
    return parsed


def challenge_of(credential: dict[str, Any]) -> bytes:
    """The challenge in the client data of a credential.

    Raises:
        BadPasskey: when the client data has no challenge.
    """
    try:
        data = _client_data.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(data.challenge)
    except (KeyError, TypeError, ValueError):
        raise BadPasskey("the client data has no challenge") from None


def verify_registration(credential: dict[str, Any], base: str, challenge: bytes, label: str, now: int) -> tuple[str, Passkey]:
    """Verify the response to `registration_options`. Returns the id of the new passkey and its stored form.

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
    """Verify the response to `authentication_options`. Returns the passkey with its new counter.

    Raises:
        BadPasskey: when the signature is invalid, or the counter has decreased, which shows that the passkey was copied.
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
_NONCE, _TIME, _SIGNATURE = 16, 8, 32
"""Lengths of the parts of a challenge in bytes: nonce, time of issue, signature."""
_MAX_USED = 100_000
"""Used challenges in memory. Above that number, the oldest are deleted before they expire."""


class Challenges:
    """Issues signed challenges and accepts each one once."""

    def __init__(self, secret: bytes, *, clock: Callable[[], float] = time) -> None:
        self._secret = secret
        self._clock = clock
        self._used: OrderedDict[bytes, int] = OrderedDict()
        self.use_once: Callable[[str], Awaitable[bool]] | None = None
        """Marks a key as used in the whole cluster. Returns False when it was used already; None for a single process."""

    def create(self, purpose: str, player: str) -> bytes:
        """Create a challenge for a player and a purpose."""
        head = secrets.token_bytes(_NONCE) + (int(self._clock()) + CHALLENGE_LIFETIME_S).to_bytes(_TIME)
        return head + self._sign(head, purpose, player)

    async def use(self, challenge: bytes, purpose: str, player: str) -> bool:
        """Use up a challenge. Returns False unless it was issued to `player` for this purpose, is valid and unused on all nodes.

        Raises:
            BusError: when the other nodes cannot be reached.
        """
        head, signature = challenge[:-_SIGNATURE], challenge[-_SIGNATURE:]
        if len(head) != _NONCE + _TIME or not hmac.compare_digest(signature, self._sign(head, purpose, player)):
            return False
        now, until = int(self._clock()), int.from_bytes(head[_NONCE:])
        if until < now or head in self._used:
            return False
        self._used[head] = until
        while len(self._used) > _MAX_USED or next(iter(self._used.values())) < now:
            self._used.popitem(last=False)
        return self.use_once is None or await self.use_once(head.hex())

    def _sign(self, head: bytes, purpose: str, player: str) -> bytes:
        return hmac.digest(self._secret, b"challenge:" + head + f":{purpose}:{player}".encode(), hashlib.sha256)


PREFERENCE, PASSKEY, RECOVERY = "kept", "passkey", "recovery"
"""Kinds of stored player data: preferences, passkeys and recovery phrases."""
MAX_PASSKEYS = 10
MAKE, SIGN_IN = "make", "sign-in"
_CREDENTIAL = re.compile(r"[A-Za-z0-9_-]{1,1400}")


class PasskeyShown(msgspec.Struct, frozen=True):
    """A passkey without its key, for its owner."""

    id: str
    label: str
    created: int
    """Time of creation, in milliseconds since 1970."""
    used: int
    """Time of the last sign-in with it, in milliseconds since 1970; 0 for never."""


class Keys(msgspec.Struct, frozen=True):
    """GET /api/v1/me/keys: my credentials."""

    passkeys: tuple[PasskeyShown, ...] = ()
    recovery: int = 0
    """Time when the recovery phrase was created, in milliseconds since 1970; 0 without a phrase."""


class Credentials:
    """The credentials of all guests."""

    def __init__(self, store: Store, secret: bytes, *, clock: Callable[[], int] = wall_clock) -> None:
        self._store = store
        self._secret = secret
        self._clock = clock
        self.challenges = Challenges(secret, clock=lambda: clock() / 1000)

    async def of(self, player: str) -> Keys:
        """The credentials of a guest."""
        records = await self._store.belongings(player, PASSKEY)
        phrase = await self._store.belongings(player, RECOVERY)
        passkeys = [(record.key, passkey_decoder.decode(record.data)) for record in records]
        passkeys.sort(key=lambda item: item[1].created)
        return Keys(
            tuple(PasskeyShown(key, passkey.label, passkey.created, passkey.used) for key, passkey in passkeys),
            phrase[0].changed if phrase else 0,
        )

    # Passkeys.

    async def registration_options(self, player: str, name: str, base: str) -> dict[str, Any]:
        """The options with which a guest's browser creates a passkey for the server at the URL `base`.

        Raises:
            TooManyPasskeys: when the guest has the maximum.
        """
        known = await self._store.belongings(player, PASSKEY)
        if len(known) >= MAX_PASSKEYS:
            raise TooManyPasskeys(MAX_PASSKEYS)
        handle = hmac.digest(self._secret, f"handle:{player}".encode(), hashlib.sha256)
        return registration_options(base, name, handle, self.challenges.create(MAKE, player), [record.key for record in known])

    async def add(self, player: str, base: str, credential: dict[str, Any], label: str) -> None:
        """Store a new passkey.

        Raises:
            PasskeyRefused: when it was not made for this server, guest and a valid challenge.
            TooManyPasskeys: when the guest has the maximum.
        """
        try:
            key, passkey = verify_registration(
                credential, base, await self._use_challenge(credential, MAKE, player), label.strip(), self._clock()
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
            UnknownPasskey: when the guest has no passkey of this id.
        """
        if not await self._store.delete_belonging(player, PASSKEY, key):
            raise UnknownPasskey

    def authentication_options(self, player: str, base: str) -> dict[str, Any]:
        """The options with which a guest's browser signs in with a passkey."""
        return authentication_options(base, self.challenges.create(SIGN_IN, player))

    async def owner_by_passkey(self, player: str, base: str, credential: dict[str, Any]) -> str:
        """Verify a passkey and return its owner. `player` is the guest of the browser that signs in.

        Raises:
            UnknownPasskey: when no guest has this passkey.
            PasskeyRefused: when it did not sign a valid challenge.
        """
        challenge = await self._use_challenge(credential, SIGN_IN, player)
        key = credential.get("id")
        found = await self._store.find_belongings(PASSKEY, key) if isinstance(key, str) and _CREDENTIAL.fullmatch(key) else []
        if not found:
            raise UnknownPasskey
        record = found[0]
        try:
            passkey = verify_authentication(credential, base, challenge, passkey_decoder.decode(record.data), self._clock())
        except BadPasskey as error:
            raise PasskeyRefused from error
        await self._store.save_belonging(msgspec.structs.replace(record, data=encode(passkey).decode()), expected=record.version)
        return record.player

    async def _use_challenge(self, credential: dict[str, Any], purpose: str, player: str) -> bytes:
        try:
            challenge = challenge_of(credential)
        except BadPasskey as error:
            raise PasskeyRefused from error
        if not await self.challenges.use(challenge, purpose, player):
            raise PasskeyRefused
        return challenge

    # Phrases.

    async def new_phrase(self, player: str) -> str:
        """Create a recovery phrase in place of an earlier one. It is stored as a hash, so it can be shown only now."""
        phrase = new_phrase()
        await self._store.save_belonging(Belonging(player, RECOVERY, hash_phrase(phrase, self._secret), ""))
        for record in await self._store.belongings(player, RECOVERY):
            if record.key != hash_phrase(phrase, self._secret):
                await self._store.delete_belonging(player, RECOVERY, record.key)
        return phrase

    async def delete_phrase(self, player: str) -> None:
        """Delete the recovery phrase of a guest."""
        for record in await self._store.belongings(player, RECOVERY):
            await self._store.delete_belonging(player, RECOVERY, record.key)

    async def owner_by_phrase(self, text: str) -> str:
        """The owner of a recovery phrase.

        Raises:
            BadRecovery: when the text is not a phrase, because a word is missing or misspelt.
            UnknownRecovery: when no guest has this phrase.
        """
        phrase = read_phrase(text)
        if not phrase:
            raise BadRecovery(PHRASE_WORDS)
        found = await self._store.find_belongings(RECOVERY, hash_phrase(phrase, self._secret))
        if not found:
            raise UnknownRecovery
        return found[0].player
