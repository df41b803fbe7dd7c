"""The program with one language more: its catalogs, and one line in the list.

    python tests/kit/pseudo/pseudo_program.py FOLDER

makes such a copy to look at; with ``PYTHONPATH=FOLDER/src`` the commands of ``seabattle``
take ``--lang en-XA``, and the page at ``seabattle serve`` offers the language in its menu.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from msgspec import json

from kit.pseudo.pseudo_catalog import CLOSING, OPENING, TAG, pseudo_catalog, pseudo_words

ROOT = Path(__file__).parents[3]
PACKAGE = Path("src", "seabattle")
ENGLISH_TEXT = re.compile(r'^en = "(.*)"$', re.MULTILINE)
LINE = {
    "tag": TAG,
    "name": pseudo_words("pseudo"),
    "letters": "latin",
    "usual_variant": "classic",
}


def copy_program(folder: Path) -> Path:
    """A copy of the package that speaks the language; the folder to import it from."""
    shutil.copytree(
        ROOT / PACKAGE, folder / PACKAGE, copy_function=os.symlink, ignore=_without_page
    )
    _add_line(folder / PACKAGE / "rules" / "languages.json")
    _add_catalogs(folder / PACKAGE / "speech" / "catalogs")
    for file in (folder / PACKAGE / "variants").glob("*.toml"):
        _add_titles(file)
    return folder / "src"


def build_page(folder: Path) -> None:
    """The page in the browser of such a copy, built into it."""
    web = folder / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules", "*.test.ts"))
    (web / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    catalogs = web / "src" / "speech"
    _add_catalogs(catalogs)
    shutil.copy(catalogs / "en" / "index.ts", catalogs / TAG)
    subprocess.run(
        [sys.executable, web / "build.py", "npm", "run", "--silent", "build", "--", "-l", "warn"],
        check=True,
    )


def _without_page(folder: str, names: list[str]) -> set[str]:
    return {"site"} & set(names)


def _add_line(file: Path) -> None:
    languages = json.decode(file.read_bytes())
    file.unlink()
    file.write_bytes(json.encode([*languages, LINE]))


def _add_catalogs(folder: Path) -> None:
    (folder / TAG).mkdir()
    for file in (folder / "en").glob("*.ftl"):
        (folder / TAG / file.name).write_text(pseudo_catalog(file.read_text("utf-8")), "utf-8")


def _add_titles(file: Path) -> None:
    """The texts of a ready-made game, which stand in its own file."""
    text = file.read_text("utf-8")
    file.unlink()
    file.write_text(ENGLISH_TEXT.sub(_with_translation, text), "utf-8")


def _with_translation(english: re.Match[str]) -> str:
    words = f"{OPENING}{pseudo_words(english[1])}{CLOSING}"
    return f'{english[0]}\n{TAG} = "{words}"'


if __name__ == "__main__":
    copy_program(Path(sys.argv[1]))
    build_page(Path(sys.argv[1]))
