"""Faults in real servers while people play: `scripts/chaos`. Nothing that was acknowledged may be lost or doubled."""
