from rivage.server.guard.address_quota import EVICT_AFTER_S, AddressQuota, AddressQuotas, Bucket, NetworkLimits, unlimited

LIMITS = NetworkLimits(penalty_seconds=5.0, max_penalty_seconds=60.0)


def test_a_flood_bars_an_address_for_a_while() -> None:
    quota = AddressQuota("a", LIMITS, 0.0)
    assert not quota.is_barred(0.0)
    quota.strike(0.0)
    assert quota.is_barred(4.9)
    assert not quota.is_barred(5.1)


def test_each_further_flood_bars_longer_up_to_a_limit_and_strikes_decay() -> None:
    quota = AddressQuota("a", LIMITS, 0.0)
    quota.strike(0.0)
    quota.strike(0.0)
    assert quota.is_barred(9.9)
    for _ in range(2000):
        quota.strike(1.0)
    assert quota.is_barred(60.9)
    assert not quota.is_barred(61.1)
    quota.strike(100_000.0)
    assert not quota.is_barred(100_006.0)


def test_idle_addresses_are_evicted_and_connected_or_barred_ones_are_not() -> None:
    quotas = AddressQuotas(LIMITS)
    gone, here, barred = (quotas.get(name, 0.0) for name in ("gone", "here", "barred"))
    here.connections = 1
    barred.strike(EVICT_AFTER_S)
    quotas.evict(EVICT_AFTER_S + 1)
    assert quotas.get("here", 0.0) is here
    assert quotas.get("barred", 0.0) is barred
    assert quotas.get("gone", 0.0) is not gone


def test_the_number_of_addresses_is_limited() -> None:
    quotas = AddressQuotas(LIMITS, max_addresses=100)
    for number in range(1000):
        quotas.get(str(number), float(number))
    assert len(quotas) <= 101


def test_a_proxy_has_no_limits() -> None:
    quota = unlimited("proxy", 0.0)
    assert all(quota.frames.take(0.0, 10_000) for _ in range(1000))


def test_a_bucket_allows_a_burst_and_refuses_more() -> None:
    bucket = Bucket(3, 1.0, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]


def test_a_bucket_refills_over_time() -> None:
    bucket = Bucket(3, 2.0, now=0.0)
    for _ in range(3):
        bucket.take(0.0)
    assert not bucket.take(0.4)
    assert bucket.take(0.6)
    assert not bucket.take(0.7)


def test_several_tokens_are_taken_together_or_not_at_all() -> None:
    bucket = Bucket(10, 1.0, now=0.0)
    assert bucket.take(0.0, 8)
    assert bucket.has(0.0, 2)
    assert not bucket.has(0.0, 3)
    assert not bucket.take(0.0, 3)
    assert bucket.take(0.0, 2)
    assert bucket.has(1.0)


def test_a_bucket_never_exceeds_its_size() -> None:
    bucket = Bucket(2, 1.0, now=0.0)
    assert [bucket.take(1000.0) for _ in range(3)] == [True, True, False]
