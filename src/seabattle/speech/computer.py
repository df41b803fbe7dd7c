"""What a computer player is called at the table, and how it is spoken of."""

from functools import lru_cache

from seabattle.bots.roster import BUILT_IN, STILL_SEAT
from seabattle.rules import LANGUAGES
from seabattle.speech.catalog import say
from seabattle.speech.gender import Gender


def computer_name(lang: str, bot: str) -> str:
    """One of our players by rank, such as *Admiral 3*; those of others by their own name."""
    name, _, level = bot.partition(":")
    if not is_ours(bot):
        return _own_name(bot)
    if level:
        return say(lang, f"computer-{name}-level", level=int(level))
    return say(lang, f"computer-{name}")


def _own_name(bot: str) -> str:
    """A bot that was read from a file is called by its class, not by the path of the file."""
    path, _, maker = bot.rpartition(":")
    return maker if path.endswith(".py") and maker else bot


def computer_gender(lang: str, bot: str) -> Gender:
    """How a computer player is spoken of: ours by their rank, of others nobody knows."""
    if not is_ours(bot):
        return Gender.UNKNOWN
    return Gender(say(lang, f"computer-{bot.partition(':')[0]}-gender"))


def is_ours(bot: str) -> bool:
    """Whether it is one of ours; a person may have taken a name that only looks like one."""
    name, colon, level = bot.partition(":")
    if name not in BUILT_IN or not colon:
        return bot in BUILT_IN or bot == STILL_SEAT
    return level in map(str, range(1, BUILT_IN[name].levels + 1))


def person_name(lang: str, name: str) -> str:
    """What somebody is called who is known by a name alone.

    Old records have "You" and "Computer" for names: the one is whoever has no name, the other
    a computer player of unknown rank.
    """
    if is_word(name, "reader"):
        return ""
    return say(lang, "computer-unranked") if is_word(name, "computer") else name


def is_no_name(name: str) -> bool:
    """Whether a word says who somebody is at the table, in any language, and is nobody's name."""
    return is_word(name, "reader") or is_word(name, "computer")


def is_word(name: str, who: str) -> bool:
    """Whether it is a word for the reader, or for the computer, in any language."""
    return " ".join(name.split()).casefold() in _words(who)


@lru_cache(maxsize=4)
def _words(who: str) -> frozenset[str]:
    lists = (say(lang, f"no-name-{who}") for lang in LANGUAGES)
    return frozenset(word.strip().casefold() for words in lists for word in words.split(","))
