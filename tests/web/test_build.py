import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from kit.web import WEB


@pytest.fixture
def page(tmp_path: Path) -> ModuleType:
    """The program that builds the page, before a small page of its own."""
    spec = importlib.util.spec_from_file_location("page", WEB / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    web, site = tmp_path / "web", tmp_path / "site"
    for name in ("src/main.ts", "src/main.test.ts", "public/icon.svg", "index.html"):
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text(name, "utf-8")
    for name in ("package-lock.json", "svelte.config.js", "vite.config.ts"):
        (web / name).write_text("{}", "utf-8")
    vars(module).update(WEB=web, SITE=site, MODULES=web / "node_modules")
    return module


def built(page: ModuleType) -> None:
    """A bundle of the sources as they are."""
    page.SITE.mkdir(exist_ok=True)
    (page.SITE / "index.html").write_text("built", "utf-8")
    (page.SITE / page.BUILT_FROM).write_text(page.fingerprint(), "utf-8")


def test_a_bundle_is_fresh_until_a_source_changes(page: ModuleType) -> None:
    """Whoever pulls a change and starts the server must not see yesterday's page."""
    assert not page.is_fresh()
    built(page)
    assert page.is_fresh()
    (page.WEB / "src" / "main.ts").write_text("another", "utf-8")
    assert not page.is_fresh()


@pytest.mark.parametrize("name", ["src/new.svelte", "public/new.svg", "package-lock.json"])
def test_whatever_goes_into_the_bundle_counts(page: ModuleType, name: str) -> None:
    """A file that is new, or another version of a library, makes another page."""
    built(page)
    (page.WEB / name).write_text("new", "utf-8")
    assert not page.is_fresh()


def test_a_changed_test_builds_nothing_anew(page: ModuleType) -> None:
    """Nobody waits for a build after changing what is not in it."""
    built(page)
    (page.WEB / "src" / "main.test.ts").write_text("another", "utf-8")
    assert page.is_fresh()


def test_a_bundle_broken_off_half_way_is_not_fresh(page: ModuleType) -> None:
    """What it was built from is noted last."""
    page.SITE.mkdir()
    (page.SITE / "index.html").write_text("half", "utf-8")
    assert not page.is_fresh()


def test_without_node_the_reason_is_a_sentence(
    page: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever has neither Node nor a network reads what is missing, not a traceback."""
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
