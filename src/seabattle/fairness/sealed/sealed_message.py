"""Messages of players in a sealed game: their kinds, and the encoding of their bodies.

docs/sealed-games.md specifies them to the byte. Each body has one canonical encoding, so
that decoding and encoding gives the signed bytes.
"""

from collections.abc import Callable
from typing import Annotated

from msgspec import Meta, Struct

from seabattle.fairness.proofs.answer_layout import encode_answer, read_answer
from seabattle.fairness.proofs.answer_proof import ProvedAnswer
from seabattle.fairness.proofs.binding import frame_parts, read_frames
from seabattle.game import (
    CallOff,
    Centre,
    DeclareVictory,
    EndTurn,
    Fire,
    Resign,
    RunOutOfTime,
    Target,
    UseWeapon,
    WholeColumn,
    WholeRow,
)
from seabattle.game.command import MOST_SHOTS, Edge, Lane
from seabattle.grid import MOST_LINES, Cell, Col, Grid, Row

MOST_DATA = 1 << 20
"""The most bytes of a message; the answers to a whole row of the largest sea need less."""

LONGEST_WORD = 64


Data = Annotated[str, Meta(pattern="^([0-9a-f]{2})+$", max_length=2 * MOST_DATA)]
Signature = Annotated[str, Meta(pattern="^[0-9a-f]{96}$", max_length=96)]


class SignedMessage(Struct, frozen=True, tag="signed"):
    """A message as it was signed, and the signature."""

    data: Data
    signature: Signature


SealedCommand = SignedMessage | RunOutOfTime | CallOff
"""Commands of a sealed game; timeouts and agreed ends come from the table."""


class Announce(Struct, frozen=True):
    """The first message: a key, a fresh nonce, and the hash of a nonce for the lots."""

    key: bytes
    nonce: bytes
    lot: bytes


class SealField(Struct, frozen=True):
    """The fleet is placed; its proof is sent separately and named by its SHA-512."""

    placing: bytes


class OpenLot(Struct, frozen=True):
    """The nonce for the lots, once both fields are sealed (SB9)."""

    nonce: bytes


class GiveAnswers(Struct, frozen=True):
    """The answers to an attack, cell by cell; a cell that was struck before is left out."""

    answers: tuple[tuple[ProvedAnswer, bytes], ...] | None
    """Each with its proof; ``None`` if they cannot be decoded."""


Says = (
    Announce
    | SealField
    | OpenLot
    | Fire
    | UseWeapon
    | GiveAnswers
    | DeclareVictory
    | EndTurn
    | Resign
)

_BARE: dict[str, Says] = {
    "declare-victory": DeclareVictory(),
    "end-turn": EndTurn(),
    "resign": Resign(),
}
"""Messages without a body."""


def write_body(grid: Grid, says: Says) -> tuple[str, bytes]:
    """The kind and the body of a message."""
    match says:
        case Announce():
            return "announce", says.key + says.nonce + says.lot
        case SealField():
            return "placing", says.placing
        case OpenLot():
            return "lot", says.nonce
        case Fire():
            return "shot", b"".join(_cell_bytes(grid, cell) for cell in says.at)
        case UseWeapon():
            return "weapon", frame_parts(says.weapon.encode(), *_target_parts(grid, says.target))
        case GiveAnswers():
            assert says.answers is not None
            return "answer", frame_parts(*(encode_answer(*each) for each in says.answers))
        case _:
            return str(says.__struct_config__.tag), b""


def read_body(grid: Grid, kind: str, body: bytes) -> Says | None:
    """Decode a message; ``None`` for a body that the encoder cannot produce."""
    if kind in _BARE:
        return None if body else _BARE[kind]
    reader = _READERS.get(kind)
    return None if reader is None else reader(grid, body)


def _cell_bytes(grid: Grid, cell: Cell) -> bytes:
    return (cell.row * grid.columns + cell.col).to_bytes(2, "big")


def _read_cells(grid: Grid, data: bytes) -> tuple[Cell, ...] | None:
    if len(data) % 2:
        return None
    numbers = [int.from_bytes(data[n : n + 2], "big") for n in range(0, len(data), 2)]
    if any(number >= grid.size for number in numbers):
        return None
    return tuple(Cell(Row(n // grid.columns), Col(n % grid.columns)) for n in numbers)


def _target_parts(grid: Grid, target: Target) -> tuple[bytes, bytes]:
    """What is aimed at: a word, and a cell or a line."""
    match target:
        case Centre():
            return b"cell", _cell_bytes(grid, target.at)
        case WholeRow():
            return b"row", bytes([target.row])
        case WholeColumn():
            return b"column", bytes([target.col])
        case Lane():
            return target.edge.encode(), bytes([target.line])


def _read_target(grid: Grid, word: bytes, data: bytes) -> Target | None:
    if word == b"cell":
        cells = _read_cells(grid, data)
        return Centre(cells[0]) if cells is not None and len(cells) == 1 else None
    if len(data) != 1 or data[0] >= MOST_LINES:
        return None
    line = data[0]
    if word in (b"row", b"column"):
        return WholeRow(Row(line)) if word == b"row" else WholeColumn(Col(line))
    edges = {edge.encode(): edge for edge in Edge}
    return Lane(edges[word], line) if word in edges else None


def _read_announcement(grid: Grid, body: bytes) -> Announce | None:
    return Announce(body[:32], body[32:64], body[64:]) if len(body) == 128 else None


def _read_placing(grid: Grid, body: bytes) -> SealField | None:
    return SealField(body) if len(body) == 64 else None


def _read_lot(grid: Grid, body: bytes) -> OpenLot | None:
    return OpenLot(body) if len(body) == 32 else None


def _read_shot(grid: Grid, body: bytes) -> Fire | None:
    cells = _read_cells(grid, body)
    return None if cells is None or len(cells) > MOST_SHOTS else Fire(cells)


def _read_weapon(grid: Grid, body: bytes) -> UseWeapon | None:
    parts = read_frames(body)
    if parts is None or len(parts) != 3:
        return None
    try:
        name = parts[0].decode()
    except UnicodeDecodeError:
        return None
    target = _read_target(grid, parts[1], parts[2])
    return UseWeapon(name, target) if target is not None and len(name) <= LONGEST_WORD else None


def _read_answers(grid: Grid, body: bytes) -> GiveAnswers:
    parts = read_frames(body)
    if parts is None:
        return GiveAnswers(None)
    read = [read_answer(part) for part in parts]
    found = tuple([each for each in read if each is not None])
    return GiveAnswers(found if len(found) == len(read) else None)


_READERS: dict[str, Callable[[Grid, bytes], Says | None]] = {
    "announce": _read_announcement,
    "placing": _read_placing,
    "lot": _read_lot,
    "shot": _read_shot,
    "weapon": _read_weapon,
    "answer": _read_answers,
}
