"""The example package Liar's Dice works at a real table and does not reveal hidden dice."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server.running import Person, RunningServer, TableClient, environment, running_server

from .installing import EXAMPLES, install

OPTIONS = {"game": {"dice": 3}}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install("liars_dice", tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("data"), sites=[site]) as server:
        yield server


def test_the_tests_of_liars_dice_pass(site: Path, tmp_path: Path) -> None:
    tests = shutil.copytree(EXAMPLES / "liars_dice" / "tests", tmp_path / "tests")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests)],
        env=environment(site),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_the_rules_have_fewer_than_150_lines() -> None:
    rules = EXAMPLES / "liars_dice" / "src" / "rivage_liars_dice" / "rules.py"
    assert len(rules.read_text().splitlines()) < 150


def test_readers_of_other_languages_get_the_english_sentences(server: RunningServer) -> None:
    ann = Person(server.url)
    english = ann.http.get("/api/v1/games/liars-dice/words/en")
    assert "title-liars-dice" in english.text
    assert ann.http.get("/api/v1/games/liars-dice/words/fr").status_code == 404
    table = ann.create_table("me", "bot:counter", game="liars-dice", options=OPTIONS)
    lines = ann.http.get(f"/api/v1/tables/{table}/words", headers={"Accept-Language": "fr"}).json()["lines"]
    assert "Ones count as ones." in [line["text"] for line in lines]
    ann.close()


async def test_a_match_is_played_against_its_bot(server: RunningServer) -> None:
    ann = Person(server.url)
    table = ann.create_table("me", "bot:counter", game="liars-dice", options=OPTIONS)
    async with ann.at(table) as line:
        while not line.over:
            await (act(line) if line.to_act else line.receive())
        assert line.last["table"]["outcome"]["reason"] == "last-dice"
    record = ann.http.get(f"/api/v1/tables/{table}/record").text
    assert '"action":"roll ' in record
    ann.close()


async def act(line: TableClient) -> None:
    """Make the first legal action: the lowest bid, or the challenge when no bid is left."""
    choice = line.last["view"]["choices"][0]
    await line.do("act", seat=line.to_act[0], action=choice, version=line.last["table"]["actions"])


class RecordingClient(TableClient):
    """A WebSocket client that records every message as text."""

    def __init__(self, line: TableClient) -> None:
        super().__init__(line.socket)
        self.last = line.last
        self.texts = [msgspec.json.encode(line.last).decode()]

    async def receive(self) -> dict[str, object]:
        """Return and record the next message."""
        message = await super().receive()
        self.texts.append(msgspec.json.encode(message).decode())
        return message


async def test_hidden_dice_are_not_sent_to_other_players(server: RunningServer) -> None:
    ann, ben, eve = Person(server.url), Person(server.url), Person(server.url)
    table = ann.create_table("me", "open", game="liars-dice", options=OPTIONS)
    async with ann.at(table) as ann_line, ben.at(table) as ben_line, eve.at(table) as eve_line:
        assert (await ben_line.do("sit", seat=1, name="Ben"))["t"] == "patch"
        lines = [RecordingClient(line) for line in (ann_line, ben_line, eve_line)]
        for line in lines:
            await line.send(t="resync")
            await line.wait_for("snapshot")
        hands = [line.last["view"]["hand"] for line in lines]
        assert [len(hand) for hand in hands] == [3, 3, 0]
        await act(lines[0])
        for line in lines[1:]:
            await line.wait_for("patch")
        paths = ("", "/replay", "/record", "/dice", "/words")
        seen = [
            "".join(line.texts) + "".join(person.http.get(f"/api/v1/tables/{table}{path}").text for path in paths)
            for line, person in zip(lines, (ann, ben, eve), strict=True)
        ]
    for own, text in enumerate(seen):
        assert not re.search(r"roll [1-6]", text)
        assert '"action":"roll"' in text
        for other, hand in enumerate(hands[:2]):
            spellings = (str(hand).replace(" ", ""), "-".join(map(str, hand)), " ".join(map(str, hand)))
            assert any(spelling in text for spelling in spellings) is (own == other or hand == hands[own]), (own, other)
    for person in (ann, ben, eve):
        person.close()
