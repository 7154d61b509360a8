"""CPU-bound work: analysis and physics outside of matches, and the back ends that compute for bots."""
