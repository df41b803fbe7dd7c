"""Agreements of a table as options of a command."""

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter, validators

from seabattle.grid import Grid
from seabattle.rules import (
    LabelSchemes,
    Ruleset,
    Variant,
    check_table,
    load_variant,
    settle,
    with_local_letters,
)
from seabattle.terminal.console import reading
from seabattle.trouble import join_troubles

VariantName = Annotated[str, Parameter(help="Ready-made variant, or path of a rule file.")]

VariantOption = Annotated[
    str, Parameter(help="Ready-made variant, or path of a rule file (required).")
]

SIDE = validators.Number(gte=1, lte=64)
"""The allowed length of a side of a grid: as in rule files."""


@Parameter(name="*")
@dataclass(frozen=True)
class Agreement:
    """The settings that may differ from table to table under one rule file."""

    seats: Annotated[
        int | None,
        Parameter(help="Number of players.", validator=validators.Number(gte=2, lte=64)),
    ] = None
    labels: Annotated[
        str | None,
        Parameter(help="Column labels: latin, cyrillic, cyrillic-yo, or a word like РЕСПУБЛИКА."),
    ] = None
    rows: Annotated[
        int | None,
        Parameter(help="Grid rows, for variants whose size the host chooses.", validator=SIDE),
    ] = None
    columns: Annotated[
        int | None,
        Parameter(help="Grid columns, for variants whose size the host chooses.", validator=SIDE),
    ] = None


NO_AGREEMENT = Agreement()


def find_variant(name: str) -> Variant:
    """The variant of that name or in that file; raises :class:`Trouble` with all mistakes."""
    with reading(name):
        return load_variant(name)


def ruleset_for(name: str, agreed: Agreement, lang: str | None = None) -> Ruleset:
    """The rules of a table; raises :class:`Trouble` when they cannot be agreed on.

    Where no labels were agreed on, columns have the letters of *lang* (SB2).
    """
    variant = find_variant(name)
    grid = _agreed_grid(variant, agreed)
    labels = _agreed_labels(variant, agreed)
    mistakes = check_table(variant, agreed.seats, grid=grid, labels=labels)
    if mistakes:
        raise join_troubles(mistakes).in_file(name)
    ruleset = settle(variant, agreed.seats, grid=grid, labels=labels)
    return ruleset if labels or lang is None else with_local_letters(ruleset, lang)


def _agreed_grid(variant: Variant, agreed: Agreement) -> Grid | None:
    if agreed.rows is None and agreed.columns is None:
        return None
    usual = variant.grid.grid(agreed.seats or variant.seats.least)
    rows = usual.rows if agreed.rows is None else agreed.rows
    columns = usual.columns if agreed.columns is None else agreed.columns
    return Grid(rows, columns)


def _agreed_labels(variant: Variant, agreed: Agreement) -> LabelSchemes | None:
    if agreed.labels is None:
        return None
    return LabelSchemes(agreed.labels, variant.labels.rows, variant.labels.between)
