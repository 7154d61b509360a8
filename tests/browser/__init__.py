"""A package, so that its package-scoped browser is closed after its last test: see `conftest.py`."""
