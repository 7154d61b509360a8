"""The wire format of the table view."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from tests.table.helpers import START, Play

from rivage.core import Decoder, encode
from rivage.table.protocol import ClockView, OfferView, SeatView, TableView, TimersView, TimerView
from rivage.table.views import Presences, table_view
from rivage.table.views.redact import SECRETS, Secret

from .values import values

VIEWS = (ClockView, OfferView, SeatView, TableView, TimersView, TimerView)


@settings(max_examples=30)
@given(values(TableView))
def test_every_view_is_decoded_as_it_was_encoded(view: TableView) -> None:
    decoder: Decoder[TableView] = Decoder(TableView)
    assert decoder.decode(encode(view)) == view


def test_a_view_is_sent_whole_so_that_clients_need_no_defaults() -> None:
    sent = msgspec.json.decode(encode(table_view("t", Play().match, Presences((0, 0)), START)))
    assert sent.keys() == set(TableView.__struct_fields__)
    assert all(seat.keys() == set(SeatView.__struct_fields__) for seat in sent["seats"])


@pytest.mark.parametrize("kind", VIEWS)
def test_no_view_has_a_field_for_a_player_id(kind: Any) -> None:
    named = {name for fields in SECRETS.values() for name, secret in fields.items() if secret is Secret.PLAYER}
    texts = {field.name for field in msgspec.structs.fields(kind) if field.type is str}
    assert not named & texts
