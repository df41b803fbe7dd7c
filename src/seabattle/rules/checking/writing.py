"""Writing a rule file: plain data as TOML, in the form in which people write it."""

from collections.abc import Iterator
from typing import Any

_BARE = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def write_toml(data: dict[str, Any]) -> str:
    """The text of a rule file with *data*; ``None`` values are left out."""
    return "\n".join(_table(_strip_none(data), ())).lstrip("\n") + "\n"


def _strip_none(value: Any) -> Any:
    """The value without its ``None`` parts, which TOML cannot write."""
    if isinstance(value, dict):
        return {key: _strip_none(inner) for key, inner in value.items() if inner is not None}
    if isinstance(value, list | tuple):
        return [_strip_none(inner) for inner in value if inner is not None]
    return value


def _table(table: dict[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    """The lines of a table, plain entries first: below a heading they would belong to it."""
    for key, value in table.items():
        if not isinstance(value, dict) and not _tables(value):
            yield f"{_key(key)} = {_value(value)}"
    for key, value in table.items():
        inner = (*path, key)
        name = ".".join(map(_key, inner))
        if isinstance(value, dict):
            yield from ("", f"[{name}]", *_table(value, inner))
        elif _tables(value):
            for each in value:
                yield from ("", f"[[{name}]]", *_table(each, inner))


def _tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(it, dict) for it in value)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        pairs = (f"{_key(key)} = {_value(inner)}" for key, inner in value.items())
        return f"{{{', '.join(pairs)}}}"
    return repr(value)


def _key(key: str) -> str:
    return key if key and set(key) <= _BARE else _text(key)


def _text(text: str) -> str:
    return '"' + "".join(map(_letter, text)) + '"'


def _letter(letter: str) -> str:
    if letter in _ESCAPES:
        return _ESCAPES[letter]
    return letter if ord(letter) > 0x1F and letter != "\x7f" else f"\\u{ord(letter):04X}"
