"""What is mine in the house, on every device: kept by the guest, known again by a passkey or a phrase, taken along, forgotten."""

from .credentials import Credentials

__all__ = ["Credentials"]
