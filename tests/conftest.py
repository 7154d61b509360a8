"""What holds for every test."""

from hypothesis import HealthCheck, settings

# A busy machine is slow, and nothing is wrong with that.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")
