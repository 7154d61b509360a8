"""Passkeys: a key pair that a person's device keeps, by which a guest is known on another device. By `webauthn`.

Only the public half is here. A passkey belongs to the name of the server (its relying party id): the host that people see.
"""

import json
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

from rivage.core import Decoder

NAME = "Rivage"


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
        rp_name=NAME,
        user_name=player_name or NAME,
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
    """The challenge that an answer claims to answer.

    Raises:
        BadPasskey: when it names none.
    """
    try:
        told = _client_data.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(told.challenge)
    except (KeyError, TypeError, ValueError):
        raise BadPasskey("no answer of a passkey") from None


def verify_registration(credential: dict[str, Any], base: str, challenge: bytes, label: str, now: int) -> tuple[str, Passkey]:
    """The id of a new passkey, and the passkey as it is stored.

    Raises:
        BadPasskey: when it was not made for this server and this challenge.
    """
    try:
        found = verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=_host(base), expected_origin=base
        )
    except Exception as error:  # whatever the library stumbles over was sent by somebody
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
    except Exception as error:  # whatever the library stumbles over was sent by somebody
        raise BadPasskey(str(error)) from error
    return msgspec.structs.replace(known, count=found.new_sign_count, used=now)


def _host(base: str) -> str:
    """The name passkeys of a server at this address belong to."""
    return urlsplit(base).hostname or ""
