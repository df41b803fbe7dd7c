"""A page as a file to print, made from its SVG: PDF and PNG.

Both need a library that is slow to import, and so is imported when a page is asked for.
"""

from seabattle.drawing.printed_page import PrintedPage
from seabattle.drawing.svg import page_svg
from seabattle.drawing.typeface import FAMILY, load_typeface

DOTS_PER_INCH = 200


def page_png(page: PrintedPage) -> bytes:
    """The page as a PNG picture."""
    from resvg_py import svg_to_bytes

    faces = [str(load_typeface(bold=bold).path) for bold in (False, True)]
    # Fonts of the system are left out, so that a picture is the same on every machine.
    picture = svg_to_bytes(
        svg_string=page_svg(page), dpi=DOTS_PER_INCH, skip_system_fonts=True, font_files=faces
    )
    return bytes(picture)


def page_pdf(page: PrintedPage) -> bytes:
    """The page as a PDF document with its typeface inside."""
    from fpdf import FPDF
    from fpdf.svg import SVGObject

    pdf = FPDF(unit="mm", format=(page.width, page.height))
    # Under one date the same sheet is the same file, today and tomorrow.
    pdf.set_creation_date(pdf.creation_date.fromtimestamp(0, pdf.creation_date.tzinfo))
    pdf.set_title(page.title)
    pdf.set_lang(page.lang)
    for bold in (False, True):
        pdf.add_font(FAMILY, "B" if bold else "", load_typeface(bold=bold).path)
    pdf.add_page()
    SVGObject(page_svg(page)).draw_to_page(pdf, 0, 0)
    return bytes(pdf.output())
