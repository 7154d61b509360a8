"""Whatever A Walk in the Park refuses has its sentence in every language, and no sentence is kept for what it does not."""

import pytest

from rivage.games.walk_in_the_park.rules import NOT_TO_ACT, REFUSALS

from .test_catalogues import LANGUAGES, messages

PREFIX = "walk-in-the-park-refused-"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence_and_no_other(language: str) -> None:
    told = {name.removeprefix(PREFIX) for name in messages(language, "walk-in-the-park.ftl") if name.startswith(PREFIX)}
    assert told == {NOT_TO_ACT, *REFUSALS}
