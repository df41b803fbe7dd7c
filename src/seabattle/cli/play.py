"""``play``: a game in the terminal, by typed coordinates, against the computer."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from seabattle.bots import Bot, BotMaker
from seabattle.cli.console import Ascii, Lang, language, write_file
from seabattle.cli.desk import Desk, Quit
from seabattle.cli.opponent import opponent_called
from seabattle.cli.prompt import Prompt
from seabattle.cli.table import AS_WRITTEN, Agreement, VariantName, table_for
from seabattle.game import Phase, Refusal, Seat, seats_in
from seabattle.grid.labels import CYRILLIC
from seabattle.matches import SYSTEM, Match
from seabattle.records import Record, write_record
from seabattle.rules import Ruleset
from seabattle.speech import Speaker, say

PERSON = Seat(0)


def play(
    variant: VariantName = "sea-battle",
    agreed: Agreement = AS_WRITTEN,
    *,
    against: Annotated[
        str,
        Parameter(help="Who plays the other seats: scatter, hunter, surveyor, admiral, admiral:3."),
    ] = "admiral:5",
    name: Annotated[str | None, Parameter(help="What you are called.")] = None,
    save: Annotated[Path | None, Parameter(help="Keep a record of the game in this file.")] = None,
    lang: Lang = None,
    ascii: Ascii = False,  # noqa: A002 -- The option is called --ascii.
) -> None:
    """Play against the computer in the terminal, by typed coordinates."""
    spoken = language(lang)
    ruleset = _in_their_letters(table_for(variant, agreed, spoken), agreed, spoken)
    names = _names(ruleset, name, spoken)
    maker = opponent_called(against, spoken)
    match = Match(ruleset)
    prompt = Prompt(Speaker(spoken, ruleset, names), _ask, print)
    print(say(spoken, "play-welcome", title=ruleset.title.spoken(spoken)))
    try:
        _play_on(match, prompt, Desk(prompt, ascii_only=ascii), maker)
    except Quit:
        print(say(spoken, "play-left"))
    finally:
        if save is not None:
            record = Record(ruleset, names, tuple(match.journal))
            write_file(save, write_record(record), spoken)
    if save is not None:
        print(say(spoken, "play-saved", file=str(save)))


def _play_on(match: Match, prompt: Prompt, desk: Desk, maker: BotMaker) -> None:
    bots: dict[Seat, Bot] = {
        Seat(seat): maker(SYSTEM.getrandbits(63)) for seat in range(1, match.ruleset.seats)
    }
    while not match.over:
        seat = _to_act(match)
        player = bots.get(seat, desk)
        answer = match.send(player.act(match.view(seat)))
        if isinstance(answer, Refusal):
            prompt.refuse(answer)
    desk.catch_up(match.view(PERSON))
    desk.draw(match.view(PERSON))


def _to_act(match: Match) -> Seat:
    """Whose turn it is; where several have something to do, the person is asked last.

    A round closes with the last order, and a person likes to see the news at once.
    """
    table = match.view(PERSON).table
    if table.turn is not None and table.phase is Phase.PLAYING:
        return table.turn
    awaited = tuple(seats_in(table.awaited))
    return awaited[0] if table.phase is Phase.PLACING else awaited[-1]


def _names(ruleset: Ruleset, name: str | None, lang: str) -> tuple[str, ...]:
    key = "play-computer" if ruleset.seats == 2 else "play-computers"
    others = (say(lang, key, number=seat) for seat in range(1, ruleset.seats))
    return (name or say(lang, "play-you"), *others)


def _in_their_letters(ruleset: Ruleset, agreed: Agreement, lang: str) -> Ruleset:
    """Cyrillic columns for whoever plays in Russian, unless something else was agreed (SB2)."""
    latin = ruleset.labels.columns == "latin"
    if lang != "ru" or agreed.labels is not None or not latin or ruleset.grid.cols > len(CYRILLIC):
        return ruleset
    return replace(ruleset, labels=replace(ruleset.labels, columns="cyrillic"))


def _ask(question: str) -> str:
    try:
        return input(question)
    except EOFError:
        print()
        raise Quit from None
