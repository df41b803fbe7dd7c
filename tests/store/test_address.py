"""The kind of database is known in one place; all other code asks the address."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import seabattle
from kit.stores.real_database import DatabaseAddress, run, url_of, write
from seabattle.cli.database import migrate
from seabattle.cli.serve import _check_workers
from seabattle.matches.port import MatchId
from seabattle.store import open_bell, open_store
from seabattle.store.address import DATABASES, read_address
from seabattle.store.backup import backup, restore
from seabattle.store.integrity import Inventory
from seabattle.store.postgres.server_address import ServerAddress
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.trouble import Trouble

PACKAGE = Path(seabattle.__file__).parent

KINDS = {kind.__name__ for kind in DATABASES.values()}

FOLDERS = {kind.__module__.rpartition(".")[0] for kind in DATABASES.values()}
"""The package of each database."""

HERE = "seabattle.store.address"


class ThirdAddress:
    """An unknown database; it does everything as a file does."""

    many_workers = True

    def __init__(self, path: str) -> None:
        self._file = FileAddress(Path(path))

    @classmethod
    def read(cls, text: str) -> "ThirdAddress":
        """What comes after the scheme is a path."""
        return cls(text.partition("://")[2])

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


def test_a_third_database_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is opened, copied, filled and migrated, and no other code has to know of it."""
    monkeypatch.setitem(DATABASES, "third", ThirdAddress)
    here, there, copy = f"third://{tmp_path}/a", f"third://{tmp_path}/b", tmp_path / "copy.db"

    async def story() -> Inventory:
        async with open_store(here) as store, open_bell(None, here) as bell:
            await store.people.signing_key()
            await write(store.logbook, "m", upto=3)
            await bell.ring(MatchId("m"))
        await backup(read_address(here), copy)
        return await restore(copy, read_address(there))

    assert run(story()) == Inventory(matches=1, pages=3)
    migrate(database=f"third://{tmp_path}/c")
    assert (tmp_path / "c").is_file()
    assert capsys.readouterr().out
    _check_workers(here, 2)


def test_only_a_database_that_several_may_share_has_several_workers() -> None:
    """Each says so by itself, however its scheme is spelled."""
    for address in ("postgresql://host/sea", "postgres://host/sea"):
        _check_workers(address, 2)
    for address in ("sea.db", "sqlite:///sea.db"):
        _check_workers(address, 1)
        with pytest.raises(Trouble) as refused:
            _check_workers(address, 2)
        assert refused.value.code == "serve/one-worker"
    with pytest.raises(Trouble) as refused:
        _check_workers("mysql://host/sea", 2)
    assert refused.value.code == "store/bad-address"


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the package by its full name."""
    for path in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        yield name.removesuffix(".__init__"), ast.parse(path.read_text("utf-8"))


def imports(tree: ast.Module) -> set[str]:
    """The full names of everything that is imported, at the top or later."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{each.name}" for each in node.names}
    return found


def test_one_module_names_all_databases() -> None:
    """Developers who add one find the one place where they stand side by side."""
    assert len(FOLDERS) > 1
    found = [name for name, tree in modules() if len(_databases(imports(tree))) > 1]
    assert found == [HERE]


def test_no_code_outside_tells_addresses_apart() -> None:
    """Code that has to know the kind of database needs a question that an address lacks."""
    found = [
        f"{name}:{node.lineno}: {ast.unparse(node)}"
        for name, tree in modules()
        if name != HERE and not _databases({name})
        for node in ast.walk(tree)
        if isinstance(node, ast.expr | ast.alias)
        if _names_kind(node) or _tests_scheme(node)
    ]
    assert found == []


def _databases(names: set[str]) -> set[str]:
    """The databases in whose folders some modules are."""
    return {folder for folder in FOLDERS for name in names if f"{name}.".startswith(f"{folder}.")}


def _names_kind(node: ast.AST) -> bool:
    """Whether a kind of address is named: for a test, to be made, or in an import."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
            return name in KINDS
        case _:
            return False


def _tests_scheme(node: ast.AST) -> bool:
    """Whether the beginning of a text is compared with a scheme of the program."""
    match node:
        case ast.Call(func=ast.Attribute(attr="startswith" | "removeprefix")) | ast.Compare():
            texts = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
            return any(str(text).partition(":")[0] in DATABASES for text in texts)
        case _:
            return False


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("postgres://sea@db/sea?ssl=off", "postgresql://sea:p%40ss%2F%20%3A%D1%8F@db/sea?ssl=off"),
        ("postgresql://db/sea", "postgresql://:p%40ss%2F%20%3A%D1%8F@db/sea"),
        ("postgresql://sea:own@db/sea", "postgresql://sea:own@db/sea"),
    ],
)
def test_the_password_may_be_in_a_file(
    written: str, meant: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is in the environment or on a command line is read by others; it is shown nowhere."""
    file = tmp_path / "password"
    file.write_text("p@ss/ :я\n", "utf-8")
    monkeypatch.setenv("SEABATTLE_PASSWORD_FILE", str(file))
    found = read_address(written)
    assert isinstance(found, ServerAddress)
    assert found.url == meant
    assert str(found) == "postgresql://db/sea"


def test_a_password_file_that_is_not_there_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without it, the database would be asked for an unknown user."""
    monkeypatch.setenv("SEABATTLE_PASSWORD_FILE", str(tmp_path / "none"))
    with pytest.raises(Trouble) as caught:
        read_address("postgresql://sea@db/sea")
    assert caught.value.facts["file"] == str(tmp_path / "none")
    assert str(read_address("x.db")) == "x.db"


def test_each_database_tells_how_much_it_takes(store_address: DatabaseAddress) -> None:
    """PostgreSQL knows nothing of the room on its disk that a client could ask for."""

    async def story() -> None:
        async with open_store(url_of(store_address)):
            usage = await read_address(url_of(store_address)).disk_usage()
        assert usage is not None
        assert usage.taken > 0
        shared = read_address(url_of(store_address)).many_workers
        assert (usage.free is None) is shared

    run(story())
