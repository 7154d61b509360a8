"""What players of a house sent, were told and saw, written down while they play; and the proof that the house kept its word.

`players` plays and records, `check` reads the record beside the log of the database and knows nothing of the program that wrote
either. `python -m benchmarks.history RECORD DATABASE` prints its verdict.
"""
