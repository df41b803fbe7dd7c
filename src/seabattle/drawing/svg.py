"""A page as SVG."""

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from seabattle.drawing.printed_page import PrintedPage, Rectangle, RuledLine, TextLine, Trace
from seabattle.drawing.typeface import FAMILY


def page_svg(page: PrintedPage) -> str:
    """The page as an SVG picture, to scale when printed.

    Every line of text states its length, so that it keeps its place on a system that
    substitutes another typeface.
    """
    return "\n".join(_lines(page)) + "\n"


def _lines(page: PrintedPage) -> Iterator[str]:
    wide, high = _number(page.width), _number(page.height)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" xml:lang="{page.lang}" '
        f'role="img" aria-label={quoteattr(page.title)} '
        f'width="{wide}mm" height="{high}mm" viewBox="0 0 {wide} {high}">'
    )
    yield f'<rect width="{wide}" height="{high}" fill="#ffffff"/>'
    family = f"'{FAMILY}', 'DejaVu Sans', Arial, sans-serif"
    yield f'<g font-family="{family}" font-stretch="condensed">'
    yield from (_draw_trace(trace) for trace in page.traces)
    yield "</g>"
    yield "</svg>"


def _draw_trace(trace: Trace) -> str:
    match trace:
        case RuledLine():
            return (
                f'<line x1="{_number(trace.x1)}" y1="{_number(trace.y1)}" '
                f'x2="{_number(trace.x2)}" y2="{_number(trace.y2)}" '
                f'stroke="#000000" stroke-width="{_number(trace.weight)}"/>'
            )
        case Rectangle():
            return (
                f'<rect x="{_number(trace.x)}" y="{_number(trace.y)}" '
                f'width="{_number(trace.width)}" height="{_number(trace.height)}" '
                f'fill="{trace.shade or "none"}" '
                f'stroke="#000000" stroke-width="{_number(trace.weight)}"/>'
            )
        case TextLine():
            return _text(trace)


def _text(words: TextLine) -> str:
    bold = ' font-weight="bold"' if words.bold else ""
    # A rule file may contain characters that XML forbids; none of them is printable.
    text = "".join(sign for sign in words.text if sign.isprintable())
    return (
        f'<text x="{_number(words.left)}" y="{_number(words.y)}" '
        f'font-size="{_number(words.size)}"{bold} '
        f'textLength="{_number(words.width)}" lengthAdjust="spacingAndGlyphs">'
        f"{escape(text)}</text>"
    )


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")
