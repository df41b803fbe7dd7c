"""``seabattle`` alone: the program on the terminal, or a plain game where there is none."""

from seabattle.cli.bare import is_terminal, open_program
from seabattle.cli.console import Ascii, Lang
from seabattle.cli.play import play


def open_terminal(
    *,
    lang: Lang = None,
    ascii: Ascii = False,  # noqa: A002 -- The option is called --ascii.
) -> int:
    """Sea Battle: every rule of five real sheets, in the terminal."""
    if is_terminal():
        return open_program(lang, ascii_only=ascii)
    play(lang=lang, ascii=ascii)
    return 0
