"""Parser for messages from players to the host: a fleet, or the order of a round.

It tolerates greetings, quotes, dashes and all languages, and never guesses silently. Text it
is unsure of is returned as a doubt beside the likely reading, and text it cannot read as a
fault; the game decides whether an order is legal.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from seabattle.features.hosting.messages.message_token import Meaning, MessageToken, tokens_of
from seabattle.game import Fire, Phase, PlaceFleet, Refusal, Resign, SeatCommand
from seabattle.game.notation import read_cell
from seabattle.grid import Cell, Col, Row
from seabattle.rules import Ruleset, Ship, ShipClass, labels_of
from seabattle.speech import Speaker
from seabattle.speech.reading.order_reader import OrderQuestion, read_order
from seabattle.views import View, shots_now, why_not_in_view

MOST_FAULTS = 5
"""The most faults in a reply; a player with more corrects these first."""

MOST_CHOICES = 5

_IDLE = frozenset({Meaning.BREAK, Meaning.COURTESY, Meaning.UNTIL})
"""Meanings that may occur anywhere without effect."""


_ODD_IN_A_ROUND = frozenset({Meaning.DOUBT, Meaning.PLACING})


Way = tuple[int, int]


class MessageReading(Struct, frozen=True):
    """The result of parsing a message."""

    orders: tuple[SeatCommand, ...] = ()
    """The possible orders: one, several to choose from, or none."""
    doubts: tuple[str, ...] = ()
    """Parts that were not understood, or that may negate the rest."""
    faults: tuple[str, ...] = ()
    """The reasons why there is no order, as sentences."""

    @property
    def sure(self) -> bool:
        """Whether there is exactly one reading and no doubt."""
        return len(self.orders) == 1 and not self.doubts


def read_message(view: View, speaker: Speaker, text: str) -> MessageReading:
    """Parse a message from the seat of *view*."""
    tokens = _with_own_name(view, speaker, tokens_of(view.ruleset, text))
    placing = view.table.phase is Phase.PLACING
    reading = (
        _read_fleet(view, speaker, tokens) if placing else _read_order(view, speaker, text, tokens)
    )
    legal = []
    for order in reading.orders:
        refusal = why_not_in_view(view, order)
        if refusal is None:
            legal.append(order)
        elif len(reading.orders) == 1:
            return MessageReading((), reading.doubts, (speaker.refusal(refusal),))
    return MessageReading(tuple(legal), reading.doubts, reading.faults[:MOST_FAULTS])


def _with_own_name(
    view: View, speaker: Speaker, tokens: Iterable[MessageToken]
) -> tuple[MessageToken, ...]:
    """The tokens with the sender's signature as a courtesy; other names stay doubts."""
    name = "" if view.seat is None else speaker.name(view.seat)
    signed = {each.text.casefold() for each in tokens_of(view.ruleset, name)}
    return tuple(
        replace(each, meaning=Meaning.COURTESY)
        if each.meaning is Meaning.UNKNOWN and each.text.casefold() in signed
        else each
        for each in tokens
    )


# The order of a round.


def _read_order(
    view: View, speaker: Speaker, text: str, tokens: Sequence[MessageToken]
) -> MessageReading:
    plain = read_order(view, speaker.lang, text)
    if isinstance(plain, Fire | Resign):
        turned = tuple(each.text for each in tokens if each.meaning in _ODD_IN_A_ROUND)
        return MessageReading((plain,), turned)
    if isinstance(plain, OrderQuestion):
        return MessageReading(plain.choices[:MOST_CHOICES])
    faults = tuple(speaker.refusal(each.fault) for each in tokens if each.fault is not None)
    if any(each.meaning is Meaning.SHIP for each in tokens):
        faults = (*faults, speaker.say("message-fleet-is-in"))
    if faults:
        return MessageReading(faults=faults)
    cells = tuple(dict.fromkeys(each.cell for each in tokens if each.cell is not None))
    doubts = tuple(_doubts(tokens, frozenset({Meaning.CELL})))
    wanted = shots_now(view)
    if not cells:
        return MessageReading(doubts=doubts, faults=(speaker.say("message-no-cell"),))
    if len(cells) == wanted:
        return MessageReading((Fire(cells),), doubts)
    if wanted == 1:
        return MessageReading(tuple(Fire((cell,)) for cell in cells[:MOST_CHOICES]), doubts)
    wrong = why_not_in_view(view, Fire(cells))
    return MessageReading((), doubts, () if wrong is None else (speaker.refusal(wrong),))


def _doubts(tokens: Iterable[MessageToken], understood: frozenset[Meaning]) -> Iterator[str]:
    """The words that were left over, those side by side together."""
    run: list[str] = []
    for token in tokens:
        if token.meaning in understood or token.meaning in _IDLE:
            if run:
                yield " ".join(run)
            run = []
        else:
            run.append(token.text)
    if run:
        yield " ".join(run)


# A fleet.


class _Berth(Struct, frozen=True):
    """Where one ship is said to lie."""

    ship: Ship | None = None
    doubts: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()


def _read_fleet(view: View, speaker: Speaker, tokens: Sequence[MessageToken]) -> MessageReading:
    named = any(each.meaning is Meaning.SHIP for each in tokens)
    if not any(each.meaning is Meaning.CELL for each in tokens):
        return MessageReading(faults=(speaker.say("message-no-fleet"),))
    if named:
        found = list(_named_ships(view.ruleset, speaker, tokens))
    else:
        found = list(_nameless_ships(view.ruleset, speaker, tokens))
    doubts = tuple(doubt for each in found for doubt in each.doubts)
    faults = tuple(fault for each in found for fault in each.faults)
    if faults:
        return MessageReading((), doubts, faults)
    ships = tuple(each.ship for each in found if each.ship is not None)
    return MessageReading((PlaceFleet(in_fleet_order(view.ruleset, ships)),), doubts)


def in_fleet_order(ruleset: Ruleset, ships: Iterable[Ship]) -> tuple[Ship, ...]:
    """The ships in the order of the fleet list."""
    places = {entry.name: at for at, entry in enumerate(ruleset.fleet)}
    return tuple(sorted(ships, key=lambda ship: (places[ship.ship_class], ship.cells)))


def _named_ships(
    ruleset: Ruleset, speaker: Speaker, tokens: Sequence[MessageToken]
) -> Iterator[_Berth]:
    """Ships with their names before their places, or behind them."""
    names = [at for at, each in enumerate(tokens) if each.meaning is Meaning.SHIP]
    first_cell = next(at for at, each in enumerate(tokens) if each.meaning is Meaning.CELL)
    if first_cell < names[0]:
        starts, ends = [0, *(at + 1 for at in names[:-1])], names
        rest = tokens[names[-1] + 1 :]
    else:
        starts, ends = [at + 1 for at in names], [*names[1:], len(tokens)]
        rest = tokens[: names[0]]
    for name, start, end in zip(names, starts, ends, strict=True):
        entry = ruleset.ship_class(tokens[name].ship_class)
        assert entry is not None
        yield _read_berth(ruleset, speaker, entry, tokens[start:end])
    left = tuple(_doubts(rest, frozenset({Meaning.PLACING})))
    if left:
        yield _Berth(doubts=left)


def _read_berth(
    ruleset: Ruleset, speaker: Speaker, entry: ShipClass, tokens: Sequence[MessageToken]
) -> _Berth:
    tokens = _without_size(entry, tokens)
    tokens = _complete_ends(ruleset, tokens)
    faults = tuple(speaker.refusal(each.fault) for each in tokens if each.fault is not None)
    cells = [each.cell for each in tokens if each.cell is not None]
    ways = [each.way for each in tokens if each.meaning is Meaning.WAY]
    doubts = tuple(_doubts(tokens, frozenset({Meaning.CELL, Meaning.WAY, Meaning.PLACING})))
    if faults:
        return _Berth(doubts=doubts, faults=faults)
    if not cells:
        said = speaker.say("message-no-place", ship=speaker.ship(entry.name))
        return _Berth(doubts=doubts, faults=(said,))
    if ways and (len(cells) > 1 or len(set(ways)) > 1):
        said = speaker.say("message-two-ways", ship=speaker.ship(entry.name))
        return _Berth(doubts=doubts, faults=(said,))
    return _Berth(Ship(entry.name, _cells_meant(entry, cells, ways)), doubts)


def _cells_meant(
    entry: ShipClass, cells: list[Cell], ways: list[tuple[int, int]]
) -> tuple[Cell, ...]:
    """From a first cell on, from one end to the other, or cell by cell."""
    if ways:
        down, right = ways[0]
        at = cells[0]
        # The game refuses cells outside the grid.
        line = ((at.row + down * step, at.col + right * step) for step in range(entry.size))
        return tuple(sorted(Cell(Row(row), Col(col)) for row, col in line))
    if len(cells) == 2 and entry.size != 2:
        one, other = cells
        rows = range(min(one.row, other.row), max(one.row, other.row) + 1)
        cols = range(min(one.col, other.col), max(one.col, other.col) + 1)
        return tuple(Cell(Row(row), Col(col)) for row in rows for col in cols)
    return tuple(sorted(set(cells)))


def _without_size(entry: ShipClass, tokens: Sequence[MessageToken]) -> Sequence[MessageToken]:
    """Leave out how long the ship is, or which of several: "cruiser (3)", "destroyer 2:"."""
    known = {str(entry.size), *(str(number) for number in range(1, entry.count + 1))}
    for at, each in enumerate(tokens):
        if each.meaning is Meaning.CELL:
            break
        if each.meaning is Meaning.NUMBER and each.text in known:
            return (*tokens[:at], *tokens[at + 1 :])
    return tokens


def _complete_ends(ruleset: Ruleset, tokens: Sequence[MessageToken]) -> tuple[MessageToken, ...]:
    """The second end of "A1-5", of which only the row is written."""
    found = list(tokens)
    labels = labels_of(ruleset)
    for at in range(len(found) - 2):
        first, until, last = found[at : at + 3]
        if until.meaning is not Meaning.UNTIL or last.meaning is not Meaning.NUMBER:
            continue
        if first.cell is not None:
            cell = read_cell(labels, f"{labels.columns[first.cell.col]}{labels.between}{last.text}")
            if isinstance(cell, Refusal):
                found[at + 2] = MessageToken(last.text, Meaning.CELL, fault=cell)
            else:
                found[at + 2] = MessageToken(last.text, Meaning.CELL, cell=cell)
    return tuple(found)


def _nameless_ships(
    ruleset: Ruleset, speaker: Speaker, tokens: Sequence[MessageToken]
) -> Iterator[_Berth]:
    """Ships by their length alone, where only one class has it."""
    doubts = tuple(_doubts(tokens, frozenset({Meaning.CELL, Meaning.NUMBER, Meaning.PLACING})))
    if doubts:
        yield _Berth(doubts=doubts)
    for between in _parts(tokens):
        part = _complete_ends(ruleset, between)
        cells = [each.cell for each in part if each.cell is not None]
        faults = tuple(speaker.refusal(each.fault) for each in part if each.fault is not None)
        if faults or not cells:
            yield _Berth(faults=faults)
            continue
        yield _by_length(ruleset, speaker, cells)


def _by_length(ruleset: Ruleset, speaker: Speaker, cells: list[Cell]) -> _Berth:
    length = len(cells)
    if length == 2:
        length = abs(cells[0].row - cells[1].row) + abs(cells[0].col - cells[1].col) + 1
    fitting = [entry for entry in ruleset.fleet if entry.size == length]
    if len(fitting) == 1:
        return _Berth(Ship(fitting[0].name, _cells_meant(fitting[0], cells, [])))
    said = speaker.say(
        "message-which-class",
        cells=speaker.cells(tuple(cells)),
        ships=", ".join(speaker.ship(entry.name) for entry in fitting),
        count=len(fitting),
    )
    return _Berth(faults=(said,))


def _parts(tokens: Sequence[MessageToken]) -> Iterator[list[MessageToken]]:
    """What stands between two breaks, where cells are in it."""
    part: list[MessageToken] = []
    for token in (*tokens, MessageToken("", Meaning.BREAK)):
        if token.meaning is not Meaning.BREAK:
            part.append(token)
            continue
        if any(each.meaning is Meaning.CELL for each in part):
            yield part
        part = []
