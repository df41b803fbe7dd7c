"""Why a record cannot be read.

As with refusals, an obstacle is a code and its facts. The sentences here are
English, so that records can be read without the catalogs; other languages say the
same from the same facts.
"""

RECORD_SENTENCES: dict[str, str] = {
    "record/empty": "The file is empty.",
    "record/too-big": "The file has more than {most} bytes. No game fills so many.",
    "record/long-line": "The line has more than {most} bytes. No game has such a line.",
    "record/not-text": "This is not text, so it is not the record of a game.",
    "record/damaged": "The file was packed with gzip and is damaged, so it cannot be unpacked.",
    "record/not-ours": (
        "This is not the record of a game: the first line of one is a header that says "
        "seabattle-record."
    ),
    "record/unknown-version": (
        "The record has version {version} of the format. This program reads version {reads}."
    ),
    "record/bad-header": "The header of the record cannot be read: {reason}.",
    "record/bad-names": "The players' names cannot be used: {reason}.",
    "record/bad-rules": "The rules in the record cannot be played: {reason}",
    "record/wrong-hash": (
        "The rules in the record are not those it was played by: their hash is {found}, "
        "and the header says {told}."
    ),
    "record/cut-off": (
        "The record is cut off: its last line is missing or incomplete. "
        "{entries} entries before it are whole."
    ),
    "record/edited": (
        "The record was changed after it was written: from this line on the checksums do not fit."
    ),
    "record/bad-entry": "The line cannot be read: {reason}.",
    "record/refused": (
        "The rules refuse what the record says was done here. The obstacle is {refusal}."
    ),
    "record/does-not-follow": "What the record says happened here does not follow from the rules.",
}
"""Every way in which a record can be bad. The names in braces are its facts."""


class BadRecord(ValueError):  # noqa: N818 -- It says what is bad, as refusals do.
    """A record that cannot be read: which line, which obstacle, and its facts."""

    def __init__(self, code: str, line: int | None = None, **facts: str | int) -> None:
        self.code = code
        self.line = line
        """Counted from 1; ``None`` when the file as a whole is meant."""
        self.facts = facts
        super().__init__(code, line, facts)

    @property
    def sentence(self) -> str:
        """What is wrong, in English."""
        return RECORD_SENTENCES[self.code].format_map(self.facts)

    def __str__(self) -> str:
        return self.sentence if self.line is None else f"line {self.line}: {self.sentence}"
