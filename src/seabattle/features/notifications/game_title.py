"""What a notification calls the game it is about."""

from msgspec import json

from seabattle.features.notifications.outbox import PendingNotification
from seabattle.rules import load_variant, variant_names


def game_title(notification: PendingNotification, lang: str) -> str:
    """The title of a ready-made game, or the short name of somebody's own."""
    name = str(json.decode(notification.body).get("game", ""))
    if name not in variant_names():
        return name
    return load_variant(name).title.in_language(lang)
