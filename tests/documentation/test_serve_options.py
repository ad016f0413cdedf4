"""The options that the documentation and `deploy/` give to `highlands serve` are those that it has."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml

from highlands.terminal.cli import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCS = [ROOT / "docs" / name for name in ("hosting.md", "notifications.md")]
VALUES = {"POSTGRES_PASSWORD": "secret", "HIGHLANDS_NAME": "games.example.org"}

COMMANDS: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]
SERVE = COMMANDS["serve"]


def options(command: Any) -> set[str]:
    return {flag for option in command.params for flag in option.opts if flag.startswith("--")}


def parse(arguments: list[str]) -> dict[str, Any]:
    """What `highlands serve` makes of its arguments; a click.UsageError if it can't."""
    parsed: dict[str, Any] = SERVE.make_context("serve", arguments).params
    return parsed


def compose() -> dict[str, Any]:
    """The compose file, its variables filled in as Docker does."""
    text = re.sub(r"\$\{(\w+):\?\}", lambda found: VALUES[found[1]], (DEPLOY / "compose.yaml").read_text())
    assert "$" not in re.sub(r"#.*", "", text)
    found: dict[str, Any] = yaml.safe_load(text)
    return found


def docker_steps(name: str) -> list[str]:
    """What follows an instruction of the Dockerfile."""
    return re.findall(rf"(?m)^{name} (.*)$", (DEPLOY / "Dockerfile").read_text())


@pytest.mark.parametrize("node", ["one", "two"])
def test_the_containers_start_what_highlands_serve_understands(node: str):
    service = compose()["services"][node]
    (entry,) = docker_steps("ENTRYPOINT")
    program, command, *arguments = json.loads(entry)
    assert (program, command) == ("highlands", "serve")
    parsed = parse([*arguments, *service["command"]])
    assert parsed["database"] == "postgresql+asyncpg://highlands:secret@database/highlands"
    assert (parsed["host"], parsed["port"]) == ("0.0.0.0", 8181)
    # The key lies in a volume that the user who serves may write, and the proxy's network is the one that is trusted.
    (volume,) = [place for place in service["volumes"] if str(parsed["host_key"].parent) == place.partition(":")[2]]
    assert volume.partition(":")[0] in compose()["volumes"]
    assert any(step.startswith("install") and step.endswith(" /data") for step in docker_steps("RUN"))
    (network,) = compose()["networks"]["inside"]["ipam"]["config"]
    assert parsed["behind_proxy"] == [network["subnet"]]
    assert f"{node}:8181" in compose()["services"]["proxy"]["command"]


def test_the_image_is_made_of_files_that_there_are():
    copied = [word for step in docker_steps("COPY") for word in step.split()[:-1]]
    assert {name for name in copied if not name.startswith("dist/")} <= {
        str(path.relative_to(ROOT)) for path in (ROOT / "requirements").iterdir()
    }
    assert "dist/*.whl" in copied


def test_the_systemd_unit_starts_what_highlands_serve_understands():
    text = (DEPLOY / "highlands.service").read_text()
    example = re.search(r"HIGHLANDS_OPTIONS, for example: (.*)", text)
    start = re.search(r"(?m)^ExecStart=\S+/highlands serve \$HIGHLANDS_OPTIONS$", text)
    assert example is not None
    assert start is not None
    assert parse(shlex.split(example[1]))["workers"] == 2


def test_every_option_that_is_described_exists_and_every_one_that_exists_is_described():
    text = "\n".join(path.read_text() for path in DOCS)
    listed = {flag for row in re.findall(r"(?m)^\| (`--[^|]*)\|", text) for flag in re.findall(r"--[a-z-]+", row)}
    shown = {flag for option in SERVE.params if not option.hidden for flag in option.opts}
    assert listed <= options(SERVE)
    named = set(re.findall(r"`(--[a-z-]+)", text)) | listed
    assert shown - named - {"--language"} == set()
    known = set().union(*(options(COMMANDS[name]) for name in ("serve", "host-key", "backup", "restore")))
    assert named <= known
