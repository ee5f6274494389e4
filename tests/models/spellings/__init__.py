"""What exporters write for one thing: small graphs, by concept.

SPELLINGS is a list of Spelling (graph.py): rules are written with those in view that
are not held out.
"""
from . import activation, norm, attention, rotary, runtime  # each registers its own
from .graph import SPELLINGS

__all__ = ["SPELLINGS", "activation", "norm", "attention", "rotary", "runtime"]
