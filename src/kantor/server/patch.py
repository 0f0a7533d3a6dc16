"""How one view becomes the next: the changes alone, as `[path, value]` to put and `[path]` to remove."""

from __future__ import annotations

from typing import Any

Path = tuple[str | int, ...]


def patch(old: Any, new: Any) -> list[list[Any]]:
    """The changes from old to new, both JSON-able. Lists whose length changed are put as a whole."""
    found: list[list[Any]] = []
    _compare(old, new, (), found)
    return found


def _compare(old: Any, new: Any, path: Path, out: list[list[Any]]) -> None:
    if type(old) is not type(new):
        out.append([list(path), new])
    elif isinstance(new, dict):
        out.extend([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            if key in old:
                _compare(old[key], value, (*path, key), out)
            else:
                out.append([[*path, key], value])
    elif isinstance(new, list | tuple) and len(old) == len(new) and any(isinstance(part, dict | list) for part in new):
        for index, value in enumerate(new):
            _compare(old[index], value, (*path, index), out)
    elif old != new:
        out.append([list(path), new])


def apply(view: Any, changes: list[list[Any]]) -> Any:
    """What a client does with a patch. The view is changed in place; returned is the new one."""
    for path, *value in changes:
        if not path:
            view = value[0]
            continue
        at = view
        for step in path[:-1]:
            at = at[step]
        if value:
            at[path[-1]] = value[0]
        else:
            del at[path[-1]]
    return view
