"""Computer players, as options of a command."""

from seabattle.bots import BadBot, BotMaker, find_bot
from seabattle.cli.console import Complaint
from seabattle.speech.trouble import error_sentence


def find_opponent(name: str, lang: str) -> BotMaker:
    """Whoever makes the computer player of that name, or a complaint."""
    try:
        return find_bot(name)
    except BadBot as bad:
        raise Complaint(error_sentence(lang, bad)) from None
