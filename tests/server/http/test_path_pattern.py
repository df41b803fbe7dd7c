import re

import pytest

from seabattle.server.http.path_pattern import KERNEL_PATTERNS, merge_patterns
from seabattle.server.run.asgi_app import KERNEL_OPERATIONS, server_parts
from seabattle.server.server_part import ServerPart


def parameters_of(path: str) -> set[str]:
    """The names of the parameters of a path."""
    return set(re.findall(r"\{(\w+)\}", path))


@pytest.mark.parametrize("part", server_parts(), ids=lambda it: it.name)
def test_a_feature_declares_the_parameters_of_its_own_paths(part: ServerPart) -> None:
    """A pattern of another feature is missing where that feature is switched off."""
    used = {name for each in part.operations for name in parameters_of(each.path)}
    assert used - set(KERNEL_PATTERNS) == set(part.path_patterns)


def test_the_kernel_declares_only_what_its_own_paths_need() -> None:
    """A parameter of a feature in the table of the kernel would outlive the feature."""
    used = {name for each in KERNEL_OPERATIONS for name in parameters_of(each.path)}
    assert used == set(KERNEL_PATTERNS)


def test_a_path_parameter_is_declared_only_once() -> None:
    """The second pattern would silently change what the endpoints of the first accept."""
    part = ServerPart(name="scratch", path_patterns={"match": "[a-z]+"})
    with pytest.raises(ValueError, match="'match' again"):
        merge_patterns([part])
