"""Cheats at a sealed table: each is found by the table and by the verifier, at the same check.

One game per cheat here; twenty with ``-m slow``, where the page judges them, too: its
verifier, and its player as the opponent.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from kit.games.sealed_cheat import (
    BERTHS,
    FALSE_BINDINGS,
    FALSE_BITS,
    LIES,
    PLACED,
    SEEDS,
    Honest,
    find_lies,
    honest,
    name_placing,
    rules_with,
    seal_under,
)
from kit.games.sealed_table import ARMED, MATCH, SMALL, TINY, TRIO
from kit.proofs.proofs_checked_once import check_proofs_once
from kit.screens.browser_player import ToldGame, follow_in_browser
from kit.screens.browser_verifier import differences
from seabattle.fairness.proofs.berth_list import list_berths
from seabattle.fairness.proofs.placing import seal_bits
from seabattle.fairness.proofs.ristretto import ORDER
from seabattle.fairness.proofs.signature import sign
from seabattle.fairness.sealed.sealed_message import GiveAnswers, OpenLot, SignedMessage
from seabattle.fairness.sealed.sealed_record import (
    SealedEntry,
    SealedRecord,
    write_sealed_record,
)
from seabattle.game import Fire, Refusal, Seat, UseWeapon
from seabattle.game.refusal import OutOfPlace
from seabattle.game.sealed_event import Breach, BreachProved, SealedGameEnded
from seabattle.grid import Grid
from seabattle.rules import Ruleset, ShipClass, Touching, random_fleet
from seabattle.speech.judgement import breach_sentence
from seabattle.speech.voice import Voice
from seabattle_verifier import verify
from seabattle_verifier.value import same


def require_breach(found: tuple[Any, Any], seat: Seat) -> BreachProved:
    """Assert that both referees found the same violation of *seat*, and the other has won."""
    events, second = found
    assert not isinstance(events, Refusal), events
    breach, end = events[-2:]
    assert isinstance(breach, BreachProved)
    assert breach.seat == seat
    assert isinstance(end, SealedGameEnded)
    assert (end.winner, end.why) == (1 - seat, "violated")
    assert same(to_builtins(events), second)
    return breach


def require_refusal(found: tuple[Any, Any], code: str) -> None:
    """Assert that both referees refused it without a violation."""
    assert isinstance(found[0], Refusal)
    assert found[0].code == code
    assert found[1] == "Illegal"


def lie_often(name: str, times: int) -> None:
    """A signed false answer is a violation by itself."""
    lies = list(islice(find_lies(name), times))
    assert len(lies) == times
    for game, number, seat, says in lies:
        breach = require_breach(game.judge_twice(number, seat, game.sign(number, seat, says)), seat)
        assert breach.breach is Breach.ANSWER
        assert says.answers is not None
        assert breach.said == says.answers[-1][0].told


@pytest.mark.parametrize("name", LIES)
def test_a_false_answer_is_proved_false(name: str) -> None:
    """By the table and by the verifier, and the liar loses at once."""
    lie_often(name, 1)


def test_the_verdict_is_said_in_words() -> None:
    """Whose answer, which word, at which cell, in every language."""
    game, number, seat, says = next(find_lies("hit for miss"))
    breach = require_breach(game.judge_twice(number, seat, game.sign(number, seat, says)), seat)
    said = [
        breach_sentence(Voice(lang, SMALL, ("Anna", "Boris")), breach)
        for lang in ("en", "it", "ru")
    ]

    name = ("Anna", "Boris")[seat]
    assert all(name in sentence for sentence in said)
    assert "“hit”" in said[0]
    assert "colpito" in said[1]
    assert "ранил" in said[2]


def _stale(game: Honest, number: int) -> GiveAnswers | None:
    """A ship that sinks is called hit, with the sums that were right before the last hits."""
    says = game.says(number)
    if not isinstance(says, GiveAnswers) or not says.answers:
        return None
    answer, proof = says.answers[-1]
    if answer.told != "sunk" or len(says.answers) != 1:
        return None
    return GiveAnswers(((type(answer)(type(answer.told)("hit")), proof[:32]),))


def _dropped(game: Honest, number: int) -> GiveAnswers | None:
    says = game.says(number)
    many = isinstance(says, GiveAnswers) and says.answers
    return GiveAnswers(says.answers[:-1]) if many else None  # type: ignore[union-attr, index]


def _doubled(game: Honest, number: int) -> GiveAnswers | None:
    says = game.says(number)
    many = isinstance(says, GiveAnswers) and says.answers
    return GiveAnswers((*says.answers, says.answers[-1])) if many else None  # type: ignore[union-attr, misc, index]


def _reordered(game: Honest, number: int) -> GiveAnswers | None:
    says = game.says(number)
    if not isinstance(says, GiveAnswers) or says.answers is None or len(says.answers) < 2:
        return None
    return GiveAnswers(says.answers[::-1])


ORDERS: dict[str, tuple[Ruleset, Callable[[Honest, int], GiveAnswers | None], Breach]] = {
    "not sunk, against stale hits": (SMALL, _stale, Breach.ANSWER),
    "dropped": (SMALL, _dropped, Breach.ANSWER_COUNT),
    "doubled": (SMALL, _doubled, Breach.ANSWER_COUNT),
    "reordered": (ARMED, _reordered, Breach.ANSWER),
}


def misorder_once(name: str, seed: int) -> None:
    """True answers in the wrong number or order, or against the wrong hits."""
    ruleset, make, breach = ORDERS[name]
    game = honest(ruleset, seed)
    number, says = next(
        (n, made) for n in range(len(game.table.journal)) if (made := make(game, n)) is not None
    )
    seat = game.table.journal[number].seat
    assert seat is not None

    found = game.judge_twice(number, seat, game.sign(number, seat, says))

    assert require_breach(found, seat).breach is breach


@pytest.mark.parametrize("name", ORDERS)
def test_answers_are_as_many_as_cells_and_in_their_order(name: str) -> None:
    """No answer can be left out, repeated or moved."""
    misorder_once(name, 3)


def test_a_struck_cell_is_not_answered_anew() -> None:
    """A wide shot over known cells asks for the others alone."""
    assert answer_anew(SEEDS, 1) == 1


def answer_anew(seeds: Iterable[int], times: int) -> int:
    """Answer a cell again that was struck before; in how many games there was a chance to."""
    found_in = 0
    for seed in seeds:
        game = honest(ARMED, seed)
        for number, entry in enumerate(game.table.journal):
            told = [e for e in entry.events if e.__struct_config__.tag == "attack-answered"]
            says, seat = game.says(number), entry.seat
            known = told and any(each.again for each in told[0].answers)  # type: ignore[union-attr]
            if not known or not isinstance(says, GiveAnswers) or not says.answers or seat is None:
                continue
            more = GiveAnswers((*says.answers, says.answers[0]))
            found = game.judge_twice(number, seat, game.sign(number, seat, more))
            assert require_breach(found, seat).breach is Breach.ANSWER_COUNT
            found_in += 1
            break
        if found_in == times:
            break
    return found_in


def test_rubbish_that_is_signed_is_a_violation() -> None:
    """A seat that signs invalid bytes instead of a due answer has answered falsely."""
    sign_rubbish(3)


def sign_rubbish(seed: int) -> None:
    """Bytes that are no answer."""
    game = honest(SMALL, seed)
    number = next(n for n in range(99) if isinstance(game.says(n), GiveAnswers))
    seat = game.table.journal[number].seat
    assert seat is not None
    message = game.games[number].message(seat, GiveAnswers(()))
    data = replace(message, body=b"\xff" * 9).encode()
    signature = sign(game.table.players[seat].kept.secret, data, game.table.draw)
    found = game.judge_twice(number, seat, SignedMessage(data.hex(), signature.hex()))

    assert require_breach(found, seat).breach is Breach.ANSWER_COUNT


def test_a_lot_is_the_one_that_was_announced() -> None:
    """Otherwise the seat that opens its nonce last could choose who begins."""
    show_another_lot(3)


def show_another_lot(seed: int) -> None:
    """Another number for the lots than the announced one."""
    game = honest(TINY, seed)
    number = next(n for n in range(99) if isinstance(game.says(n), OpenLot))
    seat = game.table.journal[number].seat
    assert seat is not None

    found = game.judge_twice(number, seat, game.sign(number, seat, OpenLot(b"?" * 32)))

    assert require_breach(found, seat).breach is Breach.LOT


def test_what_another_key_has_signed_is_refused() -> None:
    """An answer, a shot, a placing: the server cannot make them for a seat."""
    sign_for_another(3)


def sign_for_another(seed: int) -> None:
    """Messages of five moments under the other's key."""
    game = honest(SMALL, seed)
    for number in (2, 3, 4, 5, len(game.table.journal) - 1):
        seat, says = game.table.journal[number].seat, game.says(number)
        assert seat is not None
        blob = game.table.journal[number].blob
        secret = game.table.players[1 - seat].kept.secret
        found = game.judge_twice(number, seat, game.sign(number, seat, says, secret), blob)
        require_refusal(found, "sealed/not-signed")


def test_messages_of_an_earlier_point_are_refused_later() -> None:
    """Two shots with one number, an answer that is sent again, a rollback of the chain."""
    repeat_the_past(3)


def repeat_the_past(seed: int) -> None:
    """Messages that were right once."""
    game = honest(SMALL, seed)
    late = len(game.table.journal) - 1
    for number in (4, 5, late - 1):
        entry = game.table.journal[number]
        assert entry.seat is not None
        found = game.judge_twice(late, entry.seat, entry.command)  # type: ignore[arg-type]
        assert found[0] == OutOfPlace()
        assert found[1] == "Illegal"


def test_shots_that_the_rules_do_not_allow_are_refused_though_they_are_signed() -> None:
    """Too many, at a known cell, out of turn, with a weapon that is used up."""
    shoot_too_much(3)


def shoot_too_much(seed: int) -> None:
    """Everything that a shooter may not do, at every moment of a game."""
    game = honest(ARMED, seed)
    cells = ARMED.grid.cells()
    for number, entry in enumerate(game.table.journal):
        says, seat = game.says(number), entry.seat
        if seat is None or not isinstance(says, Fire | UseWeapon):
            continue
        other = Seat(1 - seat)
        require_refusal(
            game.judge_twice(number, other, game.sign(number, other, Fire(cells[:1]))),
            "turn/not-yours",
        )
        side = game.games[number].state.sides[seat]
        many = game.judge_twice(number, seat, game.sign(number, seat, Fire(cells)))
        assert isinstance(many[0], Refusal)
        assert many[1] == "Illegal"
        for weapon, left in zip(ARMED.arsenal, side.stores, strict=True):
            used = [says for n in range(number) if isinstance(says := game.says(n), UseWeapon)]
            again = next((each for each in used if each.weapon == weapon.name), None)
            if not left and again is not None:
                found = game.judge_twice(number, seat, game.sign(number, seat, again))
                require_refusal(found, "weapon/used-up")


def place_falsely(game: Honest, blob: bytes) -> tuple[Any, Any]:
    """What comes of a placing of the first seat that places."""
    number = next(n for n, entry in enumerate(game.table.journal) if entry.blob is not None)
    seat = game.table.journal[number].seat
    assert seat == 0
    says = name_placing(game, blob)
    return game.judge_twice(number, seat, game.sign(number, seat, says), blob)


def legal_bits(game: Honest) -> list[int]:
    """The field of the first seat."""
    return list(BERTHS.bits_of(game.table.players[0].kept.ships))


def flaw_of(game: Honest, blob: bytes) -> str | None:
    """The check at which both referees find a placing false."""
    breach = require_breach(place_falsely(game, blob), Seat(0))
    assert breach.breach is Breach.PLACING
    return breach.flaw


def place_illegally(name: str, seed: int) -> None:
    """Numbers that are no legal field."""
    game = honest(PLACED, seed)
    make, step = FALSE_BITS[name]
    binding = game.games[-1].binding(Seat(0))

    _, blob = seal_bits(BERTHS, binding, make(legal_bits(game)), b"s" * 32, game.table.draw)

    assert flaw_of(game, blob) == step


@pytest.mark.parametrize("name", FALSE_BITS)
def test_what_is_no_legal_field_cannot_be_sealed(name: str) -> None:
    """The proof fails at the check that the specification promises."""
    place_illegally(name, 3)


OTHER_SEAS = {
    "bent wrongly": replace(PLACED, fleet=(ShipClass("cruiser", 1, ("##", "#.")), TRIO[1])),
    "outside": replace(PLACED, grid=Grid(PLACED.grid.rows, PLACED.grid.columns + 1)),
}
"""Berths that are none: of another form, or beyond the edge."""


def place_elsewhere(name: str, seed: int) -> None:
    """A sound proof, of a field that these rules do not know: no berth of it has a number."""
    game, berths = honest(PLACED, seed), list_berths(OTHER_SEAS[name])
    ships = random_fleet(OTHER_SEAS[name], Random(seed))
    binding = game.games[-1].binding(Seat(0))

    _, blob = seal_bits(berths, binding, berths.bits_of(ships), b"s" * 32, game.table.draw)

    assert flaw_of(game, blob) == "length"


@pytest.mark.parametrize("name", OTHER_SEAS)
def test_what_is_no_berth_cannot_be_sealed(name: str) -> None:
    """A ship bent in a way that the fleet list does not have, or one that sticks out."""
    place_elsewhere(name, 3)


def bind_falsely(name: str, seed: int) -> None:
    """A legal field, proved for something else."""
    game = honest(PLACED, seed)
    binding = FALSE_BINDINGS[name](game.games[-1].binding(Seat(0)))

    _, blob = seal_bits(BERTHS, binding, legal_bits(game), b"s" * 32, game.table.draw)

    assert flaw_of(game, blob) == "berth"


@pytest.mark.parametrize("name", FALSE_BINDINGS)
def test_a_proof_for_something_else_does_not_hold(name: str) -> None:
    """Another ruleset, match, seat, order of keys or nonces."""
    bind_falsely(name, 3)


CONSTANTS = {"version": "berth", "own H": "class"}
"""Constants that a prover might replace, and the check that fails."""


def change_constant(what: str, seed: int) -> None:
    """A proof in another protocol."""
    game = honest(PLACED, seed)
    binding = game.games[-1].binding(Seat(0))

    blob = seal_under(binding, legal_bits(game), game.table.draw, what)

    assert flaw_of(game, blob) == CONSTANTS[what]


@pytest.mark.parametrize("what", CONSTANTS)
def test_a_proof_with_other_constants_does_not_hold(what: str) -> None:
    """Another version of the protocol, or a point whose logarithm the prover knows."""
    change_constant(what, 3)


def test_a_placing_that_was_changed_does_not_hold() -> None:
    """Copied, cut, longer, with proofs exchanged, or written in another way."""
    change_placing(3)


def change_placing(seed: int) -> None:
    """Nine ways to make something else of a sound placing."""
    game = honest(PLACED, seed)
    one, other = (entry.blob for entry in game.table.journal if entry.blob is not None)
    assert one is not None
    assert other is not None
    start = 32 * (len(BERTHS.berths) + len(PLACED.fleet))
    swapped = one[:start] + one[start + 96 : start + 192] + one[start : start + 96]
    high = b"\xff" * 32
    _, freely = seal_bits(
        rules_with(Touching.FREELY),
        game.games[-1].binding(Seat(0)),
        legal_bits(game),
        b"s" * 32,
        game.table.draw,
    )

    assert flaw_of(game, other) == "berth"
    assert flaw_of(game, one[:-96]) == "length"
    assert flaw_of(game, one + one[-96:]) == "length"
    assert flaw_of(game, freely) == "length"
    assert flaw_of(game, swapped + one[start + 192 :]) == "berth"
    assert flaw_of(game, high + one[32:]) == "point"
    assert flaw_of(game, one[: start - 32] + high + one[start:]) == "scalar"
    assert flaw_of(game, one[:-32] + high) == "scalar"


def test_nothing_is_written_in_a_second_way() -> None:
    """A number above the order or a non-canonical point would be a second encoding."""
    write_otherwise(3)


def write_otherwise(seed: int) -> None:
    """The same numbers and points in other bytes: in a placing, an answer, a signature, a key."""
    game = honest(PLACED, seed)
    one = next(entry.blob for entry in game.table.journal if entry.blob is not None)
    start = 32 * (len(BERTHS.berths) + len(PLACED.fleet))

    assert flaw_of(game, above(one, 0, FIELD_PRIME)) == "point"
    assert flaw_of(game, above(one, 32 * len(BERTHS.berths), ORDER)) == "scalar"
    assert flaw_of(game, above(one, start + 32, ORDER)) == "scalar"

    number = next(n for n in range(99) if isinstance(game.says(n), GiveAnswers))
    seat, says = game.table.journal[number].seat, game.says(number)
    assert seat is not None
    assert isinstance(says, GiveAnswers)
    assert says.answers
    (answer, proof), *rest = says.answers
    false = GiveAnswers(((answer, above(proof, 0, ORDER)), *rest))
    found = game.judge_twice(number, seat, game.sign(number, seat, false))
    assert require_breach(found, seat).breach is Breach.ANSWER

    for place in (number, 0):
        command, speaker = game.table.journal[place].command, game.table.journal[place].seat
        assert isinstance(command, SignedMessage)
        assert speaker is not None
        signature = above(bytes.fromhex(command.signature), 16, ORDER)
        again = game.judge_twice(place, speaker, replace(command, signature=signature.hex()))
        require_refusal(again, "sealed/not-signed")


FIELD_PRIME = 2**255 - 19
"""Of the field over which the group is: a coordinate and it are the same point."""


def above(data: bytes, at: int, modulus: int) -> bytes:
    """The 32 bytes at a place, with a number that is the same modulo *modulus*."""
    value = int.from_bytes(data[at : at + 32], "little") + modulus
    return data[:at] + (value % 2**256).to_bytes(32, "little") + data[at + 32 :]


def test_a_seat_places_once() -> None:
    """Two placings under one seed would show where they differ."""
    place_twice(3)


def place_twice(seed: int) -> None:
    """Another placing of a seat, or the same again: both are refused without a violation."""
    game = honest(PLACED, seed)
    number = next(n for n, entry in enumerate(game.table.journal) if entry.blob is not None)
    first = game.table.journal[number].blob
    assert first is not None
    binding, bits = game.games[-1].binding(Seat(0)), legal_bits(game)
    _, second = seal_bits(BERTHS, binding, bits, b"s" * 32, game.table.draw)

    for blob in (first, second):
        again = game.sign(number + 1, Seat(0), name_placing(game, blob))
        found = game.judge_twice(number + 1, Seat(0), again, blob)
        require_refusal(found, "placement/already-placed")


class PageVerdicts:
    """The records of a test, for the page's verifier and its player, who is the victim."""

    def __init__(self) -> None:
        self.records: dict[bytes, bool] = {}
        """Each with whether the table accepted it: then it ends with a violation."""
        self.told: list[ToldGame] = []
        self.wanted: list[tuple[int, dict[str, Any] | None]] = []

    def note(self, game: Honest, number: int, last: SealedEntry) -> None:
        """A message instead of entry *number*, with what came of it."""
        entries = (*game.table.journal[:number], last)
        record = SealedRecord(game.ruleset, MATCH, ("Anna", "Boris"), entries)
        self.records[write_sealed_record(record)] = bool(last.events)
        assert last.seat is not None
        kept = game.table.boxes[1 - last.seat].kept[0]
        self.told.append(ToldGame(game.ruleset, kept, entries))
        proved = [each for each in last.events if isinstance(each, BreachProved)]
        breach = {"seat": proved[0].seat, "breach": str(proved[0].breach)} if proved else None
        self.wanted.append((len(entries) if proved else number, breach))

    def require(self, folder: Path) -> None:
        """Assert that both programs of the page find what the table has found."""
        assert self.records
        assert [verify(data).sound for data in self.records] == [*self.records.values()]
        assert differences([*self.records], folder) == []
        seen = follow_in_browser(self.told, folder)
        assert [(each["heard"], each["breach"]) for each in seen] == self.wanted
        # Without a proved breach the player distrusts the table, and sends no more messages.
        assert all((each["doubt"] is None) == (each["breach"] is not None) for each in seen)
        assert not any(each["owed"] for each in seen)


@pytest.fixture
def page_judges(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Let the page look at everything that is judged in a test."""
    verdicts, judge = PageVerdicts(), Honest.judge_twice

    def judge_and_note(game: Honest, number: int, seat: Seat, *said: Any) -> tuple[Any, Any]:
        found = judge(game, number, seat, *said)
        command, blob = (*said, None)[:2]
        events = () if isinstance(found[0], Refusal) else found[0]
        verdicts.note(game, number, SealedEntry(seat, command, events, blob))
        return found

    monkeypatch.setattr(Honest, "judge_twice", judge_and_note)
    check_proofs_once(monkeypatch)
    yield
    verdicts.require(tmp_path)


@pytest.mark.slow
@pytest.mark.usefixtures("page_judges")
@pytest.mark.parametrize("name", LIES)
def test_twenty_games_of_every_lie(name: str) -> None:
    """By hand: the same lie in twenty games."""
    lie_often(name, 20)


@pytest.mark.slow
@pytest.mark.usefixtures("page_judges")
@pytest.mark.parametrize("name", ORDERS)
def test_twenty_games_of_every_disorder(name: str) -> None:
    """By hand: the same disorder in twenty games."""
    for seed in range(1, 21):
        misorder_once(name, seed)


@pytest.mark.slow
@pytest.mark.usefixtures("page_judges")
@pytest.mark.parametrize("name", [*FALSE_BITS, *OTHER_SEAS, *FALSE_BINDINGS, *CONSTANTS])
def test_twenty_games_of_every_false_placing(name: str) -> None:
    """By hand: the same false placing in twenty games."""
    for seed in range(1, 21):
        if name in FALSE_BITS:
            place_illegally(name, seed)
        elif name in OTHER_SEAS:
            place_elsewhere(name, seed)
        elif name in FALSE_BINDINGS:
            bind_falsely(name, seed)
        else:
            change_constant(name, seed)


OTHER_CHEATS = {
    "a placing that was changed": change_placing,
    "two placings": place_twice,
    "written in a second way": write_otherwise,
    "signed rubbish": sign_rubbish,
    "another lot": show_another_lot,
    "another key": sign_for_another,
    "the past once more": repeat_the_past,
    "too many shots": shoot_too_much,
}


@pytest.mark.slow
@pytest.mark.usefixtures("page_judges")
@pytest.mark.parametrize("name", OTHER_CHEATS)
def test_twenty_games_of_every_other_cheat(name: str) -> None:
    """By hand: each in twenty games."""
    for seed in range(1, 21):
        OTHER_CHEATS[name](seed)


@pytest.mark.slow
@pytest.mark.usefixtures("page_judges")
def test_twenty_games_with_a_struck_cell_answered_anew() -> None:
    """By hand: as many games as it takes to have the chance twenty times."""
    assert answer_anew(range(1, 400), 20) == 20
