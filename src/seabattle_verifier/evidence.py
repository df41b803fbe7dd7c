"""Check of the commitments that were published before the first shot.

The seed opens everything: the salts of the fields and every lot are derived from it.
``docs/records.md`` specifies what is hashed, and in which order.
"""

import hmac
from hashlib import sha256

from seabattle_verifier.fault import Fault, Json
from seabattle_verifier.fleet import Cell, Ship
from seabattle_verifier.referee import Referee


class Evidence:
    """The commitments of a record, and their openings."""

    def __init__(self, said: Json, seats: int) -> None:
        """Take the evidence in the header, or raise :class:`Fault`."""
        shown = said["commitments"]
        self.digest: str = shown["digest"]
        self.seed_hash: str = shown["seed"]
        self.fields: list[str | None] = shown["fields"]
        self.seed = bytes.fromhex(said["seed"])
        self.salts: list[str | None] = said["salts"]
        self.nonces = [b""] * seats
        """The nonce that each seat has sent with its fleet; it is mixed into every lot."""
        if {len(self.fields), len(self.salts), len(said["bots"])} != {seats}:
            raise Fault("evidence", "there is not one hash, salt and player for each seat", 1)
        self.bots = any(said["bots"])
        """Whether bots have played."""
        self.lots = 0
        """How many were drawn."""
        self.check_words()

    def check_words(self) -> None:
        """Check that the seed, the salts and the digest of all hashes agree."""
        if self.hash(b"seed", self.seed) != self.seed_hash:
            raise Fault("commitment", "the seed is not the one that was committed to", 1)
        for seat, salt in enumerate(self.salts):
            if (salt is None) != (self.fields[seat] is None):
                raise Fault("evidence", f"a hash or a salt of seat {seat} is missing", 1)
            if salt is not None and bytes.fromhex(salt) != self.derive(b"salt", number(seat)):
                raise Fault("commitment", f"the salt of seat {seat} does not come of the seed", 1)
        hashes = [bytes.fromhex(each or "") for each in (self.seed_hash, *self.fields)]
        if self.hash(b"all", *hashes) != self.digest:
            raise Fault("commitment", "the digest is not that of the hashes", 1)

    def check_sealed(self, sealed: str) -> None:
        """Check that the digest is the one that a player noted before the first shot."""
        if not self.digest.startswith(sealed):
            raise Fault("commitment", "the digest is not the one that was shown at the table", 1)

    def check_entry(self, referee: Referee, entry: Json, line: int) -> None:
        """Check a draw or a placing against the commitments."""
        command = entry["command"]
        kind = command.get("type")
        if kind == "draw-lots" and referee.phase in ("lots", "tie"):
            self.check_lot(referee, command, line)
        elif kind == "close-round":
            self.check_strays(referee, command, line)
        elif kind == "place-fleet":
            seat = referee.seat_of(command).number
            self.nonces[seat] = bytes.fromhex(entry.get("nonce") or "")

    def check_lot(self, referee: Referee, command: Json, line: int) -> None:
        """Check that the first seat, or the winner of a tie, was drawn from the seed."""
        tie = referee.phase == "tie"
        seats = referee.tied if tie else [seat.number for seat in referee.present]
        drawn = seats[self.draw(len(seats), b"tie" if tie else b"begins")]
        self.lots += 1
        if command.get("seat") != drawn:
            raise Fault("lot", f"the lot is not the one of the seed, which is seat {drawn}", line)

    def check_strays(self, referee: Referee, command: Json, line: int) -> None:
        """Check that shots for missing orders were drawn from the seed."""
        for shot in command.get("drawn", []):
            seat = referee.seats[shot["seat"]]
            told = [tuple(cell) for cell in shot["at"]]
            self.lots += 1
            if told != self.stray(referee, seat.number, len(told)):
                raise Fault("lot", f"the shot of seat {seat.number} is not the one drawn", line)

    def stray(self, referee: Referee, seat: int, count: int) -> list[Cell]:
        """The cells drawn for a seat, out of those whose answer it does not know."""
        settled = referee.settled(referee.seats[seat])
        rows, cols = range(referee.rules.rows), range(referee.rules.columns)
        left = [(row, col) for row in rows for col in cols if (row, col) not in settled]
        return [
            left.pop(
                self.draw(len(left), b"stray", number(referee.round), number(seat), number(shot))
            )
            for shot in range(min(count, len(left)))
        ]

    def check_fields(self, placed: dict[int, list[Ship]]) -> None:
        """Check every field against its commitment."""
        for seat, told in enumerate(self.fields):
            ships, salt = placed.get(seat), self.salts[seat]
            if (ships is None) != (told is None):
                raise Fault("commitment", f"seat {seat} has a hash or a field, and not both", 1)
            if ships is None or salt is None:
                continue
            found = self.hash(b"field", number(seat), bytes.fromhex(salt), field_bytes(ships))
            if found != told:
                raise Fault("commitment", f"the field of seat {seat} was changed", 1)

    def draw(self, below: int, purpose: bytes, *numbers: bytes) -> int:
        """A random number that is fair if one nonce or the server is honest."""
        drawn = self.derive(purpose, *numbers, *self.nonces)
        return int.from_bytes(drawn, "big") % below

    def derive(self, *parts: bytes) -> bytes:
        """Bytes derived from the seed for one purpose."""
        return hmac.new(self.seed, joined(*parts), sha256).digest()

    def hash(self, *parts: bytes) -> str:
        """A commitment."""
        return sha256(joined(*parts)).hexdigest()


def joined(*parts: bytes) -> bytes:
    """The tag and the parts, each with a length prefix."""
    tagged = (b"seabattle/refereed/1", *parts)
    return b"".join(number(len(part)) + part for part in tagged)


def number(value: int) -> bytes:
    """Four bytes, the highest first."""
    return value.to_bytes(4, "big")


def field_bytes(ships: list[Ship]) -> bytes:
    """A field as it is hashed: a line for each ship."""
    lines = [
        f"{name} {' '.join(f'{row},{col}' for row, col in sorted(cells))}\n"
        for name, cells in ships
    ]
    return b"".join(sorted(line.encode() for line in lines))
