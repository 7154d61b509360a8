from rivage.server.ws.connection_registry import Present


class Line:
    def __init__(self) -> None:
        self.closed: list[tuple[int, str]] = []

    def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))


def test_every_line_of_one_player_is_sent_away_and_nobody_elses() -> None:
    present = Present()
    lines = [Line() for _ in range(3)]
    for player, line in zip(("ada", "ada", "ben"), lines, strict=True):
        present.came(player, line)
    present.send_away("ada", 4401, "why")
    present.send_away("cleo", 4401, "why")
    assert [line.closed for line in lines] == [[(4401, "why")], [(4401, "why")], []]


def test_who_has_gone_is_forgotten() -> None:
    present = Present()
    lines = [Line() for _ in range(2)]
    for line in lines:
        present.came("ada", line)
    present.went("ada", lines[0])
    assert len(present) == 1
    present.went("ada", lines[1])
    assert len(present) == 0
    present.send_away("ada", 4401, "why")
    assert not any(line.closed for line in lines)
