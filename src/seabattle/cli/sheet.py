"""``sheet``: a page to play on paper."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from seabattle.cli.console import Complaint, Lang, language, refuse_overwriting, write_file
from seabattle.cli.table_options import (
    NO_AGREEMENT,
    Agreement,
    VariantName,
    find_variant,
    ruleset_for,
)
from seabattle.drawing import TooFull, draw_sheet
from seabattle.drawing.page_export import page_pdf, page_png
from seabattle.drawing.printed_page import PrintedPage
from seabattle.drawing.svg import page_svg
from seabattle.speech import say
from seabattle.speech.printable_text import printable_text

WRITERS: dict[str, Callable[[PrintedPage], bytes]] = {
    ".pdf": page_pdf,
    ".svg": lambda page: page_svg(page).encode(),
    ".png": page_png,
}


def sheet(
    variant: VariantName,
    agreed: Agreement = NO_AGREEMENT,
    *,
    output: Annotated[
        Path, Parameter(name=("--output", "-o"), help="The file: .pdf, .svg or .png.")
    ] = Path("sheet.pdf"),
    force: Annotated[
        bool, Parameter(negative=(), help="Overwrite the file if there is one.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Draw a page to play on paper: fields, fleet and rules."""
    spoken = language(lang)
    ruleset = ruleset_for(variant, _with_local_letters(variant, agreed, spoken), spoken)
    writer = _writer_for(output, spoken)
    if not force:
        refuse_overwriting(output, spoken)
    try:
        page = draw_sheet(ruleset, spoken)
    except TooFull:
        title = printable_text(ruleset.title.in_language(spoken))
        raise Complaint(say(spoken, "sheet-full", title=title)) from None
    write_file(output, writer(page), spoken)
    print(say(spoken, "sheet-written", file=str(output)))


def _with_local_letters(name: str, agreed: Agreement, lang: str) -> Agreement:
    """A sheet in Russian has Cyrillic columns, as the terminal has, unless others were agreed."""
    usual = find_variant(name, lang).labels.columns
    if lang != "ru" or agreed.labels is not None or usual != "latin":
        return agreed
    return replace(agreed, labels="cyrillic")


def _writer_for(output: Path, lang: str) -> Callable[[PrintedPage], bytes]:
    """What writes such a file, or a complaint that says what would."""
    ending = output.suffix.lower()
    if ending not in WRITERS:
        raise Complaint(say(lang, "sheet-ending", file=str(output)))
    return WRITERS[ending]
