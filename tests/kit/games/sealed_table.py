"""A sealed table with both its players, honest unless a test makes one of them lie."""

from collections.abc import Callable
from copy import deepcopy
from functools import lru_cache
from random import Random

from msgspec.structs import replace

from kit.games.small_game import rules
from seabattle.bots import Bot, Scatter
from seabattle.fairness.proofs.signature import sign
from seabattle.fairness.sealed.sealed_bot import SealedBot, seat_bot
from seabattle.fairness.sealed.sealed_game import SealedGame
from seabattle.fairness.sealed.sealed_message import (
    Says,
    SealedCommand,
    SealField,
    SignedMessage,
)
from seabattle.fairness.sealed.sealed_player import SealedPlayer, SeatSecrets
from seabattle.fairness.sealed.sealed_record import SealedEntry, SealedRecord
from seabattle.fairness.sealed.table_proofs import TableProofs
from seabattle.game import Phase, Refusal, Seat, SeatCommand, UseWeapon, seats_in
from seabattle.game.sealed_event import SealedEvent, SealedEvents
from seabattle.game.target import all_targets
from seabattle.rules import (
    AgainAfter,
    Begins,
    Disclosure,
    Naming,
    Ruleset,
    Sea,
    ShipClass,
    Touching,
    Turn,
    Weapon,
)
from seabattle.rules.weapon import WeaponKind
from seabattle.views import View, Viewer, hear_events, new_view

MATCH = "tuesday"
TRIO = (ShipClass("cruiser", 1, ("###",)), ShipClass("boat", 2, ("#",)))
SMALL = rules(4, 3, fleet=TRIO, sea=Sea(Touching.NEVER))
"""The Russian sheet in small: four rows and three columns."""
ARMED = rules(
    3,
    4,
    arsenal=(
        Weapon("radar", WeaponKind.RADAR, 1, radius=1),
        Weapon("wide-shot", WeaponKind.AREA, 1, radius=1, takes_turn=False),
        Weapon("air-raid", WeaponKind.LINE, 1),
        Weapon("torpedo", WeaponKind.TORPEDO, 1),
    ),
    disclosure=Disclosure(hit_names=(Naming.CLASS,), sunk_names=(Naming.CLASS, Naming.CELLS)),
)
TORPEDOES = rules(3, 4, arsenal=(Weapon("torpedo", WeaponKind.TORPEDO, 4),))
SILENT = rules(3, 4, disclosure=Disclosure(sinking_told=False))
TINY = replace(
    rules(2, 3, fleet=(ShipClass("boat", 1, ("#",)),), sea=Sea(Touching.NEVER)),
    turn=Turn(begins=Begins.LOT),
)
"""One boat on six cells, and lots say who begins: the quickest game to check."""
LOTS = replace(SMALL, turn=Turn(begins=Begins.LOT, again_after=AgainAfter.HIT))


class Gunner:
    """A bot that uses every weapon as soon as it may, and scatters its shots."""

    def __init__(self, seed: int) -> None:
        self.scatter = Scatter(seed)
        self.dice = Random(seed)

    def act(self, view: View) -> SeatCommand:
        """A special action, if there is one left, and else a random one."""
        if view.table.phase is Phase.PLAYING:
            for weapon, left in zip(view.ruleset.arsenal, view.own.stores, strict=True):
                targets = all_targets(view.ruleset.grid, weapon.aim)
                if left:
                    return UseWeapon(weapon.name, self.dice.choice(targets))
        return self.scatter.act(view)


class SeatSecretsBox:
    """A drawer on a player's device."""

    def __init__(self) -> None:
        self.kept: list[SeatSecrets] = []

    def keep(self, secrets: SeatSecrets) -> None:
        """Put it on top."""
        self.kept.append(secrets)


class SealedTableau:
    """A table, two players, and the views of both. Messages go in one at a time."""

    def __init__(
        self,
        ruleset: Ruleset,
        seed: int,
        bots: tuple[Bot, Bot] | None = None,
        *,
        apart: bool = False,
    ) -> None:
        """A table at which nothing was said.

        Proofs are checked once for all, unless the players sit *apart*: then each checks
        for itself, as players do, and a game takes twice as long.
        """
        self.ruleset = ruleset
        self.dice = Random(seed)
        self.apart = apart
        self.bots = bots or (Gunner(2 * seed), Gunner(2 * seed + 1))
        self.proofs = TableProofs(ruleset)
        self.game = SealedGame(ruleset, MATCH, self.proofs)
        self.journal: list[SealedEntry] = []
        self.boxes = (SeatSecretsBox(), SeatSecretsBox())
        self.players = [self._sit_down(Seat(0)), self._sit_down(Seat(1))]
        viewers: tuple[Viewer, ...] = (Seat(0), Seat(1), None)
        self.views: dict[Viewer, View] = {each: new_view(ruleset, each) for each in viewers}

    def _sit_down(self, seat: Seat) -> SealedPlayer:
        keep = self.boxes[seat].keep
        player = seat_bot(self.bots[seat], self.ruleset, (MATCH, seat), self.draw, keep).player
        if not self.apart:
            player.proofs, player.game = self.proofs, self.game
        return player

    def draw(self, size: int) -> bytes:
        """Bytes by the seed of the table, so that a failure comes again."""
        return self.dice.randbytes(size)

    @property
    def record(self) -> SealedRecord:
        """The game as far as it has come, written down."""
        return SealedRecord(self.ruleset, MATCH, ("Anna", "Boris"), tuple(self.journal))

    @property
    def events(self) -> list[SealedEvent]:
        """Everything that has happened."""
        return [event for entry in self.journal for event in entry.events]

    def next_says(self) -> tuple[Seat, Says]:
        """Who speaks next, and what an honest player says."""
        seat = next(seats_in(self.game.state.to_act))
        says = SealedBot(self.bots[seat], self.players[seat]).next_says()
        assert says is not None
        return seat, says

    def say(self, seat: Seat, says: Says) -> SealedEvents | Refusal:
        """Let a player sign and say something."""
        return self.send(seat, self.players[seat].say(says), self.players[seat].blob)

    def forge(self, seat: Seat, says: Says) -> SignedMessage:
        """A message that any holder of the key of *seat* could sign; it is not stored."""
        data = self.game.message(seat, says).encode()
        signature = sign(self.players[seat].kept.secret, data, self.draw)
        return SignedMessage(data.hex(), signature.hex())

    def send(
        self, seat: Seat | None, command: SealedCommand, blob: bytes | None = None
    ) -> SealedEvents | Refusal:
        """The table's answer to a message; both players receive a message that it accepts."""
        if blob is not None:
            self.proofs.add_placing(blob)
        events = self.game.decide(seat, command)
        if isinstance(events, Refusal):
            return events
        entry = SealedEntry(seat, command, events, blob if _places(command) else None)
        self.game = self.game.after(events)
        self.journal.append(entry)
        for viewer, view in self.views.items():
            self.views[viewer] = hear_events(view, events)
        for player in self.players:
            player.hear(seat, command, blob)
        return events

    def step(self) -> SealedEvents | Refusal:
        """One more message by an honest player."""
        return self.say(*self.next_says())

    def play(self, until: Callable[["SealedTableau"], bool] | None = None) -> "SealedTableau":
        """Play honestly to the end, or to where *until* holds."""
        while not self.game.over and not (until is not None and until(self)):
            came = self.step()
            assert not isinstance(came, Refusal), came
        return self


def _places(command: SealedCommand) -> bool:
    return isinstance(command, SignedMessage) and b"placing".hex() in command.data


@lru_cache
def _stopped(ruleset: Ruleset, seed: int, moment: Callable[[SealedTableau], bool]) -> SealedTableau:
    return SealedTableau(ruleset, seed).play(moment)


def table_at(ruleset: Ruleset, seed: int, moment: Callable[[SealedTableau], bool]) -> SealedTableau:
    """A table that was played to *moment*; proofs cost time, so every test has a copy."""
    return deepcopy(_stopped(ruleset, seed, moment))


def at_end(table: SealedTableau) -> bool:
    """Never before the game is over."""
    return False


def attack_waits(table: SealedTableau) -> bool:
    """Whether an answer is due."""
    return table.game.state.called is not None


def to_fire(table: SealedTableau) -> bool:
    """Whether a player has the turn and no answer is outstanding."""
    return table.game.table.turn is not None and table.game.state.called is None


def to_place(table: SealedTableau) -> bool:
    """Whether both have announced their keys, and neither has placed."""
    return table.game.state.announced


def blob_says(blob: bytes, table: SealedTableau) -> SealField:
    """The message that names a placing which the table has."""
    return SealField(table.proofs.add_placing(blob))
