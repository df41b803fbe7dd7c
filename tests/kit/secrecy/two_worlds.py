"""Two worlds: games that differ only in what a viewer may not know.

The second world is drawn from the first. Foreign ships are laid anew, damaged ones too, whole
fleets and the shots of a round change hands, secret moves are left out or added, unreported shots
of others go elsewhere. A world counts as a twin when the sheet grants the viewer the same facts in
both (:mod:`kit.secrecy.granted_knowledge`); then everything the viewer can obtain is compared, byte
by byte.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random

from kit.games.random_player import Given, move, rubbish, shot, special
from kit.games.small_game import by, events_of
from kit.secrecy.granted_knowledge import Fact, fact_granted_by
from kit.secrecy.relaid_fleet import exchange_shots, other_fleets
from seabattle.bots import Scatter
from seabattle.game import (
    Command,
    Event,
    Fire,
    MoveShip,
    Phase,
    PlaceFleet,
    Refusal,
    Seat,
    SeatCommand,
    Step,
)
from seabattle.game.codec import encode_json
from seabattle.matches import Match
from seabattle.records import RecordEntry
from seabattle.rules import Ears, Ruleset, Ship
from seabattle.views import Viewer, options, report_to

Channel = Callable[[Match, Viewer], Iterable[object]]
"""One way to learn something: all that comes out of it, in order."""


def twin(match: Match, viewer: Viewer, dice: Random) -> Match | None:
    """Another truth that grants *viewer* the same facts to the end, if this draw finds one."""
    pair = two_worlds(match, viewer, dice)
    return pair[1] if pair is not None and pair[0] is match else None


def two_worlds(match: Match, viewer: Viewer, dice: Random) -> tuple[Match, Match] | None:
    """The game and another truth, as far as they grant *viewer* the same facts.

    Where the worlds part, by a fact or because a command is legal in one of them only, both are cut
    off just before: up to there no viewer may tell them apart.
    """
    fleets = other_fleets(match, viewer, dice)
    exchanged = exchange_shots(match, viewer, dice)
    other = Match(match.ruleset, chance=Random(0))
    for number, entry in enumerate(match.journal):
        written = len(other.journal)
        given = exchanged.get(number, entry.command)
        commands = _adapt_commands(other, by(entry.seat, given), viewer, fleets, dice)
        if not _follow(other, commands, viewer, entry.events):
            one, two = match.journal[:number], other.journal[:written]
            return (_again(match, one), _again(match, two)) if one != two else None
    return (match, other) if other.journal != match.journal else None


def _follow(
    other: Match, commands: Iterable[Given], viewer: Viewer, events: Iterable[Event]
) -> bool:
    """Carry out *commands*, and say whether they told the viewer what *events* told."""
    news: list[Event] = []
    for given in commands:
        outcome = other._carry_out(given.seat, given.command)
        if isinstance(outcome, Refusal):
            return False
        news += outcome
    return _facts(other.ruleset, viewer, news) == _facts(other.ruleset, viewer, events)


def _again(match: Match, journal: Iterable[RecordEntry]) -> Match:
    game = Match(match.ruleset, chance=Random(0))
    for entry in journal:
        game._carry_out(entry.seat, entry.command)
    return game


def _facts(ruleset: Ruleset, viewer: Viewer, events: Iterable[Event]) -> list[Fact]:
    found = (fact_granted_by(ruleset, viewer, event) for event in events)
    return [fact for fact in found if fact is not None]


def _adapt_commands(
    other: Match,
    given: Given,
    viewer: Viewer,
    fleets: Mapping[Seat, tuple[Ship, ...]],
    dice: Random,
) -> Iterator[Given]:
    """A command of the first world as it is given in the second."""
    seat, command = given.seat, given.command
    if seat is None or seat == viewer:
        yield given
        return
    if isinstance(command, PlaceFleet):
        yield by(seat, PlaceFleet(fleets[seat]))
        return
    if _may_move(other, seat) and dice.random() < 0.3:
        yield from _legal(other, seat, move(other, dice, seat))
    if isinstance(command, MoveShip):
        if dice.random() < 0.5:
            yield from _legal(other, seat, command)
        return
    if isinstance(command, Fire) and _is_unheard(other.ruleset) and dice.random() < 0.3:
        elsewhere = _other_order(other, dice, seat)
        if other.ruleset.turn.in_rounds and dice.random() < 0.5:
            # Said first, and then thought better of; only the last order counts.
            if other.table.awaited != 1 << seat:
                yield from _legal(other, seat, elsewhere)
        elif elsewhere is not None:
            yield by(seat, elsewhere)
            return
    yield given


def _other_order(other: Match, dice: Random, seat: Seat) -> Command | None:
    """A shot somewhere else, or a special action instead of it."""
    return special(other, dice, seat) if dice.random() < 0.2 else shot(other, dice, seat)


def _legal(other: Match, seat: Seat, command: Command | None) -> Iterator[Given]:
    if command is not None and other.game.why_not(seat, command) is None:
        yield by(seat, command)


def _may_move(other: Match, seat: Seat) -> bool:
    table = other.table
    return table.turn == seat and table.step is Step.ATTACK and bool(other.ruleset.manoeuvre)


def _is_unheard(ruleset: Ruleset) -> bool:
    """Whether only the shooter learns where a shot missed."""
    return ruleset.sea.shared and ruleset.disclosure.miss_told_to is Ears.SHOOTER


def reports_by(teller: Callable[[Ruleset, Viewer, Event], object | None]) -> Channel:
    """The reports of a game in the words of a speaker."""

    def channel(match: Match, viewer: Viewer) -> Iterable[object]:
        told = (teller(match.ruleset, viewer, event) for event in events_of(match))
        return [report for report in told if report is not None]

    return channel


def the_view(match: Match, viewer: Viewer) -> Iterable[object]:
    """Everything on the viewer's screen."""
    view = match.view(viewer)
    return (view.table, view.own, view.charts, view.sunk, view.fleets, list(view.log))


def offers(match: Match, viewer: Viewer) -> Iterable[object]:
    """The legal commands of the seat, and the refusals of the rest."""
    return options(match.view(viewer))


def refusals(match: Match, viewer: Viewer) -> Iterable[object]:
    """The answers to all kinds of rubbish that the seat may send."""
    return [match.game.why_not(viewer, command) for command in commands_to_try(match, viewer)]


def commands_to_try(match: Match, viewer: Viewer) -> Iterator[SeatCommand]:
    """Commands of all kinds, the same in both worlds."""
    dice = Random(len(match.view(viewer).log))
    if viewer is not None:
        cells = match.ruleset.grid.cells()
        yield from (Fire((dice.choice(cells),)) for _ in range(6))
    for _ in range(60):
        given = rubbish(match, dice)
        if isinstance(given.command, SeatCommand) and given.seat == viewer:
            yield given.command


def bot_move(match: Match, viewer: Viewer) -> Iterable[object]:
    """The move of the computer in the viewer's place, with the same dice."""
    table = match.table
    acting = viewer is not None and (
        table.turn == viewer or (table.turn is None and bool(table.awaited >> viewer & 1))
    )
    if not acting or table.phase not in (Phase.PLACING, Phase.PLAYING):
        return ()
    return (Scatter(5).act(match.view(viewer)),)


CHANNELS: dict[str, Channel] = {
    "reports": reports_by(report_to),
    "view": the_view,
    "options": offers,
    "refusals": refusals,
    "bot": bot_move,
}
"""Every way in which a viewer can learn something."""


def differences(
    one: Match, other: Match, viewer: Viewer, channels: Mapping[str, Channel] = CHANNELS
) -> list[str]:
    """The channels on which *viewer* can tell two games apart: by bytes, number or order."""
    return [
        name
        for name, channel in channels.items()
        if [encode_json(said) for said in channel(one, viewer)]
        != [encode_json(said) for said in channel(other, viewer)]
    ]
