"""Records what players send, receive and see, and checks the history for consistency with the database.

`player` plays and records. `check` compares the record with the logs of the database and uses none of the server's code.
`python -m benchmarks.history RECORD DATABASE` prints the verdict.
"""
