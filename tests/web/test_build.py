import importlib.util
import threading
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from types import ModuleType

import pytest

from kit.screens.browser import WEB
from seabattle.server.http import site_bundle


@pytest.fixture
def page(tmp_path: Path) -> ModuleType:
    """The program that builds the page, before a small page of its own."""
    spec = importlib.util.spec_from_file_location("page", WEB / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    web, site = tmp_path / "web", tmp_path / "site"
    languages = tmp_path / "src" / "seabattle" / "rules" / "languages.json"
    languages.parent.mkdir(parents=True)
    languages.write_text("[]", "utf-8")
    for name in ("src/main.ts", "src/main.test.ts", "public/icon.svg", "index.html"):
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text(name, "utf-8")
    for name in ("package-lock.json", "svelte.config.js", "vite.config.ts"):
        (web / name).write_text("{}", "utf-8")
    vars(module).update(
        WEB=web,
        SITE=site,
        MODULES=web / "node_modules",
        TYPES=web / "src" / "schema.d.ts",
        DESCRIPTION=tmp_path / "build" / "openapi.json",
    )
    return module


def built(page: ModuleType) -> None:
    """A bundle of the sources as they are."""
    page.SITE.mkdir(exist_ok=True)
    (page.SITE / "index.html").write_text("built", "utf-8")
    (page.SITE / page.BUILT_FROM).write_text(page.fingerprint(), "utf-8")


def test_a_bundle_is_fresh_until_a_source_changes(page: ModuleType) -> None:
    """A host who pulls a change and starts the server must not serve yesterday's page."""
    assert not page.is_fresh()
    built(page)
    assert page.is_fresh()
    (page.WEB / "src" / "main.ts").write_text("another", "utf-8")
    assert not page.is_fresh()


@pytest.mark.parametrize(
    "name",
    [
        "src/new.svelte",
        "public/new.svg",
        "package-lock.json",
        "../src/seabattle/rules/languages.json",
    ],
)
def test_every_input_of_the_bundle_counts(page: ModuleType, name: str) -> None:
    """A file that is new, or another version of a library, makes another page."""
    built(page)
    (page.WEB / name).write_text("new", "utf-8")
    assert not page.is_fresh()


def test_a_changed_test_builds_nothing_anew(page: ModuleType) -> None:
    """No developer waits for a build after changing what is not in it."""
    built(page)
    (page.WEB / "src" / "main.test.ts").write_text("another", "utf-8")
    assert page.is_fresh()


def test_the_types_are_written_only_when_the_description_of_the_server_changes(
    page: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every check asks for them, and a run that breaks off must not pass for a whole one."""
    described, ran = [b"{}"], list[bytes]()

    def openapi(*_: object, **__: object) -> CompletedProcess[bytes]:
        return CompletedProcess([], 0, described[-1], b"")

    def schema(*words: str) -> None:
        assert words[-1] == "schema"
        ran.append(page.DESCRIPTION.read_bytes())
        page.TYPES.write_text("types", "utf-8")

    def break_off(*_: str) -> None:
        page.TYPES.write_text("half", "utf-8")
        raise RuntimeError("npm schema failed")

    monkeypatch.setattr(page, "install", lambda: None)
    monkeypatch.setattr(page.subprocess, "run", openapi)
    monkeypatch.setattr(page, "_run", schema)
    page.write_types()
    page.write_types()
    assert ran == [b"{}"]

    described.append(b'{"openapi": "3.1.0"}')
    monkeypatch.setattr(page, "_run", break_off)
    with pytest.raises(RuntimeError, match="schema failed"):
        page.write_types()
    monkeypatch.setattr(page, "_run", schema)
    page.write_types()
    assert ran == described

    page.TYPES.unlink()
    page.write_types()
    assert len(ran) == 3


def test_the_types_of_the_wire_change_nothing_about_the_bundle(page: ModuleType) -> None:
    """They are written after a first build, which must not be followed by a second."""
    built(page)
    page.TYPES.write_text("types", "utf-8")
    assert page.is_fresh()


def test_a_bundle_broken_off_half_way_is_not_fresh(page: ModuleType) -> None:
    """What it was built from is noted last."""
    page.SITE.mkdir()
    (page.SITE / "index.html").write_text("half", "utf-8")
    assert not page.is_fresh()


def _put(site: Path, version: str) -> None:
    """A bundle whose start names a file that only this version has."""
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text(f"assets/{version}.js", "utf-8")
    (site / "assets" / f"{version}.js").write_text(version, "utf-8")
    (site / "pages.json").write_text("[]", "utf-8")
    (site / "built-from.txt").write_text(version, "utf-8")


def _npm_that_builds(page: ModuleType, version: str) -> Callable[..., None]:
    """What npm does, without it: it writes where it is told to, and nowhere else."""

    def run(*words: str) -> None:
        folders = [word.partition("=")[2] for word in words if word.startswith("--outDir=")]
        assert page.SITE.name not in {Path(each).name for each in folders}
        _put(Path(folders[0]), version)

    return run


def test_a_new_bundle_takes_the_place_of_the_old_one_whole(
    page: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of the old page stays, and nothing is left lying about beside it."""
    _put(page.SITE, "old")
    monkeypatch.setattr(page, "install", lambda: None)
    monkeypatch.setattr(page, "_run", _npm_that_builds(page, "new"))
    page.build()
    assert page.is_fresh()
    assert [each.name for each in (page.SITE / "assets").iterdir()] == ["new.js"]
    assert [each.name for each in page.SITE.parent.iterdir() if "site" in each.name] == ["site"]


def test_a_build_that_fails_leaves_the_old_bundle(
    page: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slip in a source must not take the page from a server that is started meanwhile."""
    _put(page.SITE, "old")
    written = _npm_that_builds(page, "new")

    def half(*words: str) -> None:
        written(*words)
        raise RuntimeError("npm run failed")

    monkeypatch.setattr(page, "install", lambda: None)
    monkeypatch.setattr(page, "_run", half)
    with pytest.raises(RuntimeError, match="npm run failed"):
        page.build()
    assert (page.SITE / "assets" / "old.js").is_file()
    assert [each.name for each in page.SITE.parent.iterdir() if "site" in each.name] == ["site"]


def test_a_server_that_starts_during_a_build_reads_a_whole_bundle(
    page: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It once failed over a file that was there when it looked and gone when it read it."""
    _put(page.SITE, "0")
    monkeypatch.setattr(site_bundle, "SITE", page.SITE)
    monkeypatch.setattr(site_bundle, "PAUSE", 0.001)
    monkeypatch.setattr(site_bundle, "TRIES", 200)
    done = threading.Event()

    def builder() -> None:
        for number in range(1, 150):
            fresh = page.SITE.with_name(f"site-{number}")
            _put(fresh, str(number))
            page.swap_in(fresh)
        done.set()

    swapping = threading.Thread(target=builder)
    swapping.start()
    seen = set()
    while not done.is_set():
        found = site_bundle.load_bundle.__wrapped__()
        start = found["index.html"].body.decode()
        assert set(found) == {"index.html", "pages.json", start}
        seen.add(start)
    swapping.join()
    assert len(seen) > 1


def test_a_bundle_that_comes_while_it_is_looked_for_is_found(
    page: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old one was gone at the first look, and the builder at the second."""

    def just_done() -> bool:
        if not page.SITE.exists():
            _put(page.SITE, "1")
        return False

    monkeypatch.setattr(site_bundle, "SITE", page.SITE)
    monkeypatch.setattr(site_bundle, "PAUSE", 0.001)
    monkeypatch.setattr(site_bundle, "_is_being_built", just_done)
    found = set(site_bundle.load_bundle.__wrapped__())
    assert found == {"index.html", "pages.json", "assets/1.js"}


def test_without_node_the_reason_is_a_sentence(
    page: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A host without Node and network reads what is missing, not a traceback."""
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setattr("sys.argv", ["build.py"])
    assert page.main() == 1
    said = capsys.readouterr().err
    assert "Node 20.19 or newer is needed" in said
    assert "Traceback" not in said
    assert not page.has_node()


def test_the_bundle_that_is_served_here_is_up_to_date() -> None:
    """The other tests of this folder would be about another page."""
    spec = importlib.util.spec_from_file_location("page", WEB / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.is_fresh(), "run python web/build.py"
