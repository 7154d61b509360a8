"""CPU-heavy work done for guests outside of matches, and the back ends that bots think on."""
