"""Rule files for tests: a sound one, and the same with sections exchanged."""

SECTIONS = {
    "name": 'name = "test"',
    "title": '[title]\nen = "Test"',
    "grid": "[grid]\nrows = 6\ncolumns = 8",
    "sea": '[sea]\ntouching = "never"',
    "fleet": '[[fleet]]\nname = "cutter"\ncount = 2\nshapes = ["##"]',
}

SHARED = '[sea]\ntouching = "freely"\nwhose = "shared"'
ROUNDS = '[turn]\norder = "together"'


def rule_file(**sections: str) -> str:
    """The text of a sound rule file, with these sections instead or besides."""
    return "\n\n".join({**SECTIONS, **sections}.values()) + "\n"
