"""A sealed table over the API: who may send what, and what comes of cheats."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from hashlib import sha512
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from kit.servers.loopback_server import Guest, LoopbackServer, share_loopback_server
from seabattle.fairness.proofs.answer_proof import ProvedAnswer
from seabattle.fairness.proofs.chain import Message, read_message
from seabattle.fairness.proofs.signature import sign
from seabattle.fairness.sealed.noted_proofs import Findings, ProofCheck, placing_in
from seabattle.fairness.sealed.sealed_message import (
    Announce,
    GiveAnswers,
    OpenLot,
    Says,
    SealedCommand,
    SealField,
    SignedMessage,
)
from seabattle.fairness.sealed.sealed_player import SealedPlayer, new_seat_secrets
from seabattle.fairness.sealed.sealed_record import read_sealed_record
from seabattle.game import Fire, Phase, Resign, Seat
from seabattle.game.sealed_event import Told
from seabattle.grid import Cell, Col, Row
from seabattle.matches.port import MatchId
from seabattle.rules import Ruleset, random_fleet
from seabattle.server.http.rate_limit import RateLimit
from seabattle_verifier.__main__ import main as verify

TOML = """name = "pond"
[title]
en = "Pond"
[grid]
rows = 3
columns = 3
[sea]
touching = "never"
[[fleet]]
name = "cruiser"
count = 1
shapes = ["##"]
[[fleet]]
name = "boat"
count = 1
shapes = ["#"]
[turn]
order = "alternate"
begins = "first"
again_after = "hit"
"""
COLUMNS, CELLS = 3, 9


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoopbackServer]:
    """One server for all games of this file."""
    with share_loopback_server(tmp_path_factory.mktemp("sealed")) as found:
        yield found


async def told_to(guest: Guest, match: str, after: int = 0) -> list[Any]:
    """Everything that a guest has been told so far."""
    found: list[Any] = []
    last = (await guest.view(match))["number"]
    path = f"/api/matches/{match}/stream?after={after}"
    async with guest.http.stream("GET", path) as answer:
        lines = answer.aiter_lines()
        while len(found) < last - after:
            line = await anext(lines)
            if line:
                found.append(json.decode(line.encode()))
    return found


class SealedGuest:
    """A player at a sealed table, who checks what is told and can be made to lie."""

    def __init__(self, guest: Guest, match: str, seat: Seat, ruleset: Ruleset) -> None:
        fleet = random_fleet(ruleset, Random(7 + seat))
        own = new_seat_secrets(match, seat, fleet, secrets.token_bytes)
        self.guest, self.match, self.heard = guest, match, 0
        self.player = SealedPlayer(ruleset, own, secrets.token_bytes, lambda _: None)

    async def hear(self) -> None:
        """Decide once more what was said since."""
        told = await told_to(self.guest, self.match, self.heard)
        self.heard += len(told)
        for each in told:
            if each["what"]["type"] == "sealed-message":
                command = json.decode(json.encode(each["what"]["command"]), type=SealedCommand)
                placing = placing_in(command)
                blob = None if placing is None else await self._fetch(placing)
                self.player.hear(each["what"]["seat"], command, blob)

    async def _fetch(self, placing: bytes) -> bytes:
        path = f"/api/matches/{self.match}/placings/{placing.hex()}"
        answer = await self.guest.http.get(path)
        assert answer.status_code == 200, answer.text
        assert "immutable" in answer.headers["Cache-Control"]
        return answer.content

    async def send_proof(self, blob: bytes, status: int = 201) -> Any:
        """Send the proof of a field."""
        answer = await self.guest.http.post(
            f"/api/matches/{self.match}/placings",
            content=blob,
            headers={"Content-Type": "application/octet-stream"},
        )
        assert answer.status_code == status, answer.text
        return answer.json()

    async def say(self, says: Says, status: int = 200) -> Any:
        """Say something honestly, as far as signing goes."""
        return await self.say_signed(self.player.say(says), status)

    async def say_signed(self, signed: SignedMessage, status: int = 200) -> Any:
        """Send a message as it is."""
        request = {"type": "say", "data": signed.data, "signature": signed.signature}
        return await self.guest.ask(self.match, request, status)

    async def do_duty(self) -> bool:
        """Say what is owed; whether anything was."""
        await self.hear()
        owed = self.player.duty()
        if owed is None:
            return False
        if isinstance(owed, SealField):
            assert self.player.blob is not None
            judged = await self.send_proof(self.player.blob)
            assert judged == {"placing": owed.placing.hex(), "flaw": None}
        await self.say(owed)
        return True

    def forge(self, message: Message, secret: int | None = None) -> SignedMessage:
        """Sign any message."""
        data = message.encode()
        key = self.player.kept.secret if secret is None else secret
        return SignedMessage(data.hex(), sign(key, data, secrets.token_bytes).hex())


async def lay(server: LoopbackServer, quay: Any, **more: Any) -> list[SealedGuest]:
    """A sealed table with two people at it."""
    guests = [await quay.visitor(), await quay.visitor()]
    body = {"id": secrets.token_hex(8), "toml": TOML, "seats": ["host", "open"], "sealed": True}
    found = await guests[0].post("/matches", body | more, 201)
    match = found["company"]["match"]
    await guests[1].ask(match, {"type": "sit-down"})
    live = await asyncio.wrap_future(
        asyncio.run_coroutine_threadsafe(
            server.context.service.load_match(MatchId(match)), server.loop
        )
    )
    assert live is not None
    ruleset = live.state.opened.ruleset
    return [SealedGuest(each, match, Seat(seat), ruleset) for seat, each in enumerate(guests)]


async def seal(players: list[SealedGuest]) -> None:
    """Announce, prove and draw lots."""
    for _ in range(3):
        for each in players:
            await each.do_duty()
    for each in players:
        await each.hear()
        assert each.player.game.table.phase is Phase.PLAYING


async def play_on(players: list[SealedGuest]) -> None:
    """Fire at all cells in order, until a player has won."""
    while not players[0].player.game.over:
        for each in players:
            await each.do_duty()
            await each.hear()
            state = each.player.game.state
            mine = state.to_act >> each.player.seat & 1 and state.called is None
            if mine and not each.player.game.over:
                known = each.player.view.own.known
                index = next(n for n in range(CELLS) if not known >> n & 1)
                cell = Cell(Row(index // COLUMNS), Col(index % COLUMNS))
                await each.say(Fire((cell,)))
    for each in players:
        await each.hear()


def run(server: LoopbackServer, story: Callable[[LoopbackServer, Any], Any]) -> Any:
    """Tell a story at the server."""

    async def tell() -> Any:
        async with server.port() as quay:
            return await story(server, quay)

    return asyncio.run(tell())


def test_a_whole_game_is_proved_and_its_record_holds(
    server: LoopbackServer, tmp_path: Path
) -> None:
    """Two people who trust neither each other nor the server play to the end."""

    async def story(server: LoopbackServer, quay: Any) -> None:
        players = await lay(server, quay)
        await seal(players)
        await play_on(players)
        match, anna = players[0].match, players[0].guest
        one, other = (each.player.game.table for each in players)
        assert one == other
        record = (await anna.http.get(f"/api/matches/{match}/record")).content
        assert read_sealed_record(record).match == match
        (tmp_path / "game.jsonl").write_bytes(record)
        assert verify([str(tmp_path / "game.jsonl")]) == 0
        replay = await anna.get(f"/matches/{match}/replay")
        assert not any(each["fleets"] for each in replay["moments"])
        view = await anna.view(match)
        assert view["own"]["ships"] == []
        assert view["fleets"] == [[], []]
        assert view["company"]["clock"]["rule"]["move"] == 600_000

    run(server, story)


def test_who_shows_the_field_shows_the_one_that_was_sealed(server: LoopbackServer) -> None:
    """Showing is voluntary, and no player can show another field."""

    async def story(server: LoopbackServer, quay: Any) -> None:
        players = await lay(server, quay)
        await seal(players)
        anna, bruno = players
        kept, match = anna.player.kept, anna.match
        showing = {
            "type": "show-field",
            "ships": json.decode(json.encode(kept.ships)),
            "seed": kept.seed.hex(),
        }
        assert (await anna.guest.ask(match, showing, 409))["code"] == "match/not-over"
        await bruno.say(Resign())
        other = showing | {"ships": json.decode(json.encode(bruno.player.kept.ships))}
        assert (await anna.guest.ask(match, other, 409))["code"] == "sealed/not-that-field"
        await anna.guest.ask(match, showing)
        await anna.guest.ask(match, showing)
        told = [each["what"] for each in await told_to(bruno.guest, match)]
        shown = [each for each in told if each["type"] == "field-shown"]
        assert [each["seat"] for each in shown] == [0]
        assert shown[0]["ships"] == showing["ships"]
        assert (await bruno.guest.view(match))["company"]["sealed"]["shown"] == [0]

    run(server, story)


@pytest.fixture
def spent_budget(server: LoopbackServer) -> Iterator[None]:
    """A server at which no address has any processor time left."""
    budgets = server.context.address_budgets
    budgets.change_pace(RateLimit(1e-6, 0.001))
    yield
    budgets.change_pace(server.context.settings.limits.processor)


def test_a_field_that_is_shown_is_checked_at_the_expense_of_its_player(
    server: LoopbackServer, request: pytest.FixtureRequest
) -> None:
    """Each wrong field took seconds of processor time, and nothing was charged for it."""

    async def story(server: LoopbackServer, quay: Any) -> None:
        anna, bruno = await lay(server, quay)
        await seal([anna, bruno])
        await bruno.say(Resign())
        wrong = {
            "type": "show-field",
            "ships": json.decode(json.encode(anna.player.kept.ships)),
            "seed": "00" * 32,
        }
        assert (await anna.guest.ask(anna.match, wrong, 409))["code"] == "sealed/not-that-field"
        none = wrong | {"ships": [{"ship_class": "galleon", "cells": [[0, 0]]}]}
        assert (await anna.guest.ask(anna.match, none, 409))["code"] == "sealed/not-that-field"
        request.getfixturevalue("spent_budget")
        assert (await anna.guest.ask(anna.match, wrong, 409))["code"] == "sealed/not-that-field"
        for number in range(1, 4):
            other = wrong | {"seed": f"{number:064x}"}
            server.context.address_budgets.take("127.0.0.1", 1)
            assert (await anna.guest.ask(anna.match, other, 429))["code"] == "request/over-budget"

    run(server, story)


def test_a_placing_is_checked_once(server: LoopbackServer) -> None:
    """The check takes seconds; the message that names the placing need not repeat it."""
    checked: list[ProofCheck] = []

    async def story(server: LoopbackServer, quay: Any) -> None:
        anna, bruno = await lay(server, quay)
        prover = server.context.service.proofs.prover
        check_before = prover.check

        async def check(found: ProofCheck) -> Findings:
            checked.append(found)
            return await check_before(found)

        prover.check = check  # type: ignore[assignment, method-assign]
        try:
            await seal([anna, bruno])
        finally:
            prover.check = check_before  # type: ignore[method-assign]

    run(server, story)
    named = [each for each in checked if each.blob is not None and each.state.announced]
    assert named
    assert all(
        sha512(each.blob or b"").digest() in {key[0] for key in each.known} for each in named
    )


async def _break_bit(player: SealedGuest) -> None:
    """A proof of which one byte is another, signed all the same."""
    await player.hear()
    owed = player.player.duty()
    assert isinstance(owed, SealField)
    assert player.player.blob is not None
    blob = bytearray(player.player.blob)
    blob[-96] ^= 1
    judged = await player.send_proof(bytes(blob))
    assert judged["flaw"] in {"region", "scalar"}
    await player.say(SealField(bytes.fromhex(judged["placing"])))


def test_a_signed_false_placing_decides_at_once(server: LoopbackServer) -> None:
    """The other side has won before the first shot, and all viewers are told why."""

    async def story(server: LoopbackServer, quay: Any) -> None:
        players = await lay(server, quay)
        anna, bruno = players
        await anna.do_duty()
        await bruno.do_duty()
        await _break_bit(anna)
        _expect_breach(await told_to(bruno.guest, bruno.match), 0, "placing")

    run(server, story)


def test_a_copied_placing_is_no_proof(server: LoopbackServer) -> None:
    """A player who sends back what the other has sent proves nothing (the mirror attack)."""

    async def story(server: LoopbackServer, quay: Any) -> None:
        anna, bruno = await lay(server, quay)
        for each in (anna, bruno, anna):
            await each.do_duty()
        await bruno.hear()
        assert anna.player.blob is not None
        judged = await bruno.send_proof(anna.player.blob)
        assert judged["flaw"] == "berth"
        await bruno.say(SealField(bytes.fromhex(judged["placing"])))
        _expect_breach(await told_to(anna.guest, anna.match), 1, "placing")

    run(server, story)


def _expect_breach(told: list[Any], seat: int, breach: str) -> None:
    kinds = [each["what"]["type"] for each in told]
    assert kinds[-2 if "breach-proved" not in kinds[-2:] else -1 :], kinds
    proved = [each["what"] for each in told if each["what"]["type"] == "breach-proved"]
    assert [(each["seat"], each["breach"]) for each in proved] == [(seat, breach)]
    ended = told[-1]["what"]
    assert (ended["type"], ended["winner"], ended["why"]) == ("game-ended", 1 - seat, "violated")


LIES: dict[str, Callable[[GiveAnswers], GiveAnswers]] = {
    "another word": lambda says: _with_first(
        says, lambda a: replace(a, told=Told.MISS if a.told is not Told.MISS else Told.HIT)
    ),
    "sunk too early": lambda says: _with_first(says, lambda a: replace(a, told=Told.SUNK)),
    "no answer at all": lambda _says: GiveAnswers(()),
    "one answer too many": lambda says: GiveAnswers((*(says.answers or ()),) * 2),
}


def _with_first(says: GiveAnswers, change: Callable[[ProvedAnswer], ProvedAnswer]) -> GiveAnswers:
    assert says.answers
    (answer, proof), *others = says.answers
    return GiveAnswers(((change(answer), proof), *others))


@pytest.mark.parametrize("lie", LIES)
def test_a_signed_false_answer_decides_at_once(server: LoopbackServer, lie: str) -> None:
    """A lie is a violation by itself, and the game is over."""

    async def story(server: LoopbackServer, quay: Any) -> None:
        anna, bruno = await lay(server, quay)
        await seal([anna, bruno])
        await anna.say(Fire((Cell(Row(0), Col(0)),)))
        await bruno.hear()
        honest = bruno.player.duty()
        assert isinstance(honest, GiveAnswers)
        false = LIES[lie](honest)
        if lie == "sunk too early" and honest.answers and honest.answers[0][0].told is Told.SUNK:
            false = LIES["another word"](honest)
        await bruno.say(false)
        told = await told_to(anna.guest, anna.match)
        _expect_breach(told, 1, "answer-count" if "answer " in lie else "answer")
        log = await anna.guest.get(f"/matches/{anna.match}/log")
        words = [line["said"] for line in log["lines"] if line["kind"] == "breach-proved"]
        assert len(words) == 1
        assert words[0]

    run(server, story)


def test_an_unsigned_message_is_refused_and_blames_no_player(server: LoopbackServer) -> None:
    """Any client could have sent it."""

    async def story(server: LoopbackServer, quay: Any) -> None:
        anna, bruno = await lay(server, quay)
        await seal([anna, bruno])
        shot = anna.player.game.message(Seat(0), Fire((Cell(Row(0), Col(0)),)))
        other_key = anna.forge(shot, bruno.player.kept.secret)
        assert (await anna.say_signed(other_key, 409))["code"] == "sealed/not-signed"
        other_seat = anna.forge(replace(shot, seat=1))
        assert (await anna.say_signed(other_seat, 409))["code"] == "sealed/not-signed"
        other_match = anna.forge(replace(shot, match="elsewhere"))
        assert (await anna.say_signed(other_match, 409))["code"] == "sealed/not-signed"
        late = anna.forge(replace(shot, number=shot.number + 1))
        assert (await anna.say_signed(late, 409))["code"] == "sealed/out-of-place"
        rolled_back = anna.forge(replace(shot, before=bytes(64)))
        assert (await anna.say_signed(rolled_back, 409))["code"] == "sealed/out-of-place"
        garbled = replace(anna.forge(shot), signature="00" * 48)
        assert (await anna.say_signed(garbled, 409))["code"] == "sealed/not-signed"
        fire = {"type": "act", "command": {"type": "fire", "at": [[0, 0]]}}
        assert (await anna.guest.ask(anna.match, fire, 409))["code"] == "sealed/not-signed"
        stranger = await quay.visitor()
        request = {"type": "say", "data": "00", "signature": "00" * 48}
        assert (await stranger.ask(anna.match, request, 403))["code"] == "match/not-at-table"
        assert (await anna.guest.view(anna.match))["table"]["phase"] == "playing"

    run(server, story)


def test_nothing_is_said_out_of_turn(server: LoopbackServer) -> None:
    """Shots too many or too early are refused by the rules, signed or not."""

    async def story(server: LoopbackServer, quay: Any) -> None:
        anna, bruno = await lay(server, quay)
        corner = Fire((Cell(Row(0), Col(0)),))
        early = anna.forge(anna.player.game.message(Seat(0), corner))
        assert (await anna.say_signed(early, 409))["code"] == "phase/not-playing"
        await seal([anna, bruno])
        with pytest.raises(AssertionError, match="turn/not-yours"):
            await bruno.say(corner)
        two = Fire((Cell(Row(0), Col(0)), Cell(Row(1), Col(0))))
        many = anna.forge(anna.player.game.message(Seat(0), two))
        assert (await anna.say_signed(many, 409))["code"] == "shot/wrong-number"
        nothing = bruno.forge(bruno.player.game.message(Seat(1), GiveAnswers(())))
        assert (await bruno.say_signed(nothing, 409))["code"] == "sealed/nothing-to-answer"
        shot = anna.player.say(corner)
        await anna.say_signed(shot)
        assert (await anna.say_signed(shot, 409))["code"] == "sealed/out-of-place"
        await anna.hear()
        again = anna.forge(anna.player.game.message(Seat(0), corner))
        assert (await anna.say_signed(again, 409))["code"] == "sealed/answer-awaited"

    run(server, story)


def test_proofs_are_taken_only_from_a_player_who_owes_one(server: LoopbackServer) -> None:
    """A player cannot fill the disk with proofs, or prove before both have a key."""

    async def story(server: LoopbackServer, quay: Any) -> None:
        anna, bruno = await lay(server, quay)
        assert (await anna.send_proof(b"early", 409))["code"] == "phase/not-playing"
        await anna.do_duty()
        unknown = anna.forge(anna.player.game.message(Seat(0), SealField(bytes(64))))
        assert (await anna.say_signed(unknown, 409))["code"] in {
            "phase/not-playing",
            "sealed/out-of-place",
        }
        await bruno.do_duty()
        await anna.hear()
        unknown = anna.forge(anna.player.game.message(Seat(0), SealField(bytes(64))))
        assert (await anna.say_signed(unknown, 404))["code"] == "sealed/unknown-placing"
        problem = await anna.send_proof(b"short", 409)
        assert problem["code"] == "sealed/wrong-size"
        size = problem["facts"]["wanted"]
        for number in range(4):
            await anna.send_proof(bytes([number]) * size)
        await anna.send_proof(bytes([0]) * size)
        assert (await anna.send_proof(bytes([9]) * size, 409))["code"] == "sealed/too-many-placings"
        stranger = SealedGuest(await quay.visitor(), anna.match, Seat(0), anna.player.game.ruleset)
        assert (await stranger.send_proof(bytes(size), 403))["code"] == "match/not-at-table"
        draft = await anna.guest.http.get(f"/api/matches/{anna.match}/fleet-draft")
        assert draft.json()["code"] == "sealed/stays-home"

    run(server, story)


def test_keys_wait_for_both_seats_and_are_given_once(server: LoopbackServer) -> None:
    """An announced key belongs to the player of the seat, who can no longer stand up."""

    async def story(server: LoopbackServer, quay: Any) -> None:
        anna, bruno = await lay(server, quay)
        await bruno.guest.ask(bruno.match, {"type": "stand-up"})
        owed = anna.player.duty()
        assert isinstance(owed, Announce)
        assert (await anna.say(owed, 409))["code"] == "sealed/seat-free"
        await bruno.guest.ask(bruno.match, {"type": "sit-down"})
        await anna.do_duty()
        problem = await anna.guest.ask(anna.match, {"type": "stand-up"}, 409)
        assert problem["code"] == "match/cannot-stand-up"
        second = anna.forge(anna.player.game.message(Seat(0), replace(owed, nonce=bytes(32))))
        assert (await anna.say_signed(second, 409))["code"] == "sealed/said-before"

    run(server, story)


def test_a_false_lot_is_a_violation(server: LoopbackServer) -> None:
    """A player who could show another number would choose who begins."""

    async def story(server: LoopbackServer, quay: Any) -> None:
        anna, bruno = await lay(server, quay, begins="lot")
        for each in (anna, bruno, anna, bruno):
            await each.do_duty()
        await anna.hear()
        assert isinstance(anna.player.duty(), OpenLot)
        await anna.say(OpenLot(bytes(32)))
        _expect_breach(await told_to(bruno.guest, bruno.match), 0, "lot")

    run(server, story)


def test_silence_loses_by_the_clock(server: LoopbackServer) -> None:
    """From the shot to the answer the clock of the defender runs."""

    async def story(server: LoopbackServer, quay: Any) -> None:
        anna, bruno = await lay(server, quay, clock={"move": 20_000})
        await seal([anna, bruno])
        await anna.say(Fire((Cell(Row(0), Col(0)),)))
        view = await anna.guest.view(anna.match)
        assert view["company"]["clock"]["running"] == [1]
        assert view["company"]["sealed"]["awaited"] == [1]
        assert view["company"]["sealed"]["called"]["at"] == [[0, 0]]
        await bruno.do_duty()
        view = await anna.guest.view(anna.match)
        assert view["company"]["clock"]["running"] == view["company"]["sealed"]["awaited"]
        assert view["company"]["sealed"]["called"] is None

    run(server, story)


def test_rules_that_cannot_be_sealed_are_refused_with_the_reason(server: LoopbackServer) -> None:
    """A host who wants a sealed forum game is told why there is none."""

    async def story(_server: LoopbackServer, quay: Any) -> None:
        guest = await quay.visitor()
        body = {"id": "forum", "variant": "forum", "seats": ["host", "open"], "sealed": True}
        problem = await guest.post("/matches", body, 409)
        assert problem["code"] == "sealed/not-sealable"
        assert problem["facts"] == {"why": "shared-sea"}
        table = await guest.lay()
        request = {"type": "say", "data": "00", "signature": "00" * 48}
        assert (await guest.ask(table, request, 409))["code"] == "sealed/refereed"

    run(server, story)


def test_a_message_that_is_none_is_never_heard(server: LoopbackServer) -> None:
    """Bytes that cannot be read belong to no player."""

    async def story(server: LoopbackServer, quay: Any) -> None:
        anna, _ = await lay(server, quay)
        for data in ("00", "ff" * 40):
            signed = SignedMessage(data, "00" * 48)
            assert (await anna.say_signed(signed, 409))["code"] == "sealed/not-signed"
            assert read_message(bytes.fromhex(data)) is None

    run(server, story)
