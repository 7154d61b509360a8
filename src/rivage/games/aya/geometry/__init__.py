"""Geometry of the table: exact spots, outlines in space, connected dominoes, and the measured reach of a fall."""
