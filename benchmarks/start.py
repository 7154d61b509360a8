"""x"""
from .report import Report
def arguments(p): pass
