"""The build backend: setuptools, and a Node from PyPI where the client has to be built and there is none."""

import os
from pathlib import Path
from typing import Any

import kantor_client
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    found = list(build_meta.get_requires_for_build_wheel(config_settings))
    root = Path.cwd()
    wanted = os.environ.get("KANTOR_CLIENT", "1") != "0" and kantor_client.has_sources(root)
    if wanted and not kantor_client.is_built(root) and kantor_client.find_node(root) is None:
        found.append(kantor_client.NODE_REQUIREMENT)
    return found
