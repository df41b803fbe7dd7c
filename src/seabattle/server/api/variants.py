"""Which games there are, and whether rules of one's own can be played by."""

import gzip
from functools import lru_cache
from typing import Annotated

from litestar import Response
from msgspec import Meta, Struct

from seabattle.game.codec import encode_json
from seabattle.rules import (
    Lang,
    Ruleset,
    Variant,
    load_variant,
    settle,
    variant_names,
    with_local_letters,
)
from seabattle.rules.fitting.dice import FixedDice
from seabattle.server.http.api_refusal import Denied, NoSuchVariant, SeatsDoNotFit
from seabattle.server.http.operation import JSON, Call, Operation
from seabattle.speech import rule_page
from seabattle.speech.pages import game_sea
from seabattle.wire.rule_file import Rules, SeatCount, VariantLine, rules_of

MARKDOWN = "text/markdown"


class LanguageQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """In which language."""

    lang: Annotated[Lang | None, Meta(description="Language; default: from Accept-Language.")] = (
        None
    )


class VariantQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """For how many, and in which language."""

    seats: SeatCount | None = None
    lang: Annotated[Lang | None, Meta(description="Language; default: from Accept-Language.")] = (
        None
    )


async def variants(call: Call) -> Response[bytes]:
    """Every ready-made variant.

    The same for everybody and known beforehand, so it may be compressed; nothing else here is.
    """
    headers = {"Vary": "Accept-Encoding"}
    packed = "gzip" in call.request.headers.get("accept-encoding", "")
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(_lines(packed=packed), media_type=JSON, headers=headers)


@lru_cache(maxsize=2)
def _lines(*, packed: bool) -> bytes:
    lines = encode_json([_line(load_variant(name)) for name in variant_names()])
    return gzip.compress(lines, 9, mtime=0) if packed else lines


def _line(variant: Variant) -> VariantLine:
    ruleset = settle(variant)
    return VariantLine(
        variant.name,
        variant.title,
        variant.about,
        ruleset.grid.rows,
        ruleset.grid.columns,
        ruleset.ships,
        variant.seats.least,
        variant.seats.most,
        game_sea(ruleset, FixedDice(sum(map(ord, variant.name)))),
    )


async def variant(call: Call) -> Rules:
    """The rules of a variant."""
    ruleset = _ruleset(call)
    return rules_of(ruleset)


async def rules(call: Call) -> Response[str]:
    """The rules of a variant as text."""
    seats = None if call.query.seats is None else _ruleset(call).seats
    page = _rule_page(find_variant(call.path["name"]).name, seats, call.lang)
    return Response(page, media_type=MARKDOWN, headers={"Content-Language": call.lang})


@lru_cache(maxsize=1024)
def _rule_page(name: str, seats: int | None, lang: str) -> str:
    """The rules of a ready-made variant, which never change; for any number, unless one is said."""
    if seats is None:
        return rule_page(load_variant(name), lang)
    return rule_page(with_local_letters(preset_ruleset(name, seats), lang), lang)


@lru_cache(maxsize=512)
def preset_ruleset(name: str, seats: int) -> Ruleset:
    """The rules of a ready-made variant for so many seats."""
    return settle(find_variant(name), seats)


def _ruleset(call: Call) -> Ruleset:
    found = find_variant(call.path["name"])
    return preset_ruleset(found.name, check_seats(found, call.query.seats))


def find_variant(name: str) -> Variant:
    """The ready-made variant of that name; never a file of the server's."""
    if name not in variant_names():
        raise Denied(NoSuchVariant(name))
    return load_variant(name)


def check_seats(variant: Variant, seats: int | None) -> int:
    """So many seats, where the variant has room for them."""
    wanted = variant.seats.least if seats is None else seats
    least, most = variant.seats.least, variant.seats.most
    if not least <= wanted <= most:
        raise Denied(SeatsDoNotFit(wanted, least, most))
    return wanted


OPERATIONS = (
    Operation(
        "GET",
        "/variants",
        "List the ready-made variants",
        variants,
        answer=list[VariantLine],
        open=True,
    ),
    Operation(
        "GET",
        "/variants/{name}",
        "Get the rules of a variant",
        variant,
        query=VariantQuery,
        answer=Rules,
        open=True,
        problems=(404, 409),
    ),
    Operation(
        "GET",
        "/variants/{name}/rules",
        "Get the rules of a variant as text",
        rules,
        query=VariantQuery,
        answer=str,
        media=MARKDOWN,
        open=True,
        problems=(404, 409),
    ),
)
