"""No folder but ``speech`` contains a sentence for players, as ARCHITECTURE.md says.

The source is read: every text in it that is prose is either for programmers, by one of the
rules below, or it belongs into the catalogs, where it is said in every language.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from msgspec import Struct

PACKAGE = Path(__file__).parents[2] / "src" / "seabattle"

WORD = r"[^\W\d_]+(?:['’-][^\W\d_]+)*"
THREE = re.compile(rf"(?:{WORD}[,;:]? ){{2}}{WORD}")
FOUR = re.compile(rf"(?:{WORD}[,;:]? ){{3}}{WORD}")
LIKE_A_SENTENCE = re.compile(r"\A[A-ZА-ЯЁ].*\b[a-zа-яё]+\b|[.!?…]\Z", re.DOTALL)
"""A capital and then small words, or an end."""

HOLE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands where something is put into a text; a word, unless it is glued to something else."""
GLUED = re.compile(rf"(?<=[^\s(]){HOLE}|{HOLE}(?=[^\s.,:;!?)])")

SQL = re.compile(
    r"\A\s*(?:ALTER|ATTACH|CREATE|DELETE|DROP|INSERT|LOCK|PRAGMA|SELECT|UPDATE|WITH)\b|IS NOT NULL"
)


class Prose(Struct, frozen=True):
    """A text that reads like prose, and where it stands."""

    path: Path
    line: int
    text: str
    around: list[ast.AST]
    """The nodes around it, the innermost last."""

    @property
    def place(self) -> str:
        """The path of its module within the package."""
        return self.path.relative_to(PACKAGE).as_posix()

    def calls(self) -> set[str]:
        """What the calls around it call."""
        found = (node.func for node in self.around if isinstance(node, ast.Call))
        return {
            func.attr if isinstance(func, ast.Attribute) else ast.unparse(func) for func in found
        }

    def arguments(self) -> set[str]:
        """As which arguments it is given."""
        return {str(node.arg) for node in self.around if isinstance(node, ast.keyword)}

    def key(self) -> str:
        """For which key of a dictionary it stands."""
        if not isinstance(self.around[-1], ast.Dict):
            return ""
        named = zip(self.around[-1].keys, self.around[-1].values, strict=True)
        return next(
            (ast.unparse(key) for key, value in named if key and _text(value) == self.text), ""
        )


MACHINERY = {
    "AssertionError": "a fault of the program",
    "BundleUnsteady": "a fault of the installation, in the log",
    "Impossible": "beliefs, caught by whoever asked",
    "IndexError": "a fault of whoever calls",
    "KernelMissing": "a fault of the installation",
    "LogbookFailed": "retried, and in the log",
    "NotImplementedError": "a fault of whoever calls",
    "ProblemTooLarge": "beliefs, caught by whoever asked",
    "ValueError": "a fault of whoever calls",
}
"""Exceptions that are not told to players, and what becomes of them."""

RULES: dict[str, Callable[[Prose], bool]] = {
    "a docstring, which explains the code": lambda it: isinstance(it.around[-1], ast.Expr),
    "an exception of the machinery, which is no trouble": lambda it: bool(
        it.calls() & MACHINERY.keys()
    ),
    "a log event, which a host searches for": lambda it: bool(
        it.calls() & {"debug", "info", "warning", "error", "exception"}
    ),
    "--help, which is in English as the options are": lambda it: bool(
        it.arguments() & {"help", "help_epilogue"}
    ),
    "a schema, for whoever writes programs or rule files": lambda it: (
        "Meta" in it.calls() or it.key() in ("'description'", "'title'")
    ),
    "the description of the API, for whoever writes programs": lambda it: (
        "Operation" in it.calls() or it.place == "server/openapi.py"
    ),
    "how to play by hand, with curl": lambda it: it.place == "server/http/html_page.py",
    "what is wrong with a request, told to the program that sent it": lambda it: (
        "Malformed" in it.calls()
    ),
    "what a metric counts, for the host": lambda it: bool(
        it.calls() & {"Counter", "Gauge", "Histogram"}
    ),
    "for the author of a bot": lambda it: (
        it.place.startswith("testing/") or "add_note" in it.calls()
    ),
    "the notation of transcripts, which is one for all languages": lambda it: it.place.startswith(
        "records/transcripts/"
    ),
    "what people may type, in all languages at once": lambda it: (
        it.place == "fairness/paper_word.py"
    ),
    "something to look for in what others say": lambda it: (
        bool(it.calls() & {"compile", "startswith"}) or isinstance(it.around[-1], ast.Compare)
    ),
    "a question to a database": lambda it: bool(SQL.search(it.text)),
    "a style sheet": lambda it: (
        isinstance(it.around[-1], ast.Assign) and "CSS" in ast.unparse(it.around[-1].targets[0])
    ),
}
"""Why a text is no sentence for players."""


@lru_cache
def proses() -> tuple[Prose, ...]:
    """Every text of the package outside of ``speech`` that reads like prose."""
    paths = (path for path in PACKAGE.rglob("*.py") if "speech" not in path.parts)
    return tuple(
        each for path in sorted(paths) for each in proses_in(path, path.read_text("utf-8"))
    )


def proses_in(path: Path, code: str) -> Iterator[Prose]:
    """The prose in one module."""
    waiting: list[tuple[ast.AST, list[ast.AST]]] = [(ast.parse(code), [])]
    while waiting:
        node, around = waiting.pop()
        text = _text(node)
        if text is not None and reads_like_prose(text):
            yield Prose(path, getattr(node, "lineno", 0), text, around)
        inner = (
            each
            for each in ast.iter_child_nodes(node)
            if not (isinstance(node, ast.JoinedStr) and isinstance(each, ast.Constant))
        )
        waiting += [(each, [*around, node]) for each in inner]


def _text(node: ast.AST) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            parts = [str(each.value) if isinstance(each, ast.Constant) else HOLE for each in values]
            whole = GLUED.sub("0", "".join(parts))
            return whole.replace(HOLE, "something") if re.search(WORD, whole) else None
        case _:
            return None


def reads_like_prose(text: str) -> bool:
    """Whether there are four words in a row, or three in what looks like a sentence."""
    bare = text.strip()
    return bool(FOUR.search(bare) or (THREE.search(bare) and LIKE_A_SENTENCE.search(bare)))


def sentences_for_players(found: Iterable[Prose]) -> list[str]:
    """What no rule explains."""
    return [
        f"{each.place}:{each.line}: {each.text}"
        for each in found
        if not any(rule(each) for rule in RULES.values())
    ]


def test_no_other_folder_contains_a_sentence_for_players() -> None:
    """What is said in one place is said in every language, and said once."""
    assert sentences_for_players(proses()) == []


PLANTED = """
raise Trouble("record/empty", reason="it is not proper JSON")
raise Complaint("Name another file.")
def why(name): return f"{name} has won."
SENTENCES = {"record/empty": "The file is empty."}
print("Файл уже есть, выберите другой.")
"""


@pytest.mark.parametrize("line", PLANTED.strip().splitlines())
def test_a_sentence_is_found_wherever_it_hides(line: str) -> None:
    """In a fact, an exception, an answer, a table, or said outright."""
    assert len(sentences_for_players(proses_in(PACKAGE / "game" / "planted.py", line))) == 1


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_needed(rule: str) -> None:
    """A rule that excuses nothing would one day excuse something."""
    assert any(RULES[rule](each) for each in proses())


def test_every_exception_of_the_machinery_is_needed() -> None:
    """As above."""
    raised = set().union(*(each.calls() for each in proses()))
    assert not MACHINERY.keys() - raised


def test_the_architecture_says_so() -> None:
    """The claim that is tested here."""
    page = (PACKAGE.parents[1] / "ARCHITECTURE.md").read_text("utf-8")
    assert "No other folder contains a sentence for players." in page
