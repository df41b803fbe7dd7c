"""The agreement before a game: which rules, how many seats, which letters."""

from functools import lru_cache

from msgspec.structs import replace

from seabattle.grid.labels import series
from seabattle.rules import (
    LabelSchemes,
    Ruleset,
    Variant,
    check_table,
    load_variant,
    settle,
    variant_names,
    with_local_letters,
)
from seabattle.tui.model.settings import TerminalSettings

SCHEMES = ("latin", "cyrillic", "cyrillic-yo", "РЕСПУБЛИКА", "СНЕГУРОЧКА")
"""The letters that the sheets know for columns (SB2)."""

VARIANT_ORDER = (
    "sea-battle",
    "classic",
    "battaglia-navale",
    "classic-bonus",
    "salvo",
    "milton-bradley",
)


@lru_cache(maxsize=32)
def variant_of(name: str) -> Variant:
    """The ready-made variant of that name."""
    return load_variant(name)


def variants() -> tuple[Variant, ...]:
    """The ready-made variants, the best known first."""
    names = sorted(variant_names(), key=lambda name: (_place_in_order(name), name))
    return tuple(variant_of(name) for name in names)


def _place_in_order(name: str) -> int:
    return VARIANT_ORDER.index(name) if name in VARIANT_ORDER else len(VARIANT_ORDER)


def chosen_variant(settings: TerminalSettings) -> Variant:
    """Return the variant of the settings, or the first one if that name is unknown."""
    known = settings.variant in variant_names()
    return variant_of(settings.variant) if known else variants()[0]


def seats_of(settings: TerminalSettings) -> int:
    """Return the number of players, within what the variant allows."""
    seats = chosen_variant(settings).seats
    return min(max(settings.seats, seats.least), seats.most)


def schemes_for(variant: Variant, seats: int) -> tuple[str, ...]:
    """The letters that are enough for the columns of a table."""
    return tuple(
        scheme
        for scheme in SCHEMES
        if not check_table(variant, seats, labels=_with_letters(variant, scheme))
    )


def agreed_ruleset(settings: TerminalSettings, lang: str) -> Ruleset:
    """The rules of a table by the settings; who has chosen no letters gets those of *lang*."""
    variant, seats = chosen_variant(settings), seats_of(settings)
    if settings.labels in schemes_for(variant, seats):
        return settle(variant, seats, labels=_with_letters(variant, settings.labels))
    ruleset = settle(variant, seats)
    return ruleset if settings.labels else with_local_letters(ruleset, lang)


def _with_letters(variant: Variant, scheme: str) -> LabelSchemes:
    return replace(variant.labels, columns=scheme)


def alphabet(scheme: str) -> str:
    """The first ten letters of a scheme, to recognise it by."""
    return "".join(series(scheme, 10))
