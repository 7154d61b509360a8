from rivage.server.guard import Bucket
from rivage.server.limits import Buckets, Limits


def test_each_key_has_its_own_bucket() -> None:
    buckets = Buckets(1, 0.0)
    assert buckets.take("a", 0.0)
    assert not buckets.take("a", 0.0)
    assert buckets.take("b", 0.0)


def test_the_least_recently_used_key_is_evicted_first() -> None:
    buckets = Buckets(1, 0.0, max_keys=2)
    for key in ("a", "b"):
        buckets.take(key, 0.0)
    buckets.take("a", 0.0)
    buckets.take("c", 0.0)
    assert not buckets.take("a", 0.0)
    assert buckets.take("b", 0.0)


def test_heartbeats_do_not_use_up_the_limit_of_messages() -> None:
    limits = Limits()
    bucket = Bucket(limits.burst, limits.rate, now=0.0)
    assert all(bucket.take(float(second)) for second in range(600))
    assert all(bucket.take(600.0) for _ in range(limits.burst))
    assert limits.silence_s >= 2 * 15  # a page in the background sends a heartbeat every 15 s


def test_tokens_taken_on_another_node_are_missing_here() -> None:
    buckets = Buckets(5, 1.0)
    buckets.spend("a", 3, now=0.0)
    assert [buckets.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert buckets.take("b", 0.0)
    assert buckets.take("a", 1.0)


def test_a_bucket_is_never_below_zero() -> None:
    buckets = Buckets(2, 1.0)
    buckets.spend("a", 10**9, now=0.0)
    assert not buckets.take("a", 0.5)
    assert buckets.take("a", 1.5)


def test_only_tokens_requested_here_are_reported_to_other_nodes() -> None:
    reported: list[str] = []
    buckets = Buckets(1, 0.0)
    buckets.on_take = reported.append
    for key in ("a", "a", "b"):
        buckets.take(key, 0.0)
    buckets.spend("c", 5, 0.0)
    assert reported == ["a", "a", "b"]
