"""Rules that contradict each other, so that no game can be played by them."""

from seabattle_verifier.fault import Json
from seabattle_verifier.fleet import class_forms


def clashes(said: Json) -> bool:
    """Whether two rules contradict each other; every field has a known value."""
    return any(
        found(said)
        for found in (_of_seas, _of_rounds, _of_turns, _of_sinking, _of_arsenal, _of_moves)
    )


def _turn(said: Json, name: str, usual: object) -> object:
    return said["turn"].get(name, usual)


def _in_rounds(said: Json) -> bool:
    return _turn(said, "order", "alternate") == "together"


def _earns_again(said: Json) -> bool:
    return _turn(said, "again_after", "never") != "never"


def _of_seas(said: Json) -> bool:
    """Seas of their own are for two, and leave no owner to name and no own ship to spare."""
    told = said["disclosure"]
    names = [*told.get("hit_names", []), *told.get("sunk_names", [])]
    return said["sea"].get("whose", "own") == "own" and (
        said["seats"] != 2
        or said["sea"].get("friendly_fire") is not None
        or told.get("miss_told_to", "everyone") == "shooter"
        or "owner" in names
    )


def _of_rounds(said: Json) -> bool:
    """In rounds there is one order for each seat, and the game ends by itself."""
    return _in_rounds(said) and (
        _earns_again(said)
        or _turn(said, "second_shot", None) is not None
        or said["manoeuvre"] is not None
        or said["victory"].get("won", "automatic") == "declared"
        or _turn(said, "begins", "lot") != "lot"
        or not all(each.get("takes_turn", True) for each in said["arsenal"])
    )


def _of_turns(said: Json) -> bool:
    """Only one rule can give another shot."""
    ways = [
        _earns_again(said),
        _turn(said, "second_shot", None) is not None,
        _turn(said, "shots", 1) != 1,
    ]
    return sum(ways) > 1


def _of_sinking(said: Json) -> bool:
    """Silent sinking is told by nothing else, and a hit does not show the whole ship."""
    told = said["disclosure"]
    silent = not told.get("sinking_told", True)
    salvo = not _in_rounds(said) and _turn(said, "shots", 1) == "ships-afloat"
    telling = told.get("sunk_names", []) or salvo or _turn(said, "again_after", "never") == "sunk"
    return "cells" in told.get("hit_names", []) or (silent and bool(telling))


def _of_arsenal(said: Json) -> bool:
    """Special actions around a cell have a radius, and others have none."""
    return any(
        (each["kind"] in ("area", "radar")) == (each.get("radius") is None)
        for each in said["arsenal"]
    )


def _of_moves(said: Json) -> bool:
    """Only straight ships move, and in at least one way."""
    moves = said["manoeuvre"]
    if moves is None:
        return False
    bent = any(
        len({row for row, _ in form}) > 1 and len({col for _, col in form}) > 1
        for entry in said["fleet"]
        for form in class_forms(entry)
    )
    return bent or not (moves.get("shift", True) or moves.get("pivot", True))
