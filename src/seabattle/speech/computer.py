"""What computer players are called at the table, and how they are spoken of."""

from collections import Counter
from collections.abc import Sequence

from seabattle.bots.roster import BUILT_IN
from seabattle.speech.catalog import say
from seabattle.speech.gender import Gender


def computer_name(lang: str, bot: str) -> str:
    """One of our players by rank, such as *Admiral 3*; those of others by their own name."""
    name, _, level = bot.partition(":")
    if not _is_known(bot):
        return bot
    if level:
        return say(lang, f"computer-{name}-level", level=int(level))
    return say(lang, f"computer-{name}")


def computer_names(lang: str, bots: Sequence[str | None]) -> list[str]:
    """Those on each seat, told apart by number where several are alike; empty for people."""
    alike = Counter(bots)
    seen: Counter[str] = Counter()
    found = []
    for bot in bots:
        name = computer_name(lang, bot) if bot else ""
        if bot and alike[bot] > 1:
            seen[bot] += 1
            name = say(lang, "computer-one-of", name=name, number=seen[bot])
        found.append(name)
    return found


def player_names(lang: str, names: Sequence[str]) -> tuple[str, ...]:
    """The players of a list or a record, where ours stand by the word they were seated with."""
    computers = computer_names(lang, ours_among(names))
    return tuple(computer or name for computer, name in zip(computers, names, strict=True))


def ours_among(names: Sequence[str]) -> list[str | None]:
    """Our players among others that are known by name alone; nobody for the rest."""
    return [name if _is_known(name) else None for name in names]


def genders_of(lang: str, bots: Sequence[str | None]) -> tuple[Gender, ...]:
    """How those on each seat are spoken of: ours by their rank, of everybody else nobody knows."""
    return tuple(Gender.UNKNOWN if bot is None else _gender_of(lang, bot) for bot in bots)


def _gender_of(lang: str, bot: str) -> Gender:
    if not _is_known(bot):
        return Gender.UNKNOWN
    return Gender(say(lang, f"computer-{bot.partition(':')[0]}-gender"))


def _is_known(bot: str) -> bool:
    """Whether it is one of ours; a person may have taken a name that only looks like one."""
    name, colon, level = bot.partition(":")
    if name not in BUILT_IN or not colon:
        return name in BUILT_IN
    return level in map(str, range(1, BUILT_IN[name].levels + 1))
