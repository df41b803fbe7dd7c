"""Check that the labels of rows and columns give every cell a name of its own."""

from unicodedata import normalize

from seabattle_verifier.fault import Json

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
CYRILLIC = "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ"
ALPHABETS = {
    "latin": LATIN,
    "cyrillic": CYRILLIC,
    "cyrillic-yo": CYRILLIC.replace("Е", "ЕЁ"),
}
"""The known series of letters; ``numbers`` is the other one."""

_DRAWN_AS = str.maketrans(
    "АВСЕНІЈКМОРЅТХУ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
    "ABCEHIJKMOPSTXY" + "ABEZHIKMNOPTYX",
)
"""Cyrillic and Greek capitals that look like Latin ones."""


def labels_fit(said: Json) -> bool:
    """Whether no two cells of the grid have the same name."""
    labels, grid = said["labels"], said["grid"]
    schemes = labels.get("columns", "latin"), labels.get("rows", "numbers")
    between = labels.get("between", "")
    if schemes == ("numbers", "numbers") and not between:
        return False
    columns, rows = _series(schemes[0], grid["cols"]), _series(schemes[1], grid["rows"])
    if columns is None or rows is None:
        return False
    names = {f"{column}{between}{row}" for column in columns for row in rows}
    return len(names) == len(columns) * len(rows)


def _series(scheme: str, length: int) -> list[str] | None:
    """The labels of one side; nothing if the word of a scheme cannot label it."""
    if scheme == "numbers":
        return [str(number) for number in range(1, length + 1)]
    if scheme in ALPHABETS:
        return [_numeral(ALPHABETS[scheme], number) for number in range(1, length + 1)]
    word = [_capital(letter) for letter in scheme]
    drawn = {normalize("NFKC", letter).translate(_DRAWN_AS) for letter in word}
    fits = "".join(word).isalpha() and len(drawn) == len(word) >= length
    return word[:length] if fits else None


def _numeral(alphabet: str, number: int) -> str:
    """The label of a number: A, B, …, Z, AA, AB and so on."""
    label = ""
    while number:
        number, digit = divmod(number - 1, len(alphabet))
        label = alphabet[digit] + label
    return label


def _capital(letter: str) -> str:
    """The capital of a letter, where it is one letter, and not Georgian."""
    capital = letter.upper()
    if "\u1c90" <= capital <= "\u1cbf":
        return capital.lower()
    return capital if len(capital) == 1 else letter
