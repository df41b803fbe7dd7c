"""Export of a printed page from its SVG to PDF and PNG.

Both need a library that is slow to import, so it is imported on first use.
"""

from seabattle.drawing.printed_page import PrintedPage
from seabattle.drawing.svg import page_svg
from seabattle.drawing.typeface import FAMILY, load_typeface

DOTS_PER_INCH = 200


def page_png(page: PrintedPage) -> bytes:
    """The page as a PNG picture."""
    from resvg_py import svg_to_bytes

    faces = [str(load_typeface(bold=bold).path) for bold in (False, True)]
    # System fonts are disabled, so that a picture is the same on every machine.
    picture = svg_to_bytes(
        svg_string=page_svg(page), dpi=DOTS_PER_INCH, skip_system_fonts=True, font_files=faces
    )
    return bytes(picture)


def page_pdf(page: PrintedPage) -> bytes:
    """The page as a PDF document with its typeface inside."""
    from fpdf import FPDF
    from fpdf.svg import SVGObject

    pdf = FPDF(unit="mm", format=(page.width, page.height))
    # A fixed creation date makes the file reproducible.
    pdf.set_creation_date(pdf.creation_date.fromtimestamp(0, pdf.creation_date.tzinfo))
    pdf.set_title(page.title)
    pdf.set_lang(page.lang)
    for bold in (False, True):
        pdf.add_font(FAMILY, "B" if bold else "", load_typeface(bold=bold).path)
    pdf.add_page()
    SVGObject(page_svg(page)).draw_to_page(pdf, 0, 0)
    return bytes(pdf.output())
