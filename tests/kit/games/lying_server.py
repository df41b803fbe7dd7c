"""Servers that lie to the players of a sealed game: what each tells, and who must notice what.

A lie is a game as it was told, and the last of what was told is not what was said. Some need
the help of a player, who signs twice; what a player signs falsely is in ``sealed_cheat``.
"""

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from kit.games.sealed_cheat import Honest
from kit.games.small_game import rules
from seabattle.fairness.proofs.chain import Message, read_message
from seabattle.fairness.proofs.signature import new_key, public_key, sign
from seabattle.fairness.sealed.sealed_message import (
    Announce,
    GiveAnswers,
    SealedCommand,
    SignedMessage,
)
from seabattle.fairness.sealed.sealed_player import SeatSecrets
from seabattle.fairness.sealed.sealed_record import SealedEntry
from seabattle.game import Fire, Refusal, RunOutOfTime, Seat, UseWeapon, seats_in
from seabattle.game.sealed_event import Told
from seabattle.rules import Sea, ShipClass, Touching

LAGOON = rules(2, 3, fleet=(ShipClass("boat", 1, ("##",)),), sea=Sea(Touching.NEVER))
"""One boat on two of six cells: there are misses, hits and sinkings, and proofs are short."""

Tale = tuple[SealedEntry, ...]
"""What a server tells, from the first key on."""


def shots(game: Honest) -> list[int]:
    """The entries that are attacks."""
    return [n for n in _numbers(game) if isinstance(game.says(n), Fire | UseWeapon)]


def answers(game: Honest, *words: Told) -> list[int]:
    """The entries that are answers, of one cell with one of these words."""
    return [n for n in _numbers(game) if _word(game, n) in words]


def _numbers(game: Honest) -> range:
    return range(len(game.table.journal))


def _word(game: Honest, number: int) -> Told | None:
    says = game.says(number)
    single = isinstance(says, GiveAnswers) and says.answers is not None and len(says.answers) == 1
    return says.answers[0][0].told if single else None  # type: ignore[union-attr, index]


def says_seat(game: Honest, number: int) -> Seat:
    """Who speaks in an entry."""
    seat = game.table.journal[number].seat
    assert seat is not None
    return seat


def message_at(game: Honest, number: int) -> Message:
    """What was signed in an entry."""
    command = game.table.journal[number].command
    assert isinstance(command, SignedMessage)
    message = read_message(bytes.fromhex(command.data))
    assert message is not None
    return message


def instead(game: Honest, number: int, command: SealedCommand) -> Tale:
    """The game up to an entry, and a lie in its place."""
    entry = game.table.journal[number]
    return (*game.table.journal[:number], replace(entry, command=command))


def signed_by(game: Honest, secret: int, message: Message) -> SignedMessage:
    """A message under some key."""
    data = message.encode()
    return SignedMessage(data.hex(), sign(secret, data, game.table.draw).hex())


def secret_of(game: Honest, seat: Seat | int) -> int:
    """The key of a seat, for a player who helps the server."""
    return game.table.players[seat].kept.secret


# Shots that were never fired.


def _shot_with(signature: str) -> Callable[[Honest], Tale]:
    def tell(game: Honest) -> Tale:
        number = shots(game)[-1]
        return instead(game, number, SignedMessage(_data(game, number), signature))

    return tell


def _data(game: Honest, number: int) -> str:
    return message_at(game, number).encode().hex()


def _signature(game: Honest, number: int) -> str:
    command = game.table.journal[number].command
    assert isinstance(command, SignedMessage)
    return command.signature


def _shot_by_server(game: Honest) -> Tale:
    number = shots(game)[-1]
    made_up = signed_by(game, new_key(game.table.draw), message_at(game, number))
    return instead(game, number, made_up)


def _shot_by_defender(game: Honest) -> Tale:
    number = shots(game)[-1]
    message = message_at(game, number)
    return instead(game, number, signed_by(game, secret_of(game, 1 - message.seat), message))


def _shot_with_another_signature(game: Honest) -> Tale:
    earlier, number = shots(game)[0], shots(game)[-1]
    return instead(game, number, SignedMessage(_data(game, number), _signature(game, earlier)))


def _shot_elsewhere(game: Honest) -> Tale:
    """The signature is that of the true shot."""
    number = shots(game)[0]
    data = game.games[number].message(says_seat(game, number), other_shot(game, number)).encode()
    return instead(game, number, SignedMessage(data.hex(), _signature(game, number)))


def other_shot(game: Honest, number: int) -> Fire:
    """What the shooter could have fired at instead."""
    side, shot = game.games[number].state.sides[says_seat(game, number)], game.says(number)
    grid = game.ruleset.grid
    assert isinstance(shot, Fire)
    open_cells = (each for each in grid.cells() if not side.known & grid.bit(each))
    return Fire((next(each for each in open_cells if each not in shot.at),))


UNSIGNED: dict[str, Callable[[Honest], Tale]] = {
    "no signature": _shot_with("00" * 48),
    "an empty signature": _shot_with(""),
    "signed by the server": _shot_by_server,
    "signed by the defender": _shot_by_defender,
    "the signature of another shot": _shot_with_another_signature,
    "another cell than was signed": _shot_elsewhere,
}
"""Shots that the seat in turn has not signed."""


# Messages changed, withheld, doubled and made up.


def _answer_with(word: int, *true: Told) -> Callable[[Honest], Tale]:
    """An answer in another word; the signature is that of the true one."""

    def tell(game: Honest) -> Tale:
        number = answers(game, *true)[-1]
        message = message_at(game, number)
        body = message.body[:4] + bytes([word]) + message.body[5:]
        data = replace(message, body=body).encode().hex()
        return instead(game, number, SignedMessage(data, _signature(game, number)))

    return tell


def _answer_of_earlier(game: Honest) -> Tale:
    *_, earlier, number = (
        n + 1 for n in shots(game) if says_seat(game, n) == says_seat(game, shots(game)[-1])
    )
    return instead(game, number, game.table.journal[earlier].command)


def _withheld(game: Honest) -> Tale:
    number = shots(game)[-1]
    return (*game.table.journal[:number], game.table.journal[number + 1])


def _doubled(game: Honest) -> Tale:
    number = shots(game)[-1]
    return (*game.table.journal[: number + 1], game.table.journal[number])


def _for_the_other(game: Honest) -> Tale:
    number = shots(game)[-1]
    entry = game.table.journal[number]
    assert entry.seat is not None
    return (*game.table.journal[:number], replace(entry, seat=Seat(1 - entry.seat)))


def _clock_of_the_other(game: Honest) -> Tale:
    number = shots(game)[-1]
    (awaited,) = seats_in(game.games[number].state.to_act)
    late = SealedEntry(None, RunOutOfTime(Seat(1 - awaited)), ())
    return (*game.table.journal[:number], late)


def _second_key(game: Honest) -> Tale:
    """A key of the server's own, in the place of one that was announced."""
    secret = new_key(game.table.draw)
    number = next(n for n in _numbers(game) if game.table.journal[n].blob is not None)
    message = message_at(game, 0)
    says = game.says(0)
    assert isinstance(says, Announce)
    body = public_key(secret) + message.body[32:]
    again = signed_by(game, secret, replace(message, body=body))
    return (*game.table.journal[:number], SealedEntry(says_seat(game, 0), again, ()))


def _proof_with(change: Callable[[bytes, bytes], bytes]) -> Callable[[Honest], Tale]:
    def tell(game: Honest) -> Tale:
        one, other = (n for n in _numbers(game) if game.table.journal[n].blob is not None)
        first, second = game.table.journal[one], game.table.journal[other]
        assert first.blob is not None
        assert second.blob is not None
        entry = replace(second, blob=change(second.blob, first.blob))
        return (*game.table.journal[:other], entry)

    return tell


def _after_the_end(game: Honest) -> Tale:
    return (*game.table.journal, game.table.journal[-1])


class Stages(Struct, frozen=True):
    """What the program of the terminal calls a lie, and what the page does."""

    terminal: str
    page: str


NOT_SIGNED = Stages("sealed/not-signed", "not-signed")
OUT_OF_PLACE = Stages("sealed/out-of-place", "out-of-place")

TOLD_FALSELY: dict[str, tuple[Callable[[Honest], Tale], Stages]] = {
    "to the shooter: a hit for a miss": (_answer_with(1, Told.MISS), NOT_SIGNED),
    "to the shooter: a miss for a hit": (_answer_with(0, Told.HIT, Told.SUNK), NOT_SIGNED),
    "to the shooter: a sinking too early": (_answer_with(2, Told.HIT), NOT_SIGNED),
    "to the shooter: a sinking withheld": (_answer_with(1, Told.SUNK), NOT_SIGNED),
    "to the shooter: an answer of earlier": (_answer_of_earlier, OUT_OF_PLACE),
    "to the defender: a shot by the wrong seat": (_for_the_other, NOT_SIGNED),
    "to both: a message withheld": (_withheld, OUT_OF_PLACE),
    "to both: a message doubled": (_doubled, OUT_OF_PLACE),
    "to both: the clock of whoever need not hurry": (
        _clock_of_the_other,
        Stages("turn/not-yours", "against-the-rules"),
    ),
    "to both: a second key of a seat": (
        _second_key,
        Stages("sealed/said-before", "against-the-rules"),
    ),
    "to the other: a proof that was not signed for": (
        _proof_with(lambda _, other: other),
        Stages("sealed/unknown-placing", "other-proof"),
    ),
    "to the other: a proof that was damaged": (
        _proof_with(lambda own, _: own[:-1] + bytes([own[-1] ^ 1])),
        Stages("sealed/unknown-placing", "other-proof"),
    ),
    "to both: more after the end": (_after_the_end, Stages("phase/over", "out-of-place")),
}
"""Messages that a server tells otherwise than they were said."""


# Servers that go back in time.


class Rollback(Struct, frozen=True):
    """A past that is told to a player who has gone on, and what the server hopes to record."""

    kept: SeatSecrets
    told: Tale
    recorded: Tale


def _chances(game: Honest) -> Iterator[tuple[int, SeatSecrets]]:
    """Shots that were answered, each with what the defender had kept by then."""
    for number in shots(game)[:-1]:
        answer = message_at(game, number + 1)
        box = game.table.boxes[says_seat(game, number + 1)]
        yield (
            number,
            next(each for each in box.kept if each.last and each.last.number == answer.number),
        )


def another_shot(game: Honest) -> Rollback:
    """The server forgets an answer, and the shooter signs another shot instead of the first."""
    number, kept = next(iter(_chances(game)))
    seat = says_seat(game, number)
    command = game.sign(number, seat, other_shot(game, number))
    events = game.games[number].decide(seat, command)
    assert not isinstance(events, Refusal)
    told = (*game.table.journal[:number], SealedEntry(seat, command, events))
    return Rollback(kept, told, (*told, game.table.journal[number + 1]))


def an_earlier_shot(game: Honest) -> Rollback:
    """The server is set back by some messages, to a shot that was answered long ago."""
    (number, _), *_, (_, kept) = (each for each in _chances(game) if _same_side(game, each[0]))
    told = game.table.journal[: number + 1]
    later = shots(game)[-1]
    return Rollback(kept, tuple(told), (*told, game.table.journal[later]))


def _same_side(game: Honest, number: int) -> bool:
    return says_seat(game, number) == says_seat(game, shots(game)[0])


def from_the_start(game: Honest, other: Honest) -> Rollback:
    """The same seat and fleet in a match of the same name, against another key."""
    number, kept = list(_chances(game))[-1]
    seat = says_seat(game, number + 1)
    first = next(n for n in shots(other) if says_seat(other, n) != seat)
    told = tuple(other.table.journal[: first + 1])
    return Rollback(kept, told, (*told, game.table.journal[number + 1]))


ROLLBACKS: dict[str, Callable[[Honest], Rollback]] = {
    "another shot under an answered number": another_shot,
    "back to an earlier shot": an_earlier_shot,
}
