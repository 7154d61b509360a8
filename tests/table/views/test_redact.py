"""Secret fields of events, and events without them."""

from typing import Any, get_args

import msgspec
import pytest

from rivage.core import encode
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import TableOptions
from rivage.table.views import anonymised, public, revealed
from rivage.table.views.redact import SECRETS, WITHHELD, Secret

PUBLIC: dict[str, str] = {
    "at": "the time of a public event",
    "seat": "a seat number does not identify a person",
    "level": "the level of a bot is public",
    "what": "offers are public",
    "Created.game": "the game is public",
    "Created.rules_version": "the version of the rules is public",
    "Created.seats": "the number of players is public",
    "Created.options": "the options are known before the match",
    "Created.commit": "the commitment that is verified once the seed is published",
    "Created.leg": "the number of the game in a match of two",
    "Created.free_first_turns": "a rule of the clock",
    "Seated.name": "the nickname that a person has chosen",
    "Acted.action": "public, except during a round (`revealed`, audience log) and with `secret_chance`",
    "Acted.bot": "the view shows which seats bots play for",
    "Offered.action": "offers are public; consent is not asked for in secret rounds",
    "Acted.motion": "everybody watches the motion",
    "Answered.yes": "answers to offers are public",
    "Said.phrase": "phrases are public",
    "Claimed.absent": "absences are public",
}
"""Every public field, by its name or by its event and name, with the reason. A new field must be classified: put it here or into
`SECRETS`."""

EVENTS: tuple[type[Any], ...] = get_args(ev.AnyEvent)
FIELDS = [(kind, field) for kind in EVENTS for field in kind.__struct_fields__]


CREATED = ev.Created(
    at=1, game="sums", rules_version=1, seats=2, options=TableOptions(), host="ann-id", seed="07", commit="c", script=("roll 1",)
)


def roll(number: int) -> ev.Acted:
    return ev.Acted(at=1, seat=-1, action=f"roll {number}")


def acted(seat: int, word: str) -> ev.Acted:
    return ev.Acted(at=1, seat=seat, action=word)


def filled(kind: type[Any]) -> Any:
    """An event in which every text names the field that contains it."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        if field.type is str:
            values[field.name] = f"<{field.name}>"
        elif field.type is int:
            values[field.name] = 7_654_321
        elif field.type is bool:
            values[field.name] = True
        elif field.name == "script":
            values[field.name] = ("<script>",)
        else:
            values[field.name] = {"what": "draw", "options": TableOptions(), "absent": (7_654_321,)}[field.name]
    return kind(**values)


def shown(event: Any) -> set[str]:
    """The fields of an event whose content is found in its JSON."""
    data = msgspec.json.decode(encode(event))
    return {name for name, value in data.items() if value and name != "t"}


@pytest.mark.parametrize(("kind", "field"), FIELDS, ids=[f"{kind.__name__}.{field}" for kind, field in FIELDS])
def test_every_field_of_every_event_is_classified(kind: type[Any], field: str) -> None:
    secret = field in SECRETS.get(kind, {})
    is_public = bool({field, f"{kind.__name__}.{field}"} & PUBLIC.keys())
    assert secret != is_public, f"{kind.__name__}.{field} must be either in PUBLIC or in SECRETS"


def test_every_classified_field_exists() -> None:
    assert {(kind, field) for kind, fields in SECRETS.items() for field in fields} <= set(FIELDS)
    names = {name for kind, field in FIELDS for name in (field, f"{kind.__name__}.{field}")}
    assert names >= PUBLIC.keys()


@pytest.mark.parametrize("kind", EVENTS)
def test_people_at_the_table_get_everything_but_player_ids_and_chance_secrets(kind: type[Any]) -> None:
    event = filled(kind)
    withheld = {name for name, secret in SECRETS.get(kind, {}).items() if secret is not Secret.LINK}
    assert shown(event) - shown(public(event)) == withheld == set(WITHHELD.get(kind, ()))


@pytest.mark.parametrize("kind", EVENTS)
def test_a_record_contains_no_links_and_the_seed_only_once_it_is_public(kind: type[Any]) -> None:
    event = filled(kind)
    fields = SECRETS.get(kind, {})
    (without_seed,) = anonymised([event], with_seed=False)
    (with_all,) = anonymised([event], with_seed=True)
    named = {name for name, secret in fields.items() if secret is Secret.PLAYER}
    chance_fields = {name for name, secret in fields.items() if secret is Secret.CHANCE}
    assert shown(event) - shown(without_seed) == fields.keys() - named
    assert shown(with_all) - shown(without_seed) == chance_fields
    assert all(getattr(without_seed, name) == "p1" for name in named)


def test_a_player_has_one_pseudonym_throughout_and_empty_ids_stay_empty() -> None:
    seated = [ev.Seated(at=1, seat=seat, player=player) for seat, player in enumerate(("ben-id", "ann-id", "", "ben-id"))]
    events = anonymised([CREATED, *seated], with_seed=False)
    assert [getattr(event, "host", getattr(event, "player", None)) for event in events] == ["p1", "p2", "p1", "", "p2"]


def test_player_ids_seed_and_script_are_never_sent() -> None:
    assert not {"host", "seed", "script"} & set(public(CREATED))
    assert "player" not in public(ev.Seated(at=1, seat=0, player="ann-id", name="Ann"))
    assert public(event := acted(0, "a")) is event


def test_the_record_of_a_running_match_omits_the_current_round() -> None:
    phrase = ev.Said(at=1, seat=0, phrase="hello")
    assert revealed([CREATED, acted(0, "old"), roll(1), acted(0, "a"), phrase, ev.Undone(at=1, seat=0)]) == [
        CREATED,
        acted(0, "old"),
        roll(1),
        phrase,
    ]
