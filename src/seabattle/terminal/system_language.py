"""The language that the system speaks."""

import os

from seabattle.rules import ENGLISH, nearest_language

LANGUAGE_VARIABLES = ("SEABATTLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def system_language() -> str:
    """Return the first supported language that the environment names, or else English."""
    for variable in LANGUAGE_VARIABLES:
        # The encoding stands behind a dot: it_IT.UTF-8.
        lang = nearest_language(os.environ.get(variable, "").partition(".")[0])
        if lang is not None:
            return lang
    return ENGLISH
