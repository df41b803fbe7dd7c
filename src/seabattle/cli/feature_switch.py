"""The switch for features: ``--without daily,exhibition``, or ``SEABATTLE_WITHOUT``."""

import os
from typing import Final

from seabattle.features.registry import FEATURES
from seabattle.trouble import Trouble

VARIABLE: Final = "SEABATTLE_WITHOUT"


def read_without(text: str) -> frozenset[str]:
    """The names of features in a list with commas. Raises :class:`Trouble`."""
    names = frozenset(filter(None, (each.strip() for each in text.split(","))))
    known = [feature.name for feature in FEATURES]
    for name in sorted(names - frozenset(known)):
        raise Trouble("feature/unknown", name=name, known=", ".join(known))
    return names


def features_off() -> frozenset[str]:
    """The features that the environment switches off."""
    return read_without(os.environ.get(VARIABLE, ""))


def register_clients() -> None:
    """Let clients of this process use the features that are switched on."""
    off = features_off()
    for feature in FEATURES:
        if feature.register_client is not None and feature.name not in off:
            feature.register_client()
