"""The language that the system speaks."""

import os

from seabattle.speech.catalog import LANGUAGES

LANGUAGE_VARIABLES = ("SEABATTLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def system_language() -> str:
    """The first language of ours that the environment names, or else English."""
    for variable in LANGUAGE_VARIABLES:
        code = os.environ.get(variable, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"
