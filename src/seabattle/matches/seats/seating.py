"""Seating: which visitors may sit together, and computer players in seats that stayed free."""

import unicodedata
from collections.abc import Iterable

from seabattle.fairness.commitment import bot_seed
from seabattle.game import Refusal, Seat, seats_in
from seabattle.game.refusal import GameIsOver
from seabattle.matches.event import ComputerSeated, SitterKind
from seabattle.matches.lots import Draw
from seabattle.matches.refusal import NameTaken, NoFreeSeat, SeatNotFree
from seabattle.matches.state import MatchState, Sitter
from seabattle.rules import LANGUAGES
from seabattle.speech.computer import computer_name

CAPITALS = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕЅІЈКМНОРСТУХҮ",
    "ABEZHIKMNOPTYXABESIJKMHOPCTYXY",
)
"""Capitals of other alphabets as Latin ones: their small letters may look otherwise."""

LOOK_ALIKES = str.maketrans(
    "авезікмнорстухүјѕһԁԛԝαβγεικνορτυχηωıɑɡøłđħŧօոսհ015i",
    "abe3lkmhopctyxyjshdqwabyelkvoptuxnwlagoldhtonuholsl",
)
"""Signs of other alphabets, and digits, as the Latin letter that they look like."""


def name_skeleton(name: str) -> str:
    """Return what is left of a name without the differences that a reader overlooks.

    Players cannot tell two names of one skeleton apart (compare the confusables of Unicode's
    security mechanisms, UTS 39).
    """
    plain = unicodedata.normalize("NFKD", name).translate(CAPITALS).casefold()
    seen = "".join(sign for sign in plain.translate(LOOK_ALIKES) if sign.isalnum())
    return seen.replace("rn", "m").replace("vv", "w") or name


def find_look_alike(name: str, sitters: Iterable[Sitter | None]) -> str | None:
    """The name at a table that another one would be taken for."""
    if not name:
        return None
    skeleton = name_skeleton(name)
    for sitter in sitters:
        for other in () if sitter is None else _names_of(sitter):
            if name_skeleton(other) == skeleton:
                return other
    return None


def _names_of(sitter: Sitter) -> Iterable[str]:
    if sitter.kind is not SitterKind.COMPUTER:
        return (sitter.name,)
    return (computer_name(lang, sitter.name) for lang in LANGUAGES)


def why_not_name(state: MatchState, name: str) -> NameTaken | None:
    """Return the refusal of a name that other players could mistake for one at the table."""
    other = find_look_alike(name, state.sitters)
    return None if other is None else NameTaken(other)


def seat_computers(
    state: MatchState, bot: str, seat: Seat | None, draw: Draw
) -> tuple[ComputerSeated, ...] | Refusal:
    """Computer players at a free seat, or at all of them; links to those seats open nothing."""
    if state.over:
        return GameIsOver()
    free = tuple(seats_in(state.free))
    if not free:
        return NoFreeSeat()
    if seat is not None and seat not in free:
        return SeatNotFree(seat)
    wanted = free if seat is None else (seat,)
    return tuple(ComputerSeated(each, bot, _seed(state, each, draw)) for each in wanted)


def _seed(state: MatchState, seat: Seat, draw: Draw) -> int:
    """Draw a bot's seed from the seed of the match, committed to before any player sat down."""
    seed = state.opened.seed
    return bot_seed(bytes.fromhex(seed), seat) if seed else draw(2**32, "bot", seat)
