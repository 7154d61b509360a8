import logging

import pytest

from rivage.server.logs import LineFormatter, shorten_id


def test_a_log_line_has_time_level_message_and_fields() -> None:
    record = logging.makeLogRecord({"msg": "came", "levelname": "INFO", "created": 0.0, "table": "abcd…", "why": "a b"})
    assert LineFormatter().format(record) == "1970-01-01T00:00:00.000Z info came table=abcd… why='a b'"


def test_a_table_id_is_shortened() -> None:
    assert shorten_id("abcdefghijklmnopqrstuv") == "abcd…"


def test_ids_and_cookies_in_messages_and_fields_are_shortened() -> None:
    cookie = "a" * 22 + "." + "b" * 43
    record = logging.makeLogRecord({"msg": "table %s: a bot failed", "args": ("abcdefghijklmnopqrstuv",), "cookie": cookie})
    line = LineFormatter().format(record)
    assert "table abcd…: a bot failed" in line
    assert "bbbb" not in line


def test_tracebacks_are_redacted_except_for_their_frames() -> None:
    table = "abcdefghijklmnopqrstuv"

    def a_function_with_a_very_long_name() -> None:
        raise LookupError(f"there is no table {table}\n[parameters: ('{table}',)]")

    with pytest.raises(LookupError) as caught:
        a_function_with_a_very_long_name()
    line = LineFormatter().format(logging.makeLogRecord({"msg": "failed", "exc_info": (caught.type, caught.value, caught.tb)}))
    assert table not in line
    assert "LookupError: there is no table abcd…\n[parameters: ('abcd…',)]" in line
    assert "in a_function_with_a_very_long_name" in line
