"""Whoever speaks of a game: the one place that knows what its players are called."""

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
    """Who sits at a seat, as far as one speaks of them."""

    name: str = ""
    """What a person is called, or the word a computer player was seated with: ``admiral:5``."""
    computer: bool = False
    gender: Gender = Gender.UNKNOWN
    """What a person has said of themselves; how a computer player is spoken of, its rank says."""


Players = Sequence[TablePlayer | str]
"""In the order of their seats. Who is known by a word alone, as in a record, is one of our
computer players if the word is theirs."""


def speaker_for(lang: str, ruleset: Ruleset, players: Players = ()) -> Speaker:
    """A speaker who knows people by their names and computer players by their rank."""
    seated = _recognise(players)
    genders = (
        computer_gender(lang, each.name) if each.computer else each.gender for each in seated
    )
    return Speaker(lang, ruleset, tuple(_names(lang, seated)), tuple(genders))


def player_names(lang: str, players: Players) -> tuple[str, ...]:
    """What players are called; computer players who are alike are told apart by number."""
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
