"""What one visitor can do to a server on purpose, each bounded in count and time.

A module has one subject and lists its attacks as ``ATTACKS``. ``bench/siege.py`` runs them
against a server of its own on the loopback.
"""

from attacks import (
    crowd,
    half_open_connections,
    letters,
    lone_computers,
    looks,
    piled_up_rows,
    processor_time,
    raw_bytes,
    seats,
    sessions,
    stored_bytes,
)
from attacks.plan import Plan

MODULES = (
    processor_time,
    half_open_connections,
    raw_bytes,
    crowd,
    looks,
    lone_computers,
    piled_up_rows,
    seats,
    sessions,
    stored_bytes,
    letters,
)

PLANS: dict[str, Plan] = {plan.name: plan for module in MODULES for plan in module.ATTACKS}
