"""Why a transcript cannot be read, or does not tell what happened."""

TRANSCRIPT_SENTENCES: dict[str, str] = {
    "transcript/empty": "There is nothing in the transcript.",
    "transcript/too-big": "The transcript has more than {most} characters.",
    "transcript/no-variant": (
        "The transcript does not say what is played. Begin with a line like: variant: sea-battle"
    ),
    "transcript/twice": "The header says {key} a second time.",
    "transcript/bad-rules": "These rules cannot be played: {reason}",
    "transcript/bad-file": "A rule file is named, but files cannot be read here: {file}.",
    "transcript/bad-seats": "The players cannot be named so: {reason}.",
    "transcript/bad-called": "Write it like this: called: Anna {example}",
    "transcript/bad-labels": "Write it like this: labels: latin numbers, or latin numbers -",
    "transcript/bad-grid": "Write it like this: grid: 10x12, rows first.",
    "transcript/unreadable": (
        "{text} is not understood. Write who does what, like Anna: B1 -> miss, or round 3, "
        "lots: Anna, host: close, over: Anna wins, sunk."
    ),
    "transcript/bad-sea": "The sea cannot be read: {reason}",
    "transcript/bad-action": "{text} is no action. Write a cell, or one of: {choices}.",
    "transcript/no-ship": "{text} is none of the ships.",
    "transcript/too-early": "Nothing has happened yet that could have been heard.",
    "transcript/wrong-answer": "The transcript says {told!r}, but the answer is {found!r}.",
    "transcript/wrong-news": "The transcript says {told!r}, but the news is {found!r}.",
    "transcript/wrong-ears": "The transcript says {told!r}, but what {who} hears is {found!r}.",
    "transcript/wrong-sight": "The transcript says {told!r}, but what {who} sees is {found!r}.",
    "transcript/wrong-round": "The transcript says round {told}, but this is round {found}.",
    "transcript/wrong-ending": "The transcript says {told!r}, but the end is {found!r}.",
}
"""Everything that can be wrong. The names in braces are its facts."""


class BadTranscript(ValueError):  # noqa: N818 -- It says what is bad, as refusals do.
    """A transcript that cannot be read or is not true: which line, which mistake."""

    def __init__(self, code: str, line: int, **facts: str | int) -> None:
        self.code = code
        self.line = line
        """Counted from 1."""
        self.facts = facts
        super().__init__(code, line, facts)

    @property
    def sentence(self) -> str:
        """What is wrong, in English."""
        return TRANSCRIPT_SENTENCES[self.code].format_map(self.facts)

    def __str__(self) -> str:
        return f"line {self.line}: {self.sentence}"
