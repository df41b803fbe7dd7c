"""Display names and grammatical gender of bots."""

from functools import lru_cache

from seabattle.bots.roster import BUILT_IN, STILL_SEAT
from seabattle.rules import LANGUAGES
from seabattle.speech.catalog import say
from seabattle.speech.gender import Gender


def computer_name(lang: str, bot: str) -> str:
    """The name of a bot: a rank such as *Admiral 3* for built-in ones, else its own name."""
    name, _, level = bot.partition(":")
    if not is_ours(bot):
        return _own_name(bot)
    if level:
        return say(lang, f"computer-{name}-level", level=int(level))
    return say(lang, f"computer-{name}")


def _own_name(bot: str) -> str:
    """The name of an external bot; one loaded from a file has the name of its class."""
    path, _, maker = bot.rpartition(":")
    return maker if path.endswith(".py") and maker else bot


def computer_gender(lang: str, bot: str) -> Gender:
    """The gender of a bot: by rank for built-in ones, unknown for others."""
    if not is_ours(bot):
        return Gender.UNKNOWN
    return Gender(say(lang, f"computer-{bot.partition(':')[0]}-gender"))


def is_ours(bot: str) -> bool:
    """Whether a name is exactly that of a built-in bot; a person's name may look similar."""
    name, colon, level = bot.partition(":")
    if name not in BUILT_IN or not colon:
        return bot in BUILT_IN or bot == STILL_SEAT
    return level in map(str, range(1, BUILT_IN[name].levels + 1))


def person_name(lang: str, name: str) -> str:
    """The display name of a player of whom only a name is known.

    Old records have the names "You" and "Computer": the first is a player without a name, the
    second a bot of unknown rank.
    """
    if is_word(name, "reader"):
        return ""
    return say(lang, "computer-unranked") if is_word(name, "computer") else name


def is_no_name(name: str) -> bool:
    """Whether a name is a reserved word for the reader or the computer, in any language."""
    return is_word(name, "reader") or is_word(name, "computer")


def is_word(name: str, who: str) -> bool:
    """Whether a name is the word for *who* ("reader" or "computer") in any language."""
    return " ".join(name.split()).casefold() in _words(who)


@lru_cache(maxsize=4)
def _words(who: str) -> frozenset[str]:
    lists = (say(lang, f"no-name-{who}") for lang in LANGUAGES)
    return frozenset(word.strip().casefold() for words in lists for word in words.split(","))
