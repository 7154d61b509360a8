"""Whoever runs the house is told where and why; players are told a code and nothing else."""

import pytest

from rivage.core import RivageError
from rivage.store import errors


def kinds() -> list[type[errors.StoreError]]:
    return [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.StoreError)]


@pytest.mark.parametrize("kind", kinds())
def test_no_path_address_or_word_of_the_database_goes_to_players(kind: type[errors.StoreError]) -> None:
    error: RivageError = kind("/var/lib/rivage/rivage.db", "near SELECT: syntax error at 10.0.0.7")
    for secret in ("/var/lib", "rivage.db", "SELECT", "10.0.0.7"):
        assert secret not in error.message
        assert secret not in str(dict(error.details))
        assert secret in str(error)


def test_each_kind_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in kinds()]
    assert len(set(codes)) == len(codes)
    assert all(code.startswith("store.") for code in codes)
