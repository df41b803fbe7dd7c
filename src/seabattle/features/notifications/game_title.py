"""What a letter calls the game it is about."""

from msgspec import json

from seabattle.features.notifications.outbox import PendingLetter
from seabattle.rules import load_variant, variant_names


def game_title(letter: PendingLetter, lang: str) -> str:
    """The title of a ready-made game, or the short name of somebody's own."""
    name = str(json.decode(letter.body).get("game", ""))
    if name not in variant_names():
        return name
    return load_variant(name).title.in_language(lang)
