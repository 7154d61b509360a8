"""Aya: a river of dominoes, built against an hourglass and toppled together."""
