"""Sealed fields: the berths of ships, and the check of proofs."""

from seabattle_verifier.fault import Fault, Illegal, Json
from seabattle_verifier.fleet import Cell, class_forms
from seabattle_verifier.rules import Rules
from seabattle_verifier.sealed.bytes_of import digest, number
from seabattle_verifier.sealed.group import (
    Element,
    G,
    H,
    add,
    decode,
    encode,
    negative,
    scalar,
    times,
    times_base,
    total,
)

MOST_PROOFS = 4096

Berth = tuple[int, frozenset[Cell]]
"""The number of a class, and the cells."""

Answer = tuple[str, int | None, frozenset[Cell]]
"""The word, the number of a class, and the cells of a sunk ship."""

WORDS = ("miss", "hit", "sunk", "empty", "ship")


class Plan:
    """The berths, regions and allowed answers of a ruleset."""

    def __init__(self, rules: Rules) -> None:
        """List the berths and the regions, in their order."""
        self.rules = rules
        self.fleet: list[Json] = rules.said["fleet"]
        self.told, self.hit_names, self.sunk_names = _disclosure(rules.said)
        self._require_sealable()
        self.berths: list[Berth] = [
            (index, place)
            for index, entry in enumerate(self.fleet)
            for place in self._places(entry)
        ]
        self.regions = self._regions()
        if len(self.berths) + len(self.regions) > MOST_PROOFS:
            raise Fault("not-sealable", "these fields are too large to be sealed", 1)

    def _require_sealable(self) -> None:
        rules = self.rules
        if rules.shared or rules.in_rounds or rules.manoeuvre is not None:
            raise Fault("not-sealable", "games by these rules cannot be sealed", 1)
        silent = not self.told and any(
            len({len(form) for form in class_forms(entry)}) != 1 for entry in self.fleet
        )
        if silent or rules.turn.get("second_shot") is not None:
            raise Fault("not-sealable", "games by these rules cannot be sealed", 1)

    def _places(self, entry: Json) -> list[frozenset[Cell]]:
        rows, columns = self.rules.rows, self.rules.columns
        found = {
            frozenset((row + down, col + across) for row, col in form)
            for form in class_forms(entry)
            for down in range(rows - max(row for row, _ in form))
            for across in range(columns - max(col for _, col in form))
        }
        return sorted(found, key=lambda place: sum(1 << r * columns + c for r, c in place))

    def _regions(self) -> list[frozenset[Cell]]:
        rows, columns = self.rules.rows, self.rules.columns
        touching = self.rules.said["sea"]["touching"]
        sizes = {
            "never": [(min(2, rows), min(2, columns))],
            "corners": [(1, 2), (2, 1)] if rows * columns > 1 else [(1, 1)],
            "freely": [(1, 1)],
        }[touching]
        return [
            frozenset((top + r, left + c) for r in range(high) for c in range(wide))
            for high, wide in sizes
            for top in range(rows - high + 1)
            for left in range(columns - wide + 1)
        ]

    def size(self) -> int:
        """How many bytes a placing has."""
        proofs = len(self.berths) + len(self.regions)
        return 32 * (len(self.berths) + len(self.fleet)) + 96 * proofs

    def may_say(self, answer: Answer, looks: bool) -> bool:  # noqa: FBT001 – as it is asked
        """Whether the rules allow an answer."""
        word, ship_class, cells = answer
        if looks or word in ("empty", "ship", "miss"):
            sort = word in ("empty", "ship")
            return sort == looks and ship_class is None and not cells
        if word == "sunk" and not self.told:
            return False
        names = self.sunk_names if word == "sunk" else self.hit_names
        known = ship_class is None or ship_class < len(self.fleet)
        shown = bool(cells) == (word == "sunk" and "cells" in names)
        return known and (ship_class is not None) == ("class" in names) and shown


def _disclosure(said: Json) -> tuple[bool, list[str], list[str]]:
    told = said.get("disclosure", {})
    if not isinstance(told, dict):
        raise Fault("rules", "nobody can play by these rules", 1)
    sinking = told.get("sinking_told", True)
    hit, sunk = told.get("hit_names", []), told.get("sunk_names", [])
    if not isinstance(sinking, bool) or not _are_names(hit) or not _are_names(sunk):
        raise Fault("rules", "nobody can play by these rules", 1)
    return sinking, hit, sunk


def _are_names(said: object) -> bool:
    return isinstance(said, list) and all(each in ("class", "owner", "cells") for each in said)


class Sealed:
    """The commitments of one field."""

    def __init__(self, plan: Plan, points: list[Element]) -> None:
        """Take the points of a placing."""
        self.plan = plan
        self.points = points

    def shows(self, berths: list[int], value: int, opening: bytes) -> bool:
        """Whether so many ships lie on these berths."""
        blinding = scalar(opening)
        if blinding is None:
            return False
        left = total([self.points[index] for index in berths])
        right = add(times_base(H, blinding), times_base(G, value))
        return encode(left) == encode(right)

    def proves(self, answer: Answer, cell: Cell, hits: set[Cell], proof: bytes) -> bool:
        """Whether an answer for *cell* is true; *hits* are the cells that were hit before."""
        word, ship_class, cells = answer
        all_berths = enumerate(self.plan.berths)
        through = [
            index
            for index, (number_of, place) in all_berths
            if cell in place and ship_class in (None, number_of)
        ]
        sums = [(through, 0 if word in ("miss", "empty") else 1)]
        if word in ("hit", "sunk") and self.plan.told:
            down = [index for index in through if self.plan.berths[index][1] <= hits | {cell}]
            if word == "sunk":
                exact = [n for n in down if not cells or self.plan.berths[n][1] == cells]
                sums.append((exact, 1))
            elif down:
                sums.append((down, 0))
        if len(proof) != 32 * len(sums):
            return False
        return all(
            self.shows(berths, value, proof[32 * place : 32 * place + 32])
            for place, (berths, value) in enumerate(sums)
        )


def check_placing(plan: Plan, context: bytes, blob: bytes) -> tuple[str | None, Sealed | None]:
    """The first check that a placing fails, or its commitments."""
    if len(blob) != plan.size():
        return "length", None
    count, classes = len(plan.berths), len(plan.fleet)
    commitments = [blob[32 * n : 32 * n + 32] for n in range(count)]
    sums = [blob[32 * n : 32 * n + 32] for n in range(count, count + classes)]
    rest = blob[32 * (count + classes) :]
    proofs = [rest[96 * n : 96 * n + 96] for n in range(len(rest) // 96)]
    numbers = [*sums, *(half for proof in proofs for half in (proof[32:64], proof[64:]))]
    if any(scalar(each) is None for each in numbers):
        return "scalar", None
    points = [decode(each) for each in commitments]
    if any(point is None for point in points):
        return "point", None
    field = Sealed(plan, [point for point in points if point is not None])
    return _check_proofs(field, context, commitments, sums, proofs), field


def _check_proofs(
    field: Sealed, context: bytes, commitments: list[bytes], sums: list[bytes], proofs: list[bytes]
) -> str | None:
    plan, count = field.plan, len(commitments)
    for index, entry in enumerate(plan.fleet):
        own = [n for n, (ship_class, _) in enumerate(plan.berths) if ship_class == index]
        if not field.shows(own, entry["count"], sums[index]):
            return "class"
    root = digest("root", context, number(count), b"".join(commitments))
    for index, point in enumerate(field.points):
        if not _is_bit((root, b"berth", number(index)), commitments[index], point, proofs[index]):
            return "berth"
    for index, region in enumerate(plan.regions):
        met = [field.points[n] for n, (_, place) in enumerate(plan.berths) if place & region]
        meeting = total(met)
        sign = encode(meeting)
        if not _is_bit((root, b"region", number(index)), sign, meeting, proofs[count + index]):
            return "region"
    return None


def _is_bit(place: tuple[bytes, ...], sign: bytes, point: Element, proof: bytes) -> bool:
    """Whether a proof shows that a commitment holds 0 or 1."""
    e0, e1 = (int.from_bytes(part, "little") for part in (proof[:16], proof[16:32]))
    z0, z1 = (int.from_bytes(part, "little") for part in (proof[32:64], proof[64:]))
    once, twice = times(point, e0, e1)
    first = add(times_base(H, z0), negative(once))
    second = add(add(times_base(H, z1), times_base(G, e1)), negative(twice))
    asked = digest("bit", *place, sign, encode(first), encode(second))[:16]
    return asked == bytes(one ^ two for one, two in zip(proof[:16], proof[16:32], strict=True))


def read_answer(plan: Plan, data: bytes) -> tuple[Answer, bytes]:
    """An answer and its proof."""
    if len(data) < 4 or data[0] >= len(WORDS):
        raise Illegal("this is no answer")
    end = 4 + 2 * int.from_bytes(data[2:4], "big")
    if end > len(data):
        raise Illegal("this is no answer")
    places = [int.from_bytes(data[n : n + 2], "big") for n in range(4, end, 2)]
    if places != sorted(set(places)):
        raise Illegal("the cells of an answer are in reading order, each once")
    cells = frozenset(divmod(place, plan.rules.columns) for place in places)
    return (WORDS[data[0]], data[1] - 1 if data[1] else None, cells), data[end:]
