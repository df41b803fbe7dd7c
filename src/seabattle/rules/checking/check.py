"""The check of a rule file: all its mistakes at once, each with its line.

A file passes four gates. It must be TOML, every word must be in the vocabulary,
drawings, labels and names must make sense, and no two choices may contradict each
other. Only a failure at the first gate stops the check.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import ValidationError, convert
from msgspec.structs import replace

from seabattle.grid import Grid
from seabattle.rules.checking.contradiction import contradictions, has_one_size
from seabattle.rules.checking.fleet_check import name_mistakes, number_mistakes, room_mistakes
from seabattle.rules.checking.json_schema import variant_schema
from seabattle.rules.checking.label_check import label_mistakes
from seabattle.rules.checking.parse import parse_toml
from seabattle.rules.checking.schema_finding import SchemaFinding, word_mistakes
from seabattle.rules.checking.shape_check import drawing_mistakes
from seabattle.rules.checking.source import text_of
from seabattle.rules.checking.toml_line import line_at
from seabattle.rules.checking.value_trouble import value_trouble
from seabattle.rules.size import GridSize, Seats
from seabattle.rules.variant import LabelSchemes, Variant
from seabattle.trouble import Trouble

HIDDEN = re.compile("[\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
"""Direction controls and invisible separators; joiners are allowed, as some scripts need them."""

# Stands in for sections that are broken, so that the sound ones can still be judged.
_PLACEHOLDERS: dict[str, Any] = {
    "name": "nameless",
    "title": {"en": "Nameless"},
    "grid": {},
    "fleet": [{"name": "ship", "count": 1, "shapes": ["#"]}],
    "sea": {"touching": "freely"},
}


def check_variant(name_or_path: str | Path) -> tuple[Trouble, ...]:
    """All mistakes of a ready-made variant or of a file; none when it can be played."""
    try:
        return check_text(text_of(name_or_path))
    except Trouble as trouble:
        return trouble.each


def check_text(text: str) -> tuple[Trouble, ...]:
    """All mistakes of a rule file, in the order of its lines."""
    try:
        file = parse_toml(text)
    except Trouble as trouble:
        return trouble.each
    found = [mistake.at(line_at(file.lines, mistake.path)) for mistake in _data_mistakes(file.data)]
    return tuple(sorted(found, key=lambda mistake: mistake.line or 0))


def check_table(
    variant: Variant,
    seats: int | None = None,
    *,
    grid: Grid | None = None,
    labels: LabelSchemes | None = None,
    searched: bool = True,
) -> tuple[Trouble, ...]:
    """The mistakes in one table's choice of seats, grid and labels; call before :func:`settle`.

    *variant* itself has been loaded and is sound. *searched* is whether to search for a placing
    of the fleet; without it the room is only compared with bounds.
    """
    least, most = variant.seats.least, variant.seats.most
    seats = least if seats is None else seats
    if not least <= seats <= most:
        return (
            Trouble(
                "variant/seats-refused",
                path="seats",
                seats=str(seats),
                least=str(least),
                most=str(most),
            ),
        )
    grid = grid or variant.grid.grid(seats)
    agreed = replace(
        variant,
        seats=Seats(seats, seats),
        grid=GridSize(grid.rows, grid.columns),
        labels=labels or variant.labels,
    )
    return tuple(_sense_mistakes(agreed, searched=searched))


def _data_mistakes(data: dict[str, Any]) -> Iterator[Trouble]:
    words = [*word_mistakes(_findings(data)), *_hidden_signs(data)]
    drawings = [*drawing_mistakes(_list(data, "fleet"))]
    yield from (*words, *drawings)
    for key in ("fleet", "arsenal"):
        yield from name_mistakes(key, _list(data, key))
    broken = {_section(mistake.path) for mistake in (*words, *drawings)}
    sound = {key: data[key] for key in Variant.__struct_fields__ if key in data.keys() - broken}
    try:
        variant = convert({**_PLACEHOLDERS, **sound}, Variant)
    except ValidationError as error:
        # The schema and the types should agree; this reports a file on which they do not.
        yield Trouble("file/refused", reason=value_trouble(error))
        return
    yield from _sense_mistakes(variant, broken)


def _sense_mistakes(
    variant: Variant, broken: Collection[str] = (), *, searched: bool = True
) -> Iterator[Trouble]:
    yield from contradictions(variant, broken)
    if "fleet" not in broken:
        yield from number_mistakes(variant.fleet)
    if {"grid", "seats"} & set(broken) or not has_one_size(variant):
        return
    fewest, most = sorted((variant.seats.least, variant.seats.most))
    if "labels" not in broken:
        yield from label_mistakes(variant.labels, variant.grid.grid(most))
    if not {"fleet", "sea"} & set(broken) and not [*number_mistakes(variant.fleet)]:
        grid, touching = variant.grid.grid(fewest), variant.sea.touching
        yield from room_mistakes(grid, variant.fleet, touching, searched=searched)


def _hidden_signs(value: Any, path: str = "") -> Iterator[Trouble]:
    """Texts with invisible characters that change the direction of the text around them.

    The types allow them, so that records written before this check can still be read.
    """
    if isinstance(value, dict):
        for key, each in value.items():
            if key != "labels":  # Another check refuses labels that are not letters.
                yield from _hidden_signs(each, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from _hidden_signs(each, f"{path}[{index}]")
    elif isinstance(value, str) and HIDDEN.search(value):
        yield Trouble("file/not-plain", path=path)


def _section(path: str) -> str:
    return path.split(".", maxsplit=1)[0].split("[", maxsplit=1)[0]


def _list(data: dict[str, Any], key: str) -> list[Any]:
    entries = data.get(key)
    return entries if isinstance(entries, list) else []


def _findings(data: dict[str, Any]) -> Iterable[SchemaFinding]:
    findings: Iterable[SchemaFinding] = _validator().iter_errors(data)
    return findings


@lru_cache(maxsize=1)
def _validator() -> Any:
    # Imported here, because playing a ready-made variant does not need it.
    from jsonschema import Draft202012Validator, validators

    whole = Draft202012Validator.TYPE_CHECKER.redefine(
        # JSON takes 1.0 for a whole number; TOML and the types do not.
        "integer",
        lambda _, value: isinstance(value, int) and not isinstance(value, bool),
    )
    strict = validators.extend(  # type: ignore[no-untyped-call] # The stubs do not type it.
        Draft202012Validator, type_checker=whole
    )
    return strict(variant_schema())
