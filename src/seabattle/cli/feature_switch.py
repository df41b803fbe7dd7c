"""Which features are switched off: ``--without daily,exhibition``, or ``SEABATTLE_WITHOUT``."""

import os
from typing import Annotated, Final

from cyclopts import Parameter

from seabattle.features.registry import FEATURES
from seabattle.trouble import Trouble

VARIABLE: Final = "SEABATTLE_WITHOUT"

Without = Annotated[
    str,
    Parameter(
        env_var=VARIABLE,
        help="Features that this server does without, such as daily,exhibition: their addresses "
        "answer 404 and the page hides them. What visitors have stored stays, and is deleted "
        "with them.",
    ),
]


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
