"""A paper game that cannot be read: where, which mistake, and what to write instead.

The sentences here are English, so that the reader can be used alone; speech says the
same in other languages from the same facts.
"""

from seabattle.records.sketch import SENTENCES as OF_DRAWINGS
from seabattle.records.sketch import BadSketch

SENTENCES = OF_DRAWINGS | {
    "paper/not-text": "This is not a text in UTF-8. Save the file as plain UTF-8 text.",
    "paper/too-long": "The file has more than {most} characters. A game on paper needs a tenth.",
    "paper/empty": "There is nothing in the file. Look at docs/examples/paper-game.txt.",
    "paper/unclear": (
        "{text} cannot be understood. A shot is written like this: {name}: B2 miss. "
        "A drawing stands under field: {name}, without empty lines in it."
    ),
    "paper/twice": "{key} is written for the second time. Write it once.",
    "paper/no-players": "Nobody is named. Write at the top: players: Anna, Boris",
    "paper/players": "Write two different short names, with a comma between: players: Anna, Boris",
    "paper/name-taken": "{name} cannot be a name, it has a meaning here. Choose another.",
    "paper/unknown-player": "{name} does not play. The players are {names}.",
    "paper/no-variant": "The game is not named. Write at the top: variant: sea-battle",
    "paper/unknown-variant": "There is no variant {name}. Write one of: {choices}.",
    "paper/not-for-two": (
        "{name} is not played by two with a sea each, so it cannot be judged from paper."
    ),
    "paper/labels": (
        "{text} cannot name the columns. Write latin, cyrillic, or a word like {example}."
    ),
    "paper/no-field": (
        "The field of {name} is missing. Draw it under field: {name}, or write {name} refuses."
    ),
    "paper/no-start": "The field of {name} at the start is missing; only its end is drawn.",
    "paper/no-answer": "There is no answer behind {text}. Write it like this: B2 miss.",
    "paper/cell": "{text} is not the name of a cell. Write it like {example}.",
    "paper/alphabet": "The {letter} in {text} is of another alphabet. The columns are {columns}.",
    "paper/winner": "By the shots {name} has won, and here it says otherwise.",
    "paper/weapon": "{name} has no special action {text}.",
}


class BadPaper(ValueError):  # noqa: N818  The paper is bad, nothing went wrong.
    """One mistake in a typed paper game."""

    def __init__(self, code: str, line: int, **facts: str | int):
        self.code = code
        self.line = line
        self.facts = facts
        super().__init__(f"line {line}: {SENTENCES[code].format(**facts)}")


def from_drawing(bad: BadSketch) -> BadPaper:
    """The mistake in a drawing as one of the whole paper."""
    return BadPaper(bad.code, bad.line, **bad.facts)
