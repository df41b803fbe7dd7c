"""The referee of a sealed game: it checks each message and its proofs, and returns events."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha512

from seabattle_verifier.aim import LOOKS, STOPS, reach
from seabattle_verifier.fault import Illegal, Json
from seabattle_verifier.fleet import Cell, class_forms
from seabattle_verifier.flow import cells_to_name, first_seat, next_step, shots_of_turn
from seabattle_verifier.sealed.bytes_of import (
    Said,
    digest,
    from_hex,
    is_signed,
    number,
    read_message,
    read_text,
    unframed,
)
from seabattle_verifier.sealed.field import Answer, Plan, check_placing, read_answer
from seabattle_verifier.sealed.sea import Sea
from seabattle_verifier.value import is_whole

Events = list[Json]

LONGEST_WORD = 64
"""The longest name of a special action."""

_LINES = {"row": "row", "column": "col"}
_EDGES = ("left", "top", "right", "bottom")


@dataclass
class Attack:
    """Shots that wait for their answers."""

    by: int
    said: Json
    cells: list[Cell]
    weapon: Json | None


class FalseWord(Exception):  # noqa: N818 – it says what a seat has signed
    """Raised for a signed message that is proved false."""

    def __init__(self, breach: str, at: Cell | None = None, said: str | None = None) -> None:
        """A breach, at a cell if it is an answer."""
        self.event: Json = {"breach": breach, "at": None if at is None else list(at), "said": said}


class SealedTable:
    """A sealed game up to its present state."""

    def __init__(self, plan: Plan, rules_hash: bytes, match: str) -> None:
        """A new game without messages."""
        self.plan = plan
        self.rules = plan.rules
        self.rules_hash = rules_hash
        self.match = match.encode()
        uses = {each["name"]: each["count"] for each in self.rules.arsenal.values()}
        self.seas = [Sea(0, dict(uses)), Sea(1, dict(uses))]
        self.ships: int = sum(entry["count"] for entry in plan.fleet)
        self.decks: int = sum(
            entry["count"] * len(next(iter(class_forms(entry)), ())) for entry in plan.fleet
        )
        self.phase = "placing"
        self.turn: int | None = None
        self.step = "attack"
        self.link = b""
        self.count = 0
        self.attack: Attack | None = None

    # What a line of the record may say.

    def play(self, entry: Json) -> Events:
        """The events of an entry; raises :class:`Illegal`."""
        command, seat = entry["command"], entry.get("seat")
        if self.phase == "over":
            raise Illegal("the game is over")
        blob = None if entry.get("blob") is None else from_hex(entry["blob"])
        if command["type"] == "signed":
            return self.hear(seat, from_hex(command["data"]), from_hex(command["signature"]), blob)
        if seat is not None or blob is not None:
            raise Illegal("no seat says this")
        if command["type"] == "call-off":
            return self.end(None, "agreed")
        if command["type"] != "run-out-of-time":
            raise Illegal(f"there is no {command['type']} at a sealed table")
        if not is_whole(command["seat"]) or command["seat"] not in self.awaited():
            raise Illegal("nobody waits for this seat, so its clock does not run")
        return self.leave(command["seat"], "time")

    def hear(self, seat: object, data: bytes, signature: bytes, blob: bytes | None) -> Events:
        """The events of a signed message."""
        if not is_whole(seat) or seat not in (0, 1):
            raise Illegal("there is no such seat")
        message = read_message(data)
        if (message.match, message.seat) != (self.match, seat):
            raise Illegal("the message is of another match or seat")
        speak = _KINDS.get(message.kind)
        if speak is None:
            raise Illegal(f"there is no message of the kind {message.kind}")
        if (blob is not None) != (message.kind == "placing"):
            raise Illegal("the proof of a field stands with the message that names it")
        sea = self.seas[message.seat]
        if (message.number, message.before) != self.place_of(message):
            raise Illegal("the message belongs to another place in the chain")
        key = message.body[:32] if message.kind == "announce" else sea.key
        if not is_signed(key, data, signature):
            raise Illegal("the message is not signed with the key of its seat")
        chained = bool(self.link)
        events = self.judge(speak, sea, message.body, blob)
        if not chained:
            return events
        self.link, self.count = digest("link", data, signature), self.count + 1
        return [{"type": "message-chained", "seat": seat, "link": self.link.hex()}, *events]

    def judge(
        self, speak: Callable[..., Events], sea: Sea, body: bytes, blob: bytes | None
    ) -> Events:
        """The events of a message; a seat that has signed a falsehood loses."""
        try:
            return speak(self, sea, body) if blob is None else speak(self, sea, body, blob)
        except FalseWord as false:
            proved = {"type": "breach-proved", "seat": sea.number, **false.event}
            return [proved, *self.end(1 - sea.number, "violated")]

    def place_of(self, message: Said) -> tuple[int, bytes]:
        """The number and the link that the next message must name."""
        if self.link:
            return self.count, self.link
        if message.kind == "announce" or not all(sea.key for sea in self.seas):
            return 0, bytes(64)
        return 0, self.context(message.seat)

    def context(self, seat: int) -> bytes:
        """The hash that a seat's field is bound to."""
        one, two = self.seas
        keys = (one.key, two.key, one.nonce, two.nonce)
        return digest("context", self.rules_hash, self.match, bytes([seat]), *keys)

    def awaited(self) -> list[int]:
        """The seats to act."""
        if self.turn is not None:
            return [self.turn if self.attack is None else 1 - self.turn]
        if self.phase == "lots":
            return [sea.number for sea in self.seas if not sea.lot_nonce]
        ready = all(sea.key for sea in self.seas)
        return [sea.number for sea in self.seas if not (sea.placing if ready else sea.key)]

    # Before the first shot.

    def announce(self, sea: Sea, body: bytes) -> Events:
        """A key, a nonce, and the hash of a nonce for the lots."""
        if sea.key or len(body) != 128:
            raise Illegal("a key is announced once, in 128 bytes")
        sea.key, sea.nonce, sea.lot = body[:32], body[32:64], body[64:]
        said = {"key": sea.key.hex(), "nonce": sea.nonce.hex(), "lot": sea.lot.hex()}
        return [{"type": "key-announced", "seat": sea.number, **said}]

    def place(self, sea: Sea, body: bytes, blob: bytes) -> Events:
        """A field is sealed."""
        if self.phase != "placing" or sea.placing or not all(each.key for each in self.seas):
            raise Illegal("no field is sealed now")
        if sha512(blob).digest() != body:
            raise Illegal("this is not the proof that the message names")
        flaw, sealed = check_placing(self.plan, self.context(sea.number), blob)
        if flaw is not None:
            false = FalseWord("placing")
            false.event["flaw"] = flaw
            raise false
        sea.placing, sea.sealed = body, sealed
        placed: Json = {"type": "field-sealed", "seat": sea.number, "placing": body.hex()}
        return [placed, *self.begin()] if all(each.placing for each in self.seas) else [placed]

    def begin(self) -> Events:
        """Both fields are sealed."""
        contexts = [self.context(0), self.context(1)]
        self.link = digest("begin", *contexts, *(sea.placing for sea in self.seas))
        began: Json = {"type": "chain-began", "link": self.link.hex()}
        first = first_seat(self.rules)
        if first is None:
            self.phase = "lots"
            return [began]
        return [began, self.begin_play(first)]

    def show_lot(self, sea: Sea, body: bytes) -> Events:
        """A nonce for the lots."""
        if self.phase != "lots" or sea.lot_nonce or len(body) != 32:
            raise Illegal("no lots are drawn now")
        if digest("lot-nonce", self.match, bytes([sea.number]), body) != sea.lot:
            raise FalseWord("lot")
        sea.lot_nonce = body
        opened: Json = {"type": "lot-opened", "seat": sea.number, "nonce": body.hex()}
        nonces = [each.lot_nonce for each in self.seas]
        if not all(nonces):
            return [opened]
        return [opened, self.begin_play(digest("lot", self.match, number(0), *nonces)[0] % 2)]

    def begin_play(self, first: int) -> Json:
        """Begin play with the first turn."""
        self.phase = "playing"
        self.give_turn(first)
        return {"type": "play-began", "first": first}

    # Attacks.

    def shoot(self, sea: Sea, body: bytes) -> Events:
        """Plain shots."""
        cells = self.read_cells(body)
        self.require_turn(sea)
        wanted = cells_to_name(self.rules, sea.shots, len(sea.known))
        if len(set(cells)) != len(cells) or sea.known.intersection(cells) or len(cells) != wanted:
            raise Illegal("these are not the shots that the turn has")
        said: Json = {"type": "fire", "at": [list(cell) for cell in cells]}
        self.attack = Attack(sea.number, said, cells, None)
        return [{"type": "attack-called", "by": sea.number, "attack": said}]

    def use_weapon(self, sea: Sea, body: bytes) -> Events:
        """A special action."""
        parts = unframed(body)
        if len(parts) != 3:
            raise Illegal("a special action has a name and a target")
        name, sort = read_text(parts[0]), read_text(parts[1])
        weapon = self.rules.arsenal.get(name)
        if weapon is None or len(name) > LONGEST_WORD:
            raise Illegal(f"there is no {name}")
        self.require_turn(sea)
        if sea.uses[name] < 1 or sea.turns < weapon.get("unlock_turn", 1):
            raise Illegal(f"{name} is used up, or comes later")
        target = self.read_target(sort, parts[2])
        cells = reach(self.rules.said, weapon, target)
        said = {"type": "use-weapon", "weapon": name, "target": target}
        self.attack = Attack(sea.number, said, cells, weapon)
        return [{"type": "attack-called", "by": sea.number, "attack": said}]

    def require_turn(self, sea: Sea) -> None:
        """Check that it is this seat's turn and no attack is unanswered."""
        if self.attack is not None or self.turn != sea.number:
            raise Illegal("it is not this seat's turn")

    def read_cells(self, data: bytes) -> list[Cell]:
        """Cells, two bytes each."""
        places = [int.from_bytes(data[n : n + 2], "big") for n in range(0, len(data), 2)]
        size = self.rules.rows * self.rules.columns
        if len(data) % 2 or len(places) > 256 or any(place >= size for place in places):
            raise Illegal("these are no cells of the grid")
        return [divmod(place, self.rules.columns) for place in places]

    def read_target(self, sort: str, data: bytes) -> Json:
        """The target, in the format of other records."""
        if sort == "cell":
            cells = self.read_cells(data)
            if len(cells) != 1:
                raise Illegal("the aim is one cell")
            return {"type": "centre", "at": list(cells[0])}
        if len(data) != 1 or (sort not in _LINES and sort not in _EDGES):
            raise Illegal("there is no such aim")
        if sort in _LINES:
            return {"type": sort, _LINES[sort]: data[0]}
        return {"type": "lane", "edge": sort, "line": data[0]}

    # Answers.

    def answer(self, sea: Sea, body: bytes) -> Events:
        """The defender's answers, and the next turn."""
        attack = self.attack
        if attack is None or attack.by == sea.number:
            raise Illegal("no shot waits for this answer")
        try:
            said = [read_answer(self.plan, part) for part in unframed(body)]
        except Illegal:
            raise FalseWord("answer-count") from None
        told = self.take_answers(sea, attack, said)
        self.attack = None
        shooter, weapon = self.seas[attack.by], attack.weapon
        if weapon is not None:
            shooter.uses[weapon["name"]] -= 1
            if weapon["kind"] in LOOKS:
                echoes = [[each["at"], each["told"] == "ship"] for each in told]
                swept = {"type": "radar-swept", "by": attack.by, "weapon": weapon["name"]}
                on = next_step(self.rules, self.step, weapon, shooter.shots, ())
                return [swept | {"echoes": echoes}, *([] if on else [self.pass_turn()])]
        shooter.known |= {(each["at"][0], each["at"][1]) for each in told}
        landed: Json = {"type": "attack-answered", "by": attack.by, "answers": told}
        landed["weapon"] = None if weapon is None else weapon["name"]
        return [landed, *self.go_on(shooter, sea, attack, told)]

    def take_answers(
        self, sea: Sea, attack: Attack, said: list[tuple[Answer, bytes]]
    ) -> list[Json]:
        """Every cell of an attack with its answer, each checked against its proof."""
        looks = attack.weapon is not None and attack.weapon["kind"] in LOOKS
        stops = attack.weapon is not None and attack.weapon["kind"] in STOPS
        told, left = [], list(said)
        hits, fresh = set(sea.hits), []
        for cell in attack.cells:
            if cell in sea.told and not looks:
                word = sea.told[cell] | {"again": True}
            elif not left:
                raise FalseWord("answer-count", cell)
            else:
                word = self.check_answer(sea, cell, hits, *left.pop(0), looks=looks)
                fresh.append(word)
            told.append(word)
            if word["told"] in ("hit", "sunk"):
                hits.add(cell)
                if stops:
                    break
        if left:
            raise FalseWord("answer-count")
        if not looks:
            sea.hits = hits
            sea.told |= {(each["at"][0], each["at"][1]): each for each in fresh}
            sea.sinkings += sum(each["told"] == "sunk" for each in fresh)
        return told

    def check_answer(
        self, sea: Sea, cell: Cell, hits: set[Cell], answer: Answer, proof: bytes, *, looks: bool
    ) -> Json:
        """One answer as an event, after a check of its proof."""
        assert sea.sealed is not None
        word, ship_class, cells = answer
        if not self.plan.may_say(answer, looks) or not sea.sealed.proves(answer, cell, hits, proof):
            raise FalseWord("answer", cell, word)
        name = None if ship_class is None else self.plan.fleet[ship_class]["name"]
        shown = [list(each) for each in sorted(cells)]
        return {"at": list(cell), "told": word, "ship_class": name, "cells": shown}

    # What ends a turn, and the game.

    def go_on(self, shooter: Sea, sea: Sea, attack: Attack, told: list[Json]) -> Events:
        """The end of the game, or the next turn."""
        fresh = [each for each in told if each["told"] != "miss" and not each.get("again")]
        if fresh and not self.rules.declared and self.is_sunk(sea):
            return [{"type": "seat-out", "seat": sea.number}, *self.end(shooter.number, "sunk")]
        shooter.shots -= len(told) if attack.weapon is None else 0
        sank = [each["told"] == "sunk" for each in fresh]
        step = next_step(self.rules, self.step, attack.weapon, shooter.shots, sank)
        if step is None:
            return [self.pass_turn()]
        self.step, shooter.shots = step, max(1, shooter.shots)
        return [{"type": "turn-held", "seat": shooter.number, "step": step}]

    def is_sunk(self, sea: Sea) -> bool:
        """Whether the answers add up to a whole fleet."""
        return sea.sinkings == self.ships if self.plan.told else len(sea.hits) == self.decks

    def give_turn(self, seat: int) -> None:
        """A seat has its shots again."""
        self.turn, self.step = seat, "attack"
        sea = self.seas[seat]
        sea.shots = shots_of_turn(self.rules, self.ships - sea.sinkings)
        sea.turns += 1

    def pass_turn(self) -> Json:
        """The turn goes to the other."""
        assert self.turn is not None
        self.give_turn(1 - self.turn)
        return {"type": "turn-passed", "to": self.turn}

    def declare(self, sea: Sea, body: bytes) -> Events:
        """A seat declares that the enemy's fleet is sunk (BO4)."""
        self.require_turn(sea)
        if body or not self.rules.declared or self.step != "attack":
            raise Illegal("victory is not declared now")
        right = self.is_sunk(self.seas[1 - sea.number])
        said = {"type": "victory-declared", "by": sea.number, "right": right}
        return [said, *(self.end(sea.number, "declared") if right else [self.pass_turn()])]

    def end_turn(self, sea: Sea, body: bytes) -> Events:
        """A seat passes its turn where no cell is left to fire at."""
        self.require_turn(sea)
        if body or len(sea.known) != self.rules.rows * self.rules.columns:
            raise Illegal("the turn must be used")
        return [self.pass_turn()]

    def resign(self, sea: Sea, body: bytes) -> Events:
        """A seat gives up."""
        if body:
            raise Illegal("there is nothing more to say")
        return self.leave(sea.number, "resigned")

    def leave(self, seat: int, why: str) -> Events:
        """A seat has resigned, or its time is out."""
        return [{"type": "seat-left", "seat": seat, "why": why}, *self.end(1 - seat, why)]

    def end(self, winner: int | None, why: str) -> Events:
        """The end; no field is shown."""
        self.phase, self.turn = "over", None
        return [{"type": "sealed-game-ended", "winner": winner, "why": why}]


_KINDS: dict[str, Callable[..., Events]] = {
    "announce": SealedTable.announce,
    "placing": SealedTable.place,
    "lot": SealedTable.show_lot,
    "shot": SealedTable.shoot,
    "weapon": SealedTable.use_weapon,
    "answer": SealedTable.answer,
    "declare-victory": SealedTable.declare,
    "end-turn": SealedTable.end_turn,
    "resign": SealedTable.resign,
}
