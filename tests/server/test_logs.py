import logging

from rivage.server.logs import Lines, short


def test_a_line_has_time_level_message_and_facts() -> None:
    record = logging.makeLogRecord({"msg": "came", "levelname": "INFO", "created": 0.0, "table": "abcd…", "why": "a b"})
    assert Lines().format(record) == "1970-01-01T00:00:00.000Z info came table=abcd… why='a b'"


def test_a_table_is_named_by_too_little_to_open_it() -> None:
    assert short("abcdefghijklmnopqrstuv") == "abcd…"


def test_ids_and_cookies_are_cut_wherever_they_come_from() -> None:
    cookie = "a" * 22 + "." + "b" * 43
    record = logging.makeLogRecord({"msg": "table %s: a bot failed", "args": ("abcdefghijklmnopqrstuv",), "cookie": cookie})
    line = Lines().format(record)
    assert "table abcd…: a bot failed" in line
    assert "bbbb" not in line
