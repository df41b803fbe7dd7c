"""The words a typed paper game is written with, in English, Italian and Russian.

All languages are read at once, in any case and gender, so the players need not choose
one. These words are input only; :mod:`seabattle.speech` makes sentences.
"""

import re
from enum import StrEnum


class Said(StrEnum):
    """What was answered to a shot."""

    MISS = "miss"
    HIT = "hit"
    SUNK = "sunk"
    EMPTY = "empty"
    """What a radar says of water."""
    SHIP = "ship"
    """What a radar says of a ship."""

    @property
    def struck(self) -> bool:
        """Whether it says that there is a ship."""
        return self not in (Said.MISS, Said.EMPTY)


class PaperKey(StrEnum):
    """What a line with a colon begins with."""

    VARIANT = "variant"
    LABELS = "labels"
    PLAYERS = "players"
    FIRST = "first"
    WINNER = "winner"
    FIELD = "field"
    FIELD_AT_START = "field-at-start"
    FIELD_AT_END = "field-at-end"
    CHART = "chart"
    SHOTS = "shots"


class PlayerAct(StrEnum):
    """What else a player can do."""

    CLAIMS = "claims"
    REFUSES = "refuses"
    RESIGNS = "resigns"


def _words(listed: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in listed.split(","))


_ANSWERS = {
    Said.MISS: _words(
        "miss, missed, water, мимо, промах, промахнулся, промахнулась, промазал, промазала, вода, "
        "mancato, mancata, acqua"
    ),
    Said.HIT: _words(
        "hit, wounded, damaged, ранил, ранила, ранен, ранена, ранило, попал, попала, попадание, "
        "colpito, colpita"
    ),
    Said.SUNK: _words(
        "sunk, sank, killed, hit and sunk, убил, убила, убит, убита, потопил, потопила, потоплен, "
        "потоплена, affondato, affondata, colpito e affondato, colpita e affondata"
    ),
    Said.EMPTY: _words("empty, пусто, vuoto, vuota"),
    Said.SHIP: _words("ship, корабль, nave"),
}
_KEYS = {
    PaperKey.VARIANT: _words(
        "variant, game, rules, вариант, игра, правила, variante, gioco, regole"
    ),
    PaperKey.LABELS: _words("labels, letters, буквы, lettere"),
    PaperKey.PLAYERS: _words("players, игроки, giocatori"),
    PaperKey.FIRST: _words("first, first shot, начинает, первый ход, inizia, comincia"),
    PaperKey.WINNER: _words("winner, победитель, vincitore, vincitrice"),
    PaperKey.FIELD: _words("field, поле, campo"),
    PaperKey.FIELD_AT_START: _words(
        "field at the start, field at start, поле в начале, campo all'inizio, campo iniziale"
    ),
    PaperKey.FIELD_AT_END: _words(
        "field at the end, field at end, field now, поле в конце, поле сейчас, "
        "campo alla fine, campo finale, campo adesso"
    ),
    PaperKey.CHART: _words("chart, notes, чужое поле, заметки, appunti, campo avversario"),
    PaperKey.SHOTS: _words("shots, выстрелы, ходы, colpi"),
}
_PLAYER_ACTS = {
    PlayerAct.CLAIMS: _words("claims, claimed, заявляет, заявил, заявила, contesta, reclama"),
    PlayerAct.REFUSES: _words(
        "refuses, refused, отказывается, отказался, отказалась, rifiuta, si rifiuta"
    ),
    PlayerAct.RESIGNS: _words("resigns, resigned, сдается, сдался, сдалась, si arrende, abbandona"),
}
_WEAPONS = {
    "wide-shot": _words("wide shot, wide-shot, largo raggio, colpo a largo raggio, по площади"),
    "air-raid": _words("air raid, air-raid, bombardamento aereo, bombardamento, авианалет"),
    "radar": _words("radar, радар"),
}

ANSWERS = {word: said for said, words in _ANSWERS.items() for word in words}
KEYS = {word: key for key, words in _KEYS.items() for word in words}
PLAYER_ACTS = {word: deed for deed, words in _PLAYER_ACTS.items() for word in words}
WEAPONS = {word: weapon for weapon, words in _WEAPONS.items() for word in words}

_BESIDE_WORDS = re.compile(r"[!.…«»“”„\"()]")
_APOSTROPHES = str.maketrans("’`ё", "''е")


def normalize_words(text: str) -> str:
    """Words as the lists above spell them: «Ранил(а)!» is ``ранила``."""
    small = _BESIDE_WORDS.sub("", text.casefold().translate(_APOSTROPHES))
    return " ".join(small.split())
