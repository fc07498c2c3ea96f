"""What all tests share: Hypothesis without a stopwatch, because compiled code takes its time when first called."""

from hypothesis import HealthCheck, settings

settings.register_profile("cartomante", deadline=None, max_examples=15, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("cartomante")
