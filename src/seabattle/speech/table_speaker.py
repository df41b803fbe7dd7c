"""Factory of speakers: the one place that decides how players are named."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from seabattle.rules import Ruleset
from seabattle.speech.catalog import say
from seabattle.speech.computer import computer_gender, computer_name, is_ours, person_name
from seabattle.speech.gender import Gender
from seabattle.speech.speaker import Speaker
from seabattle.speech.voice import DELETED_NAME


class TablePlayer(Struct, frozen=True):
    """The player at a seat, as sentences need it."""

    name: str = ""
    """The name of a person, or the roster name of a bot: ``admiral:5``."""
    computer: bool = False
    gender: Gender = Gender.UNKNOWN
    """The gender that a person has chosen; that of a bot follows from its rank."""


Players = Sequence[TablePlayer | str]
"""The players in the order of their seats. A plain string, as in a record, is a built-in bot
if it is the name of one."""


def speaker_for(lang: str, ruleset: Ruleset, players: Players = ()) -> Speaker:
    """A speaker that names people by their names and bots by their rank."""
    seated = _recognise(players)
    genders = (
        computer_gender(lang, each.name) if each.computer else each.gender for each in seated
    )
    return Speaker(lang, ruleset, tuple(_names(lang, seated)), tuple(genders))


def player_names(lang: str, players: Players) -> tuple[str, ...]:
    """The display names of players; equal bots get a number."""
    names = _names(lang, _recognise(players))
    return tuple(say(lang, "deleted-player") if name == DELETED_NAME else name for name in names)


def _recognise(players: Players) -> list[TablePlayer]:
    return [
        TablePlayer(each, computer=is_ours(each)) if isinstance(each, str) else each
        for each in players
    ]


def _names(lang: str, players: list[TablePlayer]) -> Iterator[str]:
    alike = Counter(each.name for each in players if each.computer)
    seen: Counter[str] = Counter()
    for each in players:
        if not each.computer:
            yield person_name(lang, each.name)
            continue
        name = computer_name(lang, each.name)
        seen[each.name] += 1
        if alike[each.name] > 1:
            name = say(lang, "computer-one-of", name=name, number=seen[each.name])
        yield name
