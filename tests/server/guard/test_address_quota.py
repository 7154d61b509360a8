from rivage.server.guard.address_quota import FORGET_AFTER, Account, Accounts, endless
from rivage.server.limits import NetworkLimits

LIMITS = NetworkLimits(penalty_seconds=5.0, penalty_most_seconds=60.0)


def test_a_flood_keeps_an_address_out_for_a_while() -> None:
    account = Account("a", LIMITS, 0.0)
    assert not account.is_barred(0.0)
    account.strike(0.0)
    assert account.is_barred(4.9)
    assert not account.is_barred(5.1)


def test_each_further_flood_counts_more_up_to_a_limit_and_time_forgives() -> None:
    account = Account("a", LIMITS, 0.0)
    account.strike(0.0)
    account.strike(0.0)
    assert account.is_barred(9.9)
    for _ in range(2000):
        account.strike(1.0)
    assert account.is_barred(60.9)
    assert not account.is_barred(61.1)
    account.strike(100_000.0)
    assert not account.is_barred(100_006.0)


def test_who_has_been_gone_for_long_is_forgotten_and_who_is_here_or_kept_out_is_not() -> None:
    accounts = Accounts(LIMITS)
    gone, here, barred = (accounts.of(name, 0.0) for name in ("gone", "here", "barred"))
    here.connections = 1
    barred.strike(FORGET_AFTER)
    accounts.forget(FORGET_AFTER + 1)
    assert accounts.of("here", 0.0) is here
    assert accounts.of("barred", 0.0) is barred
    assert accounts.of("gone", 0.0) is not gone


def test_the_number_of_addresses_is_bounded() -> None:
    accounts = Accounts(LIMITS, most=100)
    for number in range(1000):
        accounts.of(str(number), float(number))
    assert len(accounts) <= 101


def test_a_proxy_has_no_limits() -> None:
    account = endless("proxy", 0.0)
    assert all(account.frames.take(0.0, 10_000) for _ in range(1000))
