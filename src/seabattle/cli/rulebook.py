"""``variants`` and ``rules``: which games there are, and how they are played."""

from typing import Any

from seabattle.rules import Ruleset, load_variant, ruleset_hash, settle, variant_names
from seabattle.speech import rule_page, say
from seabattle.terminal.console import AsJson, Lang, language, print_json
from seabattle.terminal.table_options import (
    NO_AGREEMENT,
    Agreement,
    VariantName,
    find_variant,
    ruleset_for,
)


def variants(*, lang: Lang = None, json: AsJson = False) -> None:
    """List the ready-made variants."""
    spoken = language(lang)
    games = [settle(load_variant(name)) for name in variant_names()]
    if json:
        print_json([_variant_facts(game, spoken) for game in games])
        return
    width = max(len(game.name) for game in games)
    for game in games:
        print(f"{game.name:{width}}  {_variant_line(game, spoken)}")
    print("\n" + say(spoken, "command-variants-more"))


def rules(
    variant: VariantName,
    agreed: Agreement = NO_AGREEMENT,
    *,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Print the rules of a variant in words."""
    spoken = language(lang)
    ruleset = ruleset_for(variant, agreed, spoken)
    # Who has agreed on nothing asks for the game, not for a table at which so many sit.
    page = rule_page(find_variant(variant) if agreed == NO_AGREEMENT else ruleset, spoken)
    if json:
        print_json({"ruleset": ruleset, "hash": ruleset_hash(ruleset), "page": page})
    else:
        print(page.rstrip())


def _variant_line(game: Ruleset, lang: str) -> str:
    most = load_variant(game.name).seats.most
    return say(
        lang,
        "command-variant",
        title=game.title.in_language(lang),
        rows=game.grid.rows,
        columns=game.grid.columns,
        ships=game.ships,
        least=game.seats,
        most=most,
    )


def _variant_facts(game: Ruleset, lang: str) -> dict[str, Any]:
    variant = load_variant(game.name)
    return {
        "name": game.name,
        "title": game.title.in_language(lang),
        "about": game.about.in_language(lang) if game.about else "",
        "rows": game.grid.rows,
        "columns": game.grid.columns,
        "ships": game.ships,
        "least_seats": variant.seats.least,
        "most_seats": variant.seats.most,
        "hash": ruleset_hash(game),
    }
