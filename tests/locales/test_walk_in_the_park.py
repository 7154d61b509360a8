"""Every reason for a refusal in A Walk in the Park has a message in every language, and there are no unused messages."""

import pytest

from rivage.games.walk_in_the_park.rules import NOT_TO_ACT, REFUSALS

from .test_catalogues import LANGUAGES, messages

PREFIX = "walk-in-the-park-refused-"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_message_and_no_message_is_unused(language: str) -> None:
    found = {name.removeprefix(PREFIX) for name in messages(language, "walk-in-the-park.ftl") if name.startswith(PREFIX)}
    assert found == {NOT_TO_ACT, *REFUSALS}
