"""What Rivage's speed is, measured beside its peers. `benchmarks/run` is the door."""
