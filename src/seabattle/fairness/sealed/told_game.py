"""The reports of a sealed game, without its proofs.

The proofs are larger than a request may be and take seconds to check. The analysis of a game
needs neither, so the page removes them before it sends a record. The content is therefore
unverified; :mod:`seabattle.fairness.sealed.sealed_record` verifies a record.
"""

from msgspec import Struct

from seabattle.fairness.sealed.sealed_record import read_sealed_header, require_sealed_over
from seabattle.game import Fire
from seabattle.game.command import Attack
from seabattle.game.event import Echo, RadarSwept
from seabattle.game.sealed_event import (
    AttackAnswered,
    AttackCalled,
    CellTold,
    SealedEvent,
    SealedEvents,
)
from seabattle.game.target import all_targets
from seabattle.records.codec import MOST_BYTES, split_lines, unpack_bytes
from seabattle.records.record_line import decode_line
from seabattle.rules import Ruleset
from seabattle.trouble import Trouble


class ToldEntry(Struct, frozen=True):
    """The events of one message."""

    events: SealedEvents


class ToldGame(Struct, frozen=True):
    """The public events of a sealed game."""

    ruleset: Ruleset
    names: tuple[str, ...]
    entries: tuple[ToldEntry, ...]

    @property
    def events(self) -> tuple[SealedEvent, ...]:
        """Everything that happened, first to last."""
        return tuple([event for entry in self.entries for event in entry.events])

    def require_over(self) -> None:
        """Raise :class:`Trouble` for a game that has not ended."""
        require_sealed_over(self.events)


def read_told_game(data: bytes) -> ToldGame:
    """The reports in the record *data*, unverified. Raises :class:`Trouble`."""
    lines = split_lines(unpack_bytes(data, MOST_BYTES))
    ruleset, names = read_sealed_header(lines[0])
    entries = []
    for number, line in enumerate(lines[1:], 2):
        if line.startswith(b'{"end":'):
            break
        entries.append(decode_line(line, ToldEntry, "record/bad-entry", number))
    told = ToldGame(ruleset, names, tuple(entries))
    _check_calls(told)
    return told


def _check_calls(told: ToldGame) -> None:
    """Check that every answer follows a call, and that named cells and weapons exist."""
    called: AttackCalled | None = None
    for number, entry in enumerate(told.entries, 2):
        for event in entry.events:
            if isinstance(event, AttackCalled):
                sound = called is None and _can_aim(told.ruleset, event.attack)
                called = event
            elif isinstance(event, AttackAnswered | RadarSwept):
                sound = called is not None and called.by == event.by
                sound = sound and all(_is_known(told.ruleset, each) for each in _told_in(event))
                called = None
            else:
                sound = True
            if not sound or not set(_seats_in(event)) <= {None, 0, 1}:
                raise Trouble("record/does-not-follow", line=number)


def _seats_in(event: SealedEvent) -> tuple[int | None, ...]:
    return tuple(getattr(event, name, None) for name in ("by", "seat", "first", "winner"))


def _can_aim(ruleset: Ruleset, attack: Attack) -> bool:
    if isinstance(attack, Fire):
        return len(attack.at) == 1 and attack.at[0] in ruleset.grid
    weapon = ruleset.weapon(attack.weapon)
    return weapon is not None and attack.target in all_targets(ruleset.grid, weapon.aim)


def _told_in(event: AttackAnswered | RadarSwept) -> tuple[CellTold | Echo, ...]:
    return event.answers if isinstance(event, AttackAnswered) else event.echoes


def _is_known(ruleset: Ruleset, told: CellTold | Echo) -> bool:
    """Whether there is such a cell, and such a class of ships."""
    if isinstance(told, Echo):
        return told.at in ruleset.grid
    classes = {None, *[entry.name for entry in ruleset.fleet]}
    cells = (told.at, *told.cells)
    return told.ship_class in classes and all(each in ruleset.grid for each in cells)
