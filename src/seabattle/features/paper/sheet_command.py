"""``sheet``: a page to play on paper."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from seabattle.drawing import draw_sheet
from seabattle.drawing.page_export import page_pdf, page_png
from seabattle.drawing.printed_page import PrintedPage
from seabattle.drawing.svg import page_svg
from seabattle.speech import say
from seabattle.terminal.console import Lang, language, refuse_overwriting, write_file
from seabattle.terminal.table_options import (
    NO_AGREEMENT,
    Agreement,
    VariantName,
    ruleset_for,
)
from seabattle.trouble import Trouble

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
    ruleset = ruleset_for(variant, agreed, spoken)
    writer = _writer_for(output)
    if not force:
        refuse_overwriting(output)
    write_file(output, writer(draw_sheet(ruleset, spoken)))
    print(say(spoken, "sheet-written", file=str(output)))


def _writer_for(output: Path) -> Callable[[PrintedPage], bytes]:
    """What writes such a file."""
    ending = output.suffix.lower()
    if ending not in WRITERS:
        raise Trouble("sheet/ending", file=str(output))
    return WRITERS[ending]
