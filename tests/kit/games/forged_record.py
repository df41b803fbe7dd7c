"""Records in which something was changed, with checksums that fit again."""

import json
from collections.abc import Callable
from copy import deepcopy
from hashlib import sha256
from random import Random
from typing import Any

Lines = list[dict[str, Any]]

STRANGE: list[Any] = [
    *(None, True, False, 0, 1, 2, -1, 1.0, 0.5, 1e22, 1e-7, 10**400, "", "hit", "2", "Ж"),
    *([], {}, [[]], [0, 0], [[0, 0]], {"type": "row", "row": 0}),
]
"""What may stand in the place of something else."""


def record_lines(data: bytes) -> Lines:
    """The lines of a record without their checksums."""
    lines: Lines = [json.loads(line) for line in data.splitlines()]
    for line in lines:
        del line["sum"]
    return lines


def sealed(lines: Lines, write: Callable[[Any], str] | None = None) -> bytes:
    """The lines with checksums that fit."""
    done, before = [], b""
    for line in lines:
        body = (write or write_plainly)(line).encode()
        before = sha256(before + body).hexdigest()[:8].encode()
        done.append(body[:-1] + b',"sum":"' + before + b'"}\n')
    return b"".join(done)


def write_plainly(said: Any) -> str:
    """JSON as a record has it."""
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


def forge(lines: Lines, dice: Random) -> bytes:
    """A record with one change anywhere in it."""
    forged = deepcopy(lines)
    header = forged[0]
    # Most lines are entries, and most rules are in the header: both get their share.
    holder = dice.choice([header["ruleset"], header, dice.choice(forged), dice.choice(forged)])
    dice.choice(_CHANGES)(dice, holder)
    if dice.random() < 0.1:
        one, other = (dice.randrange(1, len(forged)) for _ in range(2))
        forged[one], forged[other] = forged[other], forged[one]
    if dice.random() < 0.9:
        _fit(forged, dice)
    return sealed(forged, dice.choice(_WRITERS) if dice.random() < 0.1 else None)


def _fit(forged: Lines, dice: Random) -> None:
    """Hash and numbers as they belong to what is there now."""
    header = forged[0]
    ruleset = header.get("ruleset")
    if isinstance(ruleset, dict):
        text = write_plainly(ruleset)
        header["hash"] = sha256(text.encode()).hexdigest()
        if dice.random() < 0.8 and isinstance(ruleset.get("seats"), int):
            header["names"] = ["Anna"] * min(ruleset["seats"], 99)
    if dice.random() < 0.3:
        for number, entry in enumerate(forged[1:-1], 1):
            entry["n"] = number
        forged[-1]["end"] = len(forged) - 2


def _places(said: Any) -> list[tuple[Any, Any]]:
    """Every place in a value: what holds it, and under which name or number."""
    pairs = list(said.items()) if isinstance(said, dict) else list(enumerate(said))
    found = [(said, key) for key, _ in pairs]
    for _, value in pairs:
        if isinstance(value, dict | list):
            found += _places(value)
    return found


def _place(dice: Random, said: Any) -> tuple[Any, Any]:
    return dice.choice(_places(said) or [({"": None}, "")])


def _nudge(dice: Random, said: Any) -> None:
    """Another number, or the opposite."""
    numbers = [each for each in _places(said) if isinstance(each[0][each[1]], int)]
    if numbers:
        holder, key = dice.choice(numbers)
        value = holder[key]
        holder[key] = not value if isinstance(value, bool) else value + dice.choice([-1, 1])


def _replace(dice: Random, said: Any) -> None:
    holder, key = _place(dice, said)
    holder[key] = deepcopy(dice.choice(STRANGE))


def _exchange(dice: Random, said: Any) -> None:
    (one, key), (other, name) = _place(dice, said), _place(dice, said)
    found, wanted = deepcopy(one[key]), deepcopy(other[name])
    one[key] = wanted
    other[name] = found


def _drop(dice: Random, said: Any) -> None:
    holder, key = _place(dice, said)
    del holder[key]


def _double(dice: Random, said: Any) -> None:
    lists = [holder[key] for holder, key in _places(said) if isinstance(holder[key], list)]
    if lists:
        found = dice.choice(lists)
        found.append(deepcopy(dice.choice(found)) if found else None)


def _add(dice: Random, said: Any) -> None:
    """A field that no reader knows, or a known one at a strange place."""
    objects = [said] if isinstance(said, dict) else []
    objects += [holder[key] for holder, key in _places(said) if isinstance(holder[key], dict)]
    if objects:
        name = dice.choice(["novelty", "weapon", "by_host", "seat", "end", "evidence"])
        dice.choice(objects).setdefault(name, deepcopy(dice.choice(STRANGE)))


_CHANGES: list[Callable[[Random, Any], None]] = [
    *(_nudge, _nudge, _nudge, _replace, _replace, _exchange, _drop, _double, _add)
]


def _write_twice(said: Any) -> str:
    """A field that is there twice."""
    if not said:
        return write_plainly(said)
    name = next(iter(said))
    return write_plainly(said)[:-1] + f",{json.dumps(name)}:{write_plainly(said[name])}}}"


_WRITERS: list[Callable[[Any], str]] = [
    json.dumps,
    _write_twice,
    lambda said: json.dumps(said, separators=(",", ":")),
    lambda said: write_plainly(said).replace(":1,", ":1.0,", 1),
    lambda said: write_plainly(said).replace(":1,", ":01,", 1),
    lambda said: write_plainly(said).replace(":0,", ":-0,", 1),
    lambda said: write_plainly(said).replace(":0,", ":-0.0,", 1),
    lambda said: write_plainly(said).replace(":2,", ":NaN,", 1),
    lambda said: write_plainly(said).replace("e", "\\u0065"),
    lambda said: write_plainly(said).replace('"n"', '"\\ud83d\\ude00":"\\ud83d","n"'),
    lambda said: write_plainly(said).replace('"n"', f'"x":{"[" * 40}{"]" * 40},"n"'),
    lambda said: write_plainly(said).replace(",", ",\t ", 2),
]
"""Other ways to write a line, good and bad."""
