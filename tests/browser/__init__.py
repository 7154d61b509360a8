"""A package, so that its browser can be closed when its last test has run: see `conftest.py`."""
