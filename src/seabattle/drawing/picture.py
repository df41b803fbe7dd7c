"""A page as a file to print: PDF drawn mark by mark, PNG rendered from its SVG.

Both need a library that is installed with the extra ``print``; without it importing it
raises :class:`ImportError` when a page is asked for, and not before.
"""

from typing import TYPE_CHECKING

from seabattle.drawing.face import FAMILY, face
from seabattle.drawing.paper import Frame, Page, Rule, Trace, Words
from seabattle.drawing.svg import page_svg

if TYPE_CHECKING:
    from fpdf import FPDF

DOTS_PER_INCH = 200
POINTS_PER_MM = 72 / 25.4


def page_png(page: Page) -> bytes:
    """The page as a PNG picture."""
    from resvg_py import svg_to_bytes

    faces = [str(face(bold=bold).path) for bold in (False, True)]
    # Fonts of the system are left out, so that a picture is the same on every machine.
    picture = svg_to_bytes(
        svg_string=page_svg(page), dpi=DOTS_PER_INCH, skip_system_fonts=True, font_files=faces
    )
    return bytes(picture)


def page_pdf(page: Page) -> bytes:
    """The page as a PDF document with its typeface inside."""
    from fpdf import FPDF

    pdf = FPDF(unit="mm", format=(page.width, page.height))
    # Under one date the same sheet is the same file, today and tomorrow.
    pdf.set_creation_date(pdf.creation_date.fromtimestamp(0, pdf.creation_date.tzinfo))
    pdf.set_title(page.title)
    pdf.set_lang(page.lang)
    pdf.set_auto_page_break(auto=False)
    for bold in (False, True):
        pdf.add_font(FAMILY, "B" if bold else "", face(bold=bold).path)
    pdf.add_page()
    for trace in page.traces:
        _draw(pdf, trace)
    return bytes(pdf.output())


def _draw(pdf: "FPDF", trace: Trace) -> None:
    match trace:
        case Rule():
            pdf.set_line_width(trace.weight)
            pdf.line(trace.x1, trace.y1, trace.x2, trace.y2)
        case Frame():
            pdf.set_line_width(trace.weight)
            pdf.set_fill_color(trace.shade or "#ffffff")
            style = "DF" if trace.shade else "D"
            pdf.rect(trace.x, trace.y, trace.width, trace.height, style)
        case Words():
            pdf.set_font(FAMILY, "B" if trace.bold else "", trace.size * POINTS_PER_MM)
            pdf.text(trace.left, trace.y, trace.text)
