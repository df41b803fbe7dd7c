"""Builds the native kernel while the package is installed.

``SEABATTLE_NATIVE`` decides: ``auto`` builds it where a C++ compiler is found and
does without otherwise, ``off`` never builds it, ``require`` fails without it.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class KernelHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles ``native/`` into ``seabattle/_kernel``."""

    def dependencies(self) -> list[str]:
        """Ask for the build tools only where they will be used, and are not at hand."""
        if not self._wanted():
            return []
        tools = [tool for tool in ("cmake", "ninja") if shutil.which(tool) is None]
        return ["nanobind>=2.4", "scikit-build-core>=0.10", *tools]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the kernel to the wheel, or to the source tree of an editable install."""
        if not self._wanted():
            return
        try:
            kernel = self._build()
        except Exception as reason:
            if _switch() == "require":
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
        if self.target_name != "wheel" or _switch() == "off":
            return False
        return _switch() == "require" or _compiler() is not None

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


def _switch() -> str:
    switch = os.environ.get("SEABATTLE_NATIVE", "auto")
    if switch not in ("auto", "off", "require"):
        raise ValueError(f"SEABATTLE_NATIVE is {switch!r}; it can be auto, off or require")
    return switch


def _compiler() -> str | None:
    """Find the C++ compiler CMake would take."""
    return next(
        filter(None, map(shutil.which, (os.environ.get("CXX") or "c++", "g++", "clang++"))), None
    )
