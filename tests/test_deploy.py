"""The files for whoever runs a server: they can be read, and name what there is; programs judge where they are."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import jsonschema_rs
import pytest
import yaml

from kantor.server import metrics

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
ENDS = ("", "_total", "_bucket", "_count", "_sum")
FOUND = list(metrics.REGISTRY.collect())
NUMBERS = {sample.name for metric in FOUND for sample in metric.samples}
NUMBERS |= {f"{metric.name}{end}" for metric in FOUND for end in ENDS}


def named(expression: str) -> set[str]:
    return set(re.findall(r"\b(?:kantor|process)_[a-z_]+", expression))


def verified(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_dashboard_shows_numbers_that_there_are() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = [named(target["expr"]) for panel in board["panels"] for target in panel["targets"]]
    assert all(asked)
    assert set().union(*asked) - NUMBERS == set()
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_the_alerts_ask_for_numbers_that_there_are() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    assert set().union(*(named(rule["expr"]) for rule in rules)) - NUMBERS == set()
    if shutil.which("promtool"):
        verified("promtool", "check", "config", str(DEPLOY / "prometheus.yml"))


def test_the_composition_holds_together() -> None:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = found["services"]
    for service in services.values():
        assert "image" in service or (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        assert set(service["networks"]) <= found["networks"].keys()
        assert set(service.get("depends_on", {})) <= services.keys()
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            assert source in found["volumes"] or (DEPLOY / source).is_file()
    schema = json.loads((ROOT / "tests/fixtures/compose-spec.json").read_text(encoding="utf-8"))
    judge = jsonschema_rs.validator_for(schema)
    assert [f"{error.instance_path}: {error.message}" for error in judge.iter_errors(found)] == []
    assert not judge.is_valid(found | {"services": {"kantor": {"image": "kantor", "port": 80}}})
    # Only the proxy can be reached from outside.
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert found["networks"]["inside"] == {"internal": True}
    assert services["database"]["networks"] == ["inside"]
    # Mails, push messages and webhooks go out.
    assert "outside" in services["kantor"]["networks"]


def test_every_variable_that_is_read_is_told_in_the_page_for_hosts() -> None:
    sources = "".join(
        (ROOT / "src/kantor/server" / name).read_text(encoding="utf-8") for name in ("settings.py", "setting_groups.py")
    )
    read = set(re.findall(r'"(KANTOR_[A-Z_]+)"', sources))
    read |= {f"KANTOR_{name}_SECONDS" for name in re.findall(r'seconds\("([A-Z]+)"', sources)}
    read |= {f"KANTOR_KEEP_{name}_DAYS" for name in re.findall(r'days\("([A-Z]+)"', sources)}
    told = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert len(read) > 20
    assert {name for name in read if name not in told} == set()


def test_what_the_image_copies_is_there() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    copied = [
        name for line in lines if line.startswith("COPY ") and "--from" not in line for name in line.split()[1:-1]
    ]
    assert {name for name in copied if not (ROOT / name).exists()} == set()
    allowed = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert {name for name in copied if f"!{name}" not in allowed} == set()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd")
def test_the_units_are_right(tmp_path: Path) -> None:
    for unit in sorted(DEPLOY.glob("kantor*.*")):
        text = unit.read_text(encoding="utf-8").replace("/opt/kantor/bin/kantor", "/bin/true")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    units = [str(tmp_path / unit.name) for unit in sorted(DEPLOY.glob("kantor*.*"))]
    assert len(units) == 3
    verified("systemd-analyze", "verify", "--man=no", *units)


@pytest.mark.skipif(not shutil.which("caddy"), reason="there is no Caddy")
def test_the_proxy_is_right() -> None:
    verified("caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))
