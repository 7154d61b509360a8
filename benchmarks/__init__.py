"""Benchmarks of Rivage and its peers. Run them with `benchmarks/run`."""
