from rivage.server.guard import Bucket
from rivage.server.limits import Buckets, Limits


def test_each_key_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(1, 0.0)
    assert buckets.take("a", 0.0)
    assert not buckets.take("a", 0.0)
    assert buckets.take("b", 0.0)


def test_the_longest_unused_key_is_forgotten_first() -> None:
    buckets = Buckets(1, 0.0, max_keys=2)
    for key in ("a", "b"):
        buckets.take(key, 0.0)
    buckets.take("a", 0.0)
    buckets.take("c", 0.0)
    assert not buckets.take("a", 0.0)
    assert buckets.take("b", 0.0)


def test_a_heartbeat_a_second_leaves_all_the_room_there_is_for_play() -> None:
    limits = Limits()
    bucket = Bucket(limits.burst, limits.rate, now=0.0)
    assert all(bucket.take(float(second)) for second in range(600))
    assert all(bucket.take(600.0) for _ in range(limits.burst))
    assert limits.silence_s >= 2 * 15  # a page that nobody sees asks every 15 s


def test_what_was_taken_at_another_node_is_not_there_to_be_taken_here() -> None:
    buckets = Buckets(5, 1.0)
    buckets.spend("a", 3, now=0.0)
    assert [buckets.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert buckets.take("b", 0.0)
    assert buckets.take("a", 1.0)


def test_more_than_there_is_is_not_owed_later() -> None:
    buckets = Buckets(2, 1.0)
    buckets.spend("a", 10**9, now=0.0)
    assert not buckets.take("a", 0.5)
    assert buckets.take("a", 1.5)


def test_other_nodes_hear_of_every_token_that_was_asked_for_here_and_of_none_that_was_taken_there() -> None:
    heard: list[str] = []
    buckets = Buckets(1, 0.0)
    buckets.on_take = heard.append
    for key in ("a", "a", "b"):
        buckets.take(key, 0.0)
    buckets.spend("c", 5, 0.0)
    assert heard == ["a", "a", "b"]
